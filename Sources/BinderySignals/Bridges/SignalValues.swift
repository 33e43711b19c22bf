/// The values of a signal or of a run of a producer, to be iterated with `for try await`.
///
/// Its failure type is the signal's, so that one that cannot fail needs no `try`. It may be iterated
/// on any actor, once. When the iterating task is cancelled, or the sequence is released, the run is
/// interrupted or the signal is no longer observed.
public nonisolated struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// The values of the signal.
  public typealias Element = Value

  private let values: AsyncStream<Value>
  private let ending: StreamEnding<Failure>

  init(_ values: AsyncStream<Value>, _ ending: StreamEnding<Failure>) {
    self.values = values
    self.ending = ending
  }

  /// Begins the iteration.
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: values.makeAsyncIterator(), ending: ending)
  }

  /// Returns the values one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<Value>.Iterator
    let ending: StreamEnding<Failure>

    /// Waits for the next value.
    ///
    /// - Returns: The value; `nil` after the completion or the interruption.
    /// - Throws: The failure, after all values.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Value? {
      if let value = await values.next(isolation: actor) { return value }
      if let failure = await ending.takeFailure() { throw failure }
      return nil
    }
  }
}

/// The failure of a ``SignalValues``, which takes no place among the buffered values.
@MainActor
final class StreamEnding<Failure: Error> {
  private var failure: Failure?

  init() {}

  deinit {}

  func fail(_ error: Failure) { failure = error }

  func takeFailure() -> Failure? {
    defer { failure = nil }
    return failure
  }
}

/// Feeds a ``SignalValues``.
@MainActor
private final class StreamInput<Value: Sendable, Failure: Error>: Observer<Value, Failure> {
  private let continuation: AsyncStream<Value>.Continuation
  private let ending: StreamEnding<Failure>

  init(_ continuation: AsyncStream<Value>.Continuation, _ ending: StreamEnding<Failure>) {
    self.continuation = continuation
    self.ending = ending
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { continuation.yield(value) }

  override func terminate(_ termination: Termination<Failure>) {
    if case .failed(let error) = termination { ending.fail(error) }
    continuation.finish()
  }
}

extension SignalProducer where Value: Sendable {
  /// Starts the work now, and returns its values, to be iterated with `for try await` on any actor.
  ///
  /// ```swift
  /// for await title in viewModel.$title.producer.values() { print(title) }
  /// ```
  ///
  /// - Parameter bufferingPolicy: The buffer of values that have not been asked for yet; by default
  ///   it keeps all of them.
  /// - Returns: The values, to be iterated once.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> SignalValues<Value, Failure> {
    let (values, continuation) = AsyncStream.makeStream(
      of: Value.self,
      bufferingPolicy: bufferingPolicy
    )
    let ending = StreamEnding<Failure>()
    let run = SerialDisposable()
    continuation.onTermination = { _ in Task { @MainActor in run.dispose() } }
    run.inner = start(StreamInput(continuation, ending))
    return SignalValues(values, ending)
  }
}

extension Signal where Value: Sendable {
  /// Returns the values from now on, to be iterated with `for try await` on any actor.
  ///
  /// - Parameter bufferingPolicy: The buffer of values that have not been asked for yet; by default
  ///   it keeps all of them.
  /// - Returns: The values, to be iterated once.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> SignalValues<Value, Failure> {
    producer.values(bufferingPolicy: bufferingPolicy)
  }
}
