import Bindery

/// Two producers, one after the other.
@MainActor
private final class ConcatCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let first: ProducerCore<Value, Failure>
  private let second: ProducerCore<Value, Failure>

  init(_ first: ProducerCore<Value, Failure>, _ second: ProducerCore<Value, Failure>) {
    self.first = first
    self.second = second
    super.init()
  }

  deinit {}

  /// Starts the first of the row; a row of rows is one row, however long.
  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    var following = [second]
    var first = first
    while let row = first as? ConcatCore {
      following.append(row.second)
      first = row.first
    }
    let node = Sequel<Value, Failure, Value, Failure>(
      following,
      in: run,
      passesInterruption: false,
      promoting: sameFailure
    ) {
      unsafeDowncast($0, to: Sequel<Value, Failure, Value, Failure>.self).pass($1)
    }
    node.connect(to: output)
    run.head = node
    SignalProducer(core: first).start(node, in: run.work)
  }
}

extension SignalProducer {
  /// Starts `next` when this producer has completed.
  ///
  /// ```text
  /// self       ─1─2─|
  /// next            ─7─8─|
  /// concat(_:) ─1─2──7─8─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | passed on |
  /// | failure | passed on; `next` is not started |
  /// | completion | of this: `next` is started; of `next`: passed on |
  /// | interruption | counts as completion |
  /// | disposal | whichever runs is interrupted |
  ///
  /// A `next` that leads back to this producer may do so without end: neither the stack nor the
  /// memory grows.
  public func concat(_ next: SignalProducer) -> SignalProducer {
    SignalProducer(core: ConcatCore(core, next.core))
  }

  /// Starts `next` when this producer has completed.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    concat(next.producer)
  }

  /// Sends `value` when this producer has completed.
  public func concat(value: Value) -> SignalProducer { concat(SignalProducer(value: value)) }

  /// Fails with `error` when this producer has completed.
  public func concat(error: Failure) -> SignalProducer { concat(SignalProducer(error: error)) }

  /// Starts this producer when `previous` has completed; see `concat(_:)`.
  public func prefix(_ previous: SignalProducer) -> SignalProducer { previous.concat(self) }

  /// Starts this producer when `previous` has completed; see `concat(_:)`.
  public func prefix(
    _ previous: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    previous.producer.concat(self)
  }

  /// Sends `value` before this producer is started.
  public func prefix(value: Value) -> SignalProducer { prefix(SignalProducer(value: value)) }
}
