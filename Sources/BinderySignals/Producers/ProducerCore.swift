import Bindery

/// The implementation of a producer; a subclass starts the work.
@MainActor
@usableFromInline
class ProducerCore<Value, Failure: Error> {
  /// Whether the producer sends exactly one value and completes.
  ///
  /// `flatMap` sends such a value without a start.
  @usableFromInline let isSingle: Bool

  @inlinable init(isSingle: Bool = false) { self.isSingle = isSingle }

  deinit {}

  /// Sends the value of a single-value producer, without the completion.
  @usableFromInline func sendSingle(to output: Observer<Value, Failure>) {}

  /// Whether the values are the states of a property, of which a later one replaces an earlier one.
  var isState: Bool { false }

  /// Links `output` to the signal or property that the producer follows, if a start does nothing
  /// else.
  ///
  /// Disposing of `output` then unlinks it, and no run is needed. The core must be retained
  /// meanwhile.
  ///
  /// - Returns: Whether `output` was linked. Otherwise nothing has happened.
  func link(_ output: Observer<Value, Failure>) -> Bool { false }

  /// A producer and the one that is started after its completion.
  struct Concatenation {
    let first: ProducerCore
    let second: ProducerCore
  }

  /// Returns the two parts of a concatenation that treats interruptions in the given way, or `nil`.
  func concatenation(passingInterruption: Bool) -> Concatenation? { nil }

  /// Returns a producer of the ending alone.
  func ignoringValues<New, NewFailure>(
    promoting promote: @escaping (Failure) -> NewFailure
  ) -> ProducerCore<New, NewFailure> {
    IgnoreValuesCore(self, promoting: promote)
  }

  /// Starts the work and sends its events to `output`, which is new and not linked.
  ///
  /// The work ends when `run` ends, and sends nothing after that.
  func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {}

  /// Starts the work and sends its events to `output`, which no operator follows.
  ///
  /// `output` receives one event at a time, and none after the ending. It may be linked to signals.
  ///
  /// - Returns: A handle: disposing of it interrupts the work. Releasing it does not.
  func startLast(_ output: Observer<Value, Failure>) -> any Disposable {
    let run = ProducerRun()
    start(RunObserver(run, sendingTo: output), run)
    return run.input == nil ? run : RunToken(run)
  }

  /// Starts the work without observing it.
  func startUnobserved() -> any Disposable { startLast(Observer()) }
}
