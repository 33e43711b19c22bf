/// The values of a signal or of a run of a producer, to be iterated with `for try await`.
///
/// Its failure type is the signal's, so that one that cannot fail needs no `try`. It is iterated
/// once. When the iterating task is cancelled, or the sequence is released, the run is interrupted
/// or the signal let go.
public nonisolated struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence {
  /// What is iterated.
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

  /// Gives one value after the other.
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

/// How the values of a ``SignalValues`` have ended; the failure takes no place among them.
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
  /// Starts the work now, and gives its values to be iterated with `for try await`.
  ///
  /// ```swift
  /// for await title in viewModel.$title.producer.values() { print(title) }
  /// ```
  ///
  /// - Parameter bufferingPolicy: What to do with values that nobody has asked for yet.
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
  /// Gives the values from now on, to be iterated with `for try await`.
  ///
  /// - Parameter bufferingPolicy: What to do with values that nobody has asked for yet.
  /// - Returns: The values, to be iterated once.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> SignalValues<Value, Failure> {
    producer.values(bufferingPolicy: bufferingPolicy)
  }
}
