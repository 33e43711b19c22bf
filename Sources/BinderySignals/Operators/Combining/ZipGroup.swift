/// The state of a `zip`: inputs whose nth values are sent together.
@MainActor
final class ZipGroup<Output, Failure: Error>: CombiningGroup<Output, Failure> {
  private var isExhausted = false

  deinit {}

  fileprivate func inputFilled() {
    missing -= 1
    while missing == 0, let combine {
      output.send(value: combine())
      if isExhausted { end(.completed) }
    }
  }

  /// - Parameter isLast: Whether the input has completed.
  fileprivate func inputEmptied(isLast: Bool) {
    missing += 1
    if isLast { isExhausted = true }
  }

  /// Attaches the next input to `signal`.
  func input<Value>(
    _ signal: Signal<Value, Failure>,
    during work: Lifetime
  ) -> ZipInput<Value, Output, Failure> {
    let input = ZipInput<Value, Output, Failure>(of: self)
    signal.attach(input, during: work)
    return input
  }

  /// Starts `producer` as the next input.
  func input<Value>(
    _ producer: SignalProducer<Value, Failure>,
    in run: ProducerRun
  ) -> ZipInput<Value, Output, Failure> {
    let input = ZipInput<Value, Output, Failure>(of: self)
    producer.start(input, asInputOf: run)
    return input
  }

  /// Starts `producer` as the last input.
  ///
  /// Nothing is sent before this, so `combine`, which is given that input, is not needed earlier.
  func lastInput<Value>(
    _ producer: SignalProducer<Value, Failure>,
    in run: ProducerRun,
    _ combine: @escaping (ZipInput<Value, Output, Failure>) -> Output
  ) {
    let input = ZipInput<Value, Output, Failure>(of: self)
    begin { combine(input) }
    producer.start(input, asInputOf: run)
  }
}

/// One input of a ``ZipGroup``.
@MainActor
final class ZipInput<Value, Output, Failure: Error>: Observer<Value, Failure> {
  private let group: ZipGroup<Output, Failure>
  private var queue = Queue<Value>()
  private var hasCompleted = false

  init(of group: ZipGroup<Output, Failure>) {
    self.group = group
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    let isFirst = queue.isEmpty
    queue.append(value)
    if isFirst { group.inputFilled() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !queue.isEmpty {
      hasCompleted = true
    } else {
      group.end(termination)
    }
  }

  /// Removes and returns the first value.
  ///
  /// The group combines only when the queues of all inputs have one.
  func take() -> Value {
    guard let value = queue.popFirst() else { preconditionFailure("each input needs a value") }
    if queue.isEmpty { group.inputEmptied(isLast: hasCompleted) }
    return value
  }
}
