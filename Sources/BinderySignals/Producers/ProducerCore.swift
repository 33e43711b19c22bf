/// How a producer does its work when it is started.
@MainActor
@usableFromInline
class ProducerCore<Value, Failure: Error> {
  /// Whether the producer is no more than one value and a completion.
  ///
  /// It lets `flatMap` do without a start.
  @usableFromInline let isSingle: Bool

  @inlinable init(isSingle: Bool = false) { self.isSingle = isSingle }

  deinit {}

  /// Sends the value of a producer that is single, and no completion.
  func sendSingle(to output: Observer<Value, Failure>) {}

  /// Does the work once, and sends to `output`, which is fresh and linked nowhere.
  ///
  /// Ends when `run` does, and sends nothing afterwards.
  func start(_ output: Observer<Value, Failure>, _ run: Run) {}
}
