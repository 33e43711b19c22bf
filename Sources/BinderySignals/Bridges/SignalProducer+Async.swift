extension SignalProducer {
  /// Makes a producer of one value from asynchronous work.
  ///
  /// The work begins at each start, at once and on the main actor, and is cancelled when the run is
  /// interrupted. Cancellation is no failure: work that throws `CancellationError` interrupts.
  ///
  /// ```swift
  /// let user = SignalProducer<User, any Error> { try await client.user() }
  /// ```
  @_disfavoredOverload
  public init(_ work: @escaping @MainActor () async throws(Failure) -> Value) {
    self.init { observer, lifetime in
      let task = Task.immediate { @MainActor in
        do throws(Failure) {
          let value = try await work()
          guard !Task.isCancelled else { return }
          observer.send(value: value)
          observer.sendCompleted()
        } catch {
          observer.send(caught: error)
        }
      }
      lifetime.add(task)
    }
  }

  /// Makes a producer of the elements of an asynchronous sequence, which is iterated at each start.
  ///
  /// The iteration is cancelled when the run is interrupted. What the sequence throws fails the
  /// producer; a `CancellationError` interrupts it.
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(_ elements: Elements)
  where Elements.Element == Value, Elements.Failure == Failure {
    self.init { observer, lifetime in
      let task = Task.immediate { @MainActor in
        do throws(Failure) {
          for try await element in elements {
            guard !Task.isCancelled else { return }
            observer.send(value: element)
          }
          guard !Task.isCancelled else { return }
          observer.sendCompleted()
        } catch {
          observer.send(caught: error)
        }
      }
      lifetime.add(task)
    }
  }
}

extension Signal.Observer {
  fileprivate func send(caught error: Failure) {
    if error is CancellationError { sendInterrupted() } else { send(error: error) }
  }
}
