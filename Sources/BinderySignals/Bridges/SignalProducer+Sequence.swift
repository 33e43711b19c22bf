import Bindery

extension SignalProducer {
  /// Makes a producer of the elements of an asynchronous sequence that each start obtains again,
  /// such as the changes that an actor reports.
  ///
  /// ```swift
  /// let changes = SignalProducer(of: { await store.changes() })
  /// ```
  ///
  /// `elements` is called synchronously at each start, on the main actor. Interrupting the run
  /// cancels the task, whether it is in `elements` or in the iteration; nothing is sent after that.
  /// An error of either fails the producer; a `CancellationError` interrupts it.
  ///
  /// A closure that awaits a call of an actor directly does not compile as the initial value of a
  /// property, `lazy` or not (“default argument cannot be both main actor-isolated and
  /// actor-isolated”). It compiles in an initialiser, a method and a computed property. In an
  /// initial value, call a method that awaits the actor.
  ///
  /// - Parameter elements: Returns the sequence. It may suspend, and may throw the failure of the
  ///   sequence.
  public init<Elements: AsyncSequence>(
    of elements: @escaping @MainActor () async throws(Failure) -> Elements
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(obtaining: elements) { $0 }
  }

  private init<Elements: AsyncSequence>(
    obtaining elements: @escaping @MainActor () async throws(Failure) -> Elements,
    failingWith failure: @escaping (Elements.Failure) -> Failure
  ) where Elements.Element == Value {
    self.init { observer, lifetime in
      lifetime.task {
        do throws(Failure) {
          let elements = try await elements()
          guard !Task.isCancelled else { return }
          do throws(Elements.Failure) {
            for try await element in elements {
              guard !Task.isCancelled else { return }
              observer.send(value: element)
            }
          } catch {
            throw failure(error)
          }
          if !Task.isCancelled { observer.sendCompleted() }
        } catch {
          observer.send(caught: error)
        }
      }
    }
  }
}

extension SignalProducer where Failure == any Error {
  /// Makes a producer of the elements of an asynchronous sequence that each start obtains again,
  /// where obtaining it may throw another error than the sequence.
  ///
  /// ```swift
  /// let changes = SignalProducer(of: { try await store.failingChanges() })
  /// ```
  ///
  /// `elements` is called synchronously at each start, on the main actor. Any error fails the
  /// producer, except a `CancellationError`, which interrupts it. Interrupting the run cancels the
  /// task.
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(
    of elements: @escaping @MainActor () async throws -> Elements
  ) where Elements.Element == Value {
    self.init(obtaining: elements) { $0 }
  }
}
