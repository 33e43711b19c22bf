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
///   question on. Questions do not wait for each other.
/// - Lifetime: a handler is registered until its token is disposed of or released.
/// - Errors: a question without an answer returns `nil`; one without a handler is also reported to
///   ``Trace``.
/// - Cost: one array of handlers; a question starts no task of its own.
///
/// The idea is ReactiveUI's `Interaction`.
@MainActor
public final class Interaction<Question, Answer> {
  private typealias Handler = @MainActor (Question) async -> Answer?
  private var handlers: [(registration: AnyDisposable, handle: Handler)] = []

  /// Makes an interaction without a handler.
  public init() {}

  deinit {}

  /// Registers a handler of questions.
  ///
  /// - Returns: A token: no question is passed to `handler` once it is disposed of or released.
  public func answer(
    _ handler: @escaping @MainActor (Question) async -> Answer?
  ) -> ObservationToken {
    let registration = AnyDisposable { [weak self] in self?.removeHandlers() }
    handlers.append((registration, handler))
    return ObservationToken(registration)
  }

  /// Registers a handler that is given `owner`, which is held weakly.
  ///
  /// ```swift
  /// lifetime += viewModel.confirmLogOut.answer(self) { view, alert in
  ///   await view.dialog.show(alert)
  /// }
  /// ```
  ///
  /// - Order: the handler is called before those that were registered earlier.
  /// - Lifetime: the owner is retained while `handler` runs. When it has been released, questions
  ///   are passed on.
  /// - Errors: a handler that returns `nil` passes the question on.
  /// - Cost: one closure, and one token.
  ///
  /// - Returns: A token: no question is passed to `handler` once it is disposed of or released.
  public func answer<Owner: AnyObject>(
    _ owner: Owner,
    _ handler: @escaping @MainActor (Owner, Question) async -> Answer?
  ) -> ObservationToken {
    answer { [weak owner] question in
      guard let owner else { return nil }
      return await handler(owner, question)
    }
  }

  /// Asks a question, and waits for the answer.
  ///
  /// ```swift
  /// guard await confirmLogOut.ask(alert)?.role == .destructive else { return }
  /// ```
  ///
  /// - Order: handlers are asked one after the other, the last one first, until one answers.
  /// - Lifetime: the caller is retained while it waits, as by every `await`. A handler that ends
  ///   meanwhile is not called.
  /// - Errors: no answer is `nil`, which a view model treats as “no”.
  /// - Cost: that of the handlers.
  ///
  /// - Returns: The first answer, or `nil` if no handler has answered. If no handler is registered,
  ///   ``Trace`` reports that as well.
  public func ask(_ question: Question) async -> Answer? {
    if handlers.isEmpty { Trace.report(.unansweredQuestion("\(Question.self)")) }
    for (registration, handle) in handlers.reversed() where !registration.isDisposed {
      if let answer = await handle(question) { return answer }
    }
    return nil
  }

  /// Removes the handlers whose tokens have ended.
  private func removeHandlers() {
    keeping(handlers) { handlers = handlers.filter { !$0.registration.isDisposed } }
  }
}

extension Interaction where Question == Void {
  /// Asks the question, and waits for the answer.
  ///
  /// - Returns: The first answer, or `nil` if no handler has answered.
  public func ask() async -> Answer? { await ask(()) }
}
