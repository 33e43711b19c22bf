import Bindery

extension SignalProducer {
  /// Makes a producer that sends the result of asynchronous work.
  ///
  /// The work begins synchronously at each start, on the main actor. Interrupting the run cancels
  /// it. Work that throws `CancellationError` interrupts the producer.
  ///
  /// ```swift
  /// let user = SignalProducer<User, any Error> { try await client.user() }
  /// ```
  @_disfavoredOverload
  public init(_ work: @escaping @MainActor () async throws(Failure) -> Value) {
    self.init { observer, lifetime in
      lifetime.task {
        do throws(Failure) {
          let value = try await work()
          guard !Task.isCancelled else { return }
          observer.send(value: value)
          observer.sendCompleted()
        } catch {
          observer.send(caught: error)
        }
      }
    }
  }

  /// Makes a producer of the elements of an asynchronous sequence, which is iterated at each start.
  ///
  /// Interrupting the run cancels the iteration. An error of the sequence fails the producer; a
  /// `CancellationError` interrupts it. Use `init(of:)` where each start needs a new sequence.
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(_ elements: Elements)
  where Elements.Element == Value, Elements.Failure == Failure {
    self.init(of: { () async throws(Failure) -> Elements in elements })
  }
}

extension Signal.Observer {
  func send(caught error: Failure) {
    if error is CancellationError { sendInterrupted() } else { send(error: error) }
  }
}
