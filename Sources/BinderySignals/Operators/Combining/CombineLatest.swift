@_spi(Engine) import Bindery

/// The state of a `combineLatest` of two inputs: the latest value of each.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class Latest<Left, Right, Failure: Error>: InputGroup<(Left, Right), Failure> {
  @usableFromInline @safe @exclusivity(unchecked) var left: Left?
  @usableFromInline @safe @exclusivity(unchecked) var right: Right?

  deinit {}
}

/// The left input of a ``Latest``.
@MainActor
@usableFromInline
final class LatestLeft<Left, Right, Failure: Error>: Observer<Left, Failure> {
  @usableFromInline let latest: Latest<Left, Right, Failure>

  @inlinable init(_ latest: Latest<Left, Right, Failure>) {
    self.latest = latest
    super.init { node, value in
      let latest = downcast(node, to: LatestLeft.self).latest
      replace(&latest.left, with: value)
      if let right = latest.right { latest.output.send(value: (value, right)) }
    }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { latest.inputEnded(termination) }
}

/// The right input of a ``Latest``.
@MainActor
@usableFromInline
final class LatestRight<Left, Right, Failure: Error>: Observer<Right, Failure> {
  @usableFromInline let latest: Latest<Left, Right, Failure>

  @inlinable init(_ latest: Latest<Left, Right, Failure>) {
    self.latest = latest
    super.init { node, value in
      let latest = downcast(node, to: LatestRight.self).latest
      replace(&latest.right, with: value)
      if let left = latest.left { latest.output.send(value: (left, value)) }
    }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { latest.inputEnded(termination) }
}

extension Signal {
  /// Sends a tuple of the latest values of both signals whenever either sends, once both have sent.
  ///
  /// ```text
  /// self                 ─1─────2────|
  /// other                ───a─b────|
  /// combineLatest        ───1a─1b─2b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | sent in a tuple with the latest value of the other, once both have sent |
  /// | failure | of either: forwarded |
  /// | completion | forwarded when both have completed |
  /// | interruption | of either: forwarded |
  /// | disposal | stops observing both |
  @inlinable
  public func combineLatest<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal<(Value, Other), Failure>.joining { output, lifetime in
      let latest = Latest(of: 2, sendingTo: output)
      attach(LatestLeft(latest), during: lifetime)
      other.attach(LatestRight(latest), during: lifetime)
    }
  }
}

extension SignalProducer {
  /// Starts both producers, and sends a tuple of their latest values whenever either sends.
  ///
  /// This producer is started first. The first tuple is sent once both have sent a value. A failure
  /// or an interruption of either is forwarded; the run completes when both have completed.
  public func combineLatest<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Failure> where Other.Failure == Failure {
    let other = other.producer
    return SignalProducer<(Value, Other.Value), Failure>(combining: { output, run in
      let latest = Latest(of: 2, sendingTo: output)
      run.head = latest
      start(LatestLeft(latest), in: run.work)
      other.start(LatestRight(latest), asInputOf: run)
    })
  }
}
