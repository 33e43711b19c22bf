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
  @usableFromInline func sendSingle(to output: Observer<Value, Failure>) {}

  /// Links `output` to what the producer follows, where that is all that a start does.
  ///
  /// Disposing of `output` ends it then, and no run is needed; the core has to be kept meanwhile.
  ///
  /// - Returns: Whether it was; if not, nothing has happened.
  func link(_ output: Observer<Value, Failure>) -> Bool { false }

  /// Two producers of which one follows the other.
  struct Concatenation {
    let first: ProducerCore
    let second: ProducerCore
  }

  /// The two that the producer is made of, where it is a row that treats interruptions alike.
  func concatenation(passingInterruption: Bool) -> Concatenation? { nil }

  /// Makes a producer of the ending alone.
  func ignoringValues<New, NewFailure>(
    promoting promote: @escaping (Failure) -> NewFailure
  ) -> ProducerCore<New, NewFailure> {
    IgnoreValuesCore(self, promoting: promote)
  }

  /// Does the work once, and sends to `output`, which is fresh and linked nowhere.
  ///
  /// Ends when `run` does, and sends nothing afterwards.
  func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {}
}
