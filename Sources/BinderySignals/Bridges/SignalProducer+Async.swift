extension SignalProducer where Failure == any Error {
  /// Makes a producer of one value from asynchronous work.
  ///
  /// The work begins at each start and is cancelled when the run is interrupted.
  public init(_ work: @escaping @MainActor () async throws -> Value) {
    self.init { observer, lifetime in
      let task = Task.immediate { @MainActor in
        do {
          let value = try await work()
          guard !Task.isCancelled else { return }
          observer.send(value: value)
          observer.sendCompleted()
        } catch is CancellationError {
          observer.sendInterrupted()
        } catch {
          observer.send(error: error)
        }
      }
      lifetime.add(task)
    }
  }
}
