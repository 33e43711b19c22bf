/// How a producer does its work when it is started.
@MainActor
@usableFromInline
class ProducerCore<Value, Failure: Error> {
  init() {}

  deinit {}

  /// The value, where the producer is no more than one value and a completion.
  ///
  /// It lets `flatMap` do without a start.
  var only: Value?? { .none }

  /// Does the work once, and sends to `output`, which is fresh and linked nowhere.
  ///
  /// Ends when `run` does, and sends nothing afterwards.
  func start(_ output: Observer<Value, Failure>, _ run: Run) {}
}
