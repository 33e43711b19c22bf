/// The values of a signal or of a run of a producer, for iteration with `for try await`.
///
/// The failure type is that of the signal, so the iteration of a signal that cannot fail needs no
/// `try`. The values may be iterated once, on any actor. Cancelling the iterating task or releasing
/// the sequence interrupts the run or ends the observation of the signal.
public nonisolated struct SignalValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// The values of the signal.
  public typealias Element = Value

  private let values: AsyncStream<Value>
  private let ending: StreamEnding<Failure>

  init(_ values: AsyncStream<Value>, _ ending: StreamEnding<Failure>) {
    self.values = values
    self.ending = ending
  }

  /// Returns an iterator over the values.
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: values.makeAsyncIterator(), ending: ending)
  }

  /// An iterator over the values.
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

/// The failure of a ``SignalValues``, kept apart from the buffered values so that no policy drops
/// it.
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

/// Writes the events of a run to the buffer of a ``SignalValues``.
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

extension SignalProducerConvertible where Value: Sendable {
  /// Returns the values from now on, for iteration with `for try await` on any actor.
  ///
  /// A producer is started by the call.
  ///
  /// ```swift
  /// for await title in viewModel.$title.producer.values() { print(title) }
  /// ```
  ///
  /// - Parameter bufferingPolicy: The buffer of values that have not been requested yet. By default
  ///   it is unbounded, except for the producer of a property itself: its values are states, so the
  ///   buffer has the newest one. A producer with an operator sends all values.
  /// - Returns: The values, which can be iterated once.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy? = nil
  ) -> SignalValues<Value, Failure> {
    let producer = producer
    let (values, continuation) = AsyncStream.makeStream(
      of: Value.self,
      bufferingPolicy: bufferingPolicy ?? (producer.core.isState ? .bufferingNewest(1) : .unbounded)
    )
    let ending = StreamEnding<Failure>()
    let run = SerialDisposable()
    continuation.onTermination = { _ in Task { @MainActor in run.dispose() } }
    run.inner = producer.start(StreamInput(continuation, ending))
    return SignalValues(values, ending)
  }
}
