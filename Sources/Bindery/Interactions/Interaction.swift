/// A question that a view model asks, and that the screen on show answers.
///
/// The view model does not know whether a dialog, a terminal or a test answers.
///
/// ```swift
/// let confirmLogOut = Interaction<AlertContent, AlertContent.Choice>()
///
/// guard await confirmLogOut.ask(alert)?.role == .destructive else { return }
///
/// lifetime += viewModel.confirmLogOut.answer(self) { view, alert in
///   await view.dialog.show(alert)
/// }
/// ```
///
/// - Order: the handler that was registered last is called first; one that returns `nil` passes the
///   question on. A handler answers one question at a time, and so do all handlers of one owner, of
///   whatever interaction; others wait. A question that a handler asks itself does not wait.
/// - Lifetime: a handler is registered until its token is disposed of or released.
/// - Errors: a question without an answer returns `nil`; one without a handler is also reported to
///   ``Trace``.
/// - Cost: one array of handlers; each handler that is called runs in a task of its own.
///
/// The idea is ReactiveUI's `Interaction`.
@MainActor
public final class Interaction<Question, Answer> {
  private var handlers: [InteractionHandler<Question, Answer>] = []

  /// Makes an interaction without a handler.
  public init() {}

  deinit {}

  /// Registers a handler of questions.
  ///
  /// It answers one question at a time. Handlers that show their questions in the same place have
  /// that place as their owner, or a ``QuestionQueue``.
  ///
  /// - Returns: A token: no question is passed to `handler` once it is disposed of or released, and
  ///   the tasks of those that it is answering are cancelled.
  public func answer(
    _ handler: @escaping @MainActor (Question) async -> Answer?
  ) -> ObservationToken {
    register(InteractionHandler(at: nil, handler))
  }

  /// Registers a handler that is given `owner`, which is held weakly.
  ///
  /// ```swift
  /// lifetime += viewModel.confirmLogOut.answer(self) { view, alert in
  ///   await view.dialog.show(alert)
  /// }
  /// ```
  ///
  /// - Order: the handler is called before those that were registered earlier. The owner is the
  ///   place of the questions: its handlers, also those of other interactions, answer one question
  ///   at a time. A question that one of them asks does not wait.
  /// - Lifetime: the owner is retained while `handler` runs. When it has been released, questions
  ///   are passed on.
  /// - Errors: a handler that returns `nil` passes the question on.
  /// - Cost: one closure, and one token.
  ///
  /// - Returns: A token: no question is passed to `handler` once it is disposed of or released, and
  ///   the tasks of those that it is answering are cancelled.
  public func answer<Owner: AnyObject>(
    _ owner: Owner,
    _ handler: @escaping @MainActor (Owner, Question) async -> Answer?
  ) -> ObservationToken {
    register(
      InteractionHandler(at: owner) { [weak owner] question in
        guard let owner else { return nil }
        return await handler(owner, question)
      }
    )
  }

  /// Asks a question, and waits for the answer.
  ///
  /// ```swift
  /// guard await confirmLogOut.ask(alert)?.role == .destructive else { return }
  /// ```
  ///
  /// - Order: handlers are asked one after the other, the last one first, until one answers.
  /// - Lifetime: the caller is retained while it waits, as by every `await`. A handler that ends
  ///   meanwhile is not called. When the caller's task is cancelled, the answer is `nil` at once,
  ///   and the task of the handler is cancelled.
  /// - Errors: no answer is `nil`, which a view model treats as “no”.
  /// - Cost: that of the handlers.
  ///
  /// - Returns: The first answer, or `nil` if no handler has answered. If no handler is registered,
  ///   ``Trace`` reports that as well.
  public func ask(_ question: Question) async -> Answer? {
    guard !Task.isCancelled else { return nil }
    if handlers.isEmpty { Trace.report(.unansweredQuestion("\(Question.self)")) }
    let asked = OpenQuestion()
    defer { asked.close() }
    for handler in handlers.reversed() where !handler.hasEnded {
      let answer = await handler.answer(question, asked)
      if Task.isCancelled { break }
      if let answer { return answer }
    }
    return nil
  }

  private func register(_ handler: InteractionHandler<Question, Answer>) -> ObservationToken {
    handlers.append(handler)
    return ObservationToken(
      AnyDisposable { [weak self] in
        handler.end()
        self?.removeHandlers()
      }
    )
  }

  /// Removes the handlers whose tokens have ended.
  private func removeHandlers() {
    keeping(handlers) { handlers = handlers.filter { !$0.hasEnded } }
  }
}

extension Interaction where Question == Void {
  /// Asks the question, and waits for the answer.
  ///
  /// - Returns: The first answer, or `nil` if no handler has answered.
  public func ask() async -> Answer? { await ask(()) }
}
