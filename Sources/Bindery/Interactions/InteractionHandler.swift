/// A handler of an ``Interaction``, and the questions that it is answering.
@MainActor
final class InteractionHandler<Question, Answer> {
  private(set) var hasEnded = false
  private let handle: @MainActor (Question) async -> Answer?
  private let owner: ObjectIdentifier?
  private var running: [ObjectIdentifier: Task<Void, Never>] = [:]

  /// Makes a handler that answers at the place `owner`, or at one of its own.
  init(at owner: AnyObject?, _ handle: @escaping @MainActor (Question) async -> Answer?) {
    self.owner = owner.map { ObjectIdentifier($0) }
    self.handle = handle
  }

  deinit {}

  /// Waits for the place, and calls the handler; returns `nil` at once when the task is cancelled.
  func answer(_ question: Question, _ asked: OpenQuestion) async -> Answer? {
    let waiter = Waiter<Answer?>()
    let task = immediateTask { @MainActor [self] in
      let answer = await OpenQuestion.$current.withValue(asked) {
        await QuestionQueue.ask(at: owner ?? ObjectIdentifier(self)) { await handle(question) }
      }
      waiter.resume(.success(answer))
    }
    running[ObjectIdentifier(asked)] = task
    await withTaskCancellationHandler {
      await waiter.wait()
    } onCancel: {
      task.cancel()
      Task { @MainActor in waiter.resume() }
    }
    running[ObjectIdentifier(asked)] = nil
    return (try? waiter.outcome?.get()) ?? nil
  }

  /// Cancels the tasks of the questions that the handler is answering.
  func end() {
    hasEnded = true
    for task in running.values { task.cancel() }
  }
}
