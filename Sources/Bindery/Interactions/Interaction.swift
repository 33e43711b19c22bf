/// A question that a view model asks, and that whoever is on screen answers.
///
/// The view model does not know whether the answer comes from a dialog, a terminal or a test.
///
/// ```swift
/// // view model
/// let confirmLogOut = Interaction<Alert, Alert.Choice>()
/// guard await confirmLogOut.ask(alert)?.role == .destructive else { return }
/// // view
/// lifetime.add(viewModel.confirmLogOut.answer { [unowned self] in await dialog.show($0) })
/// ```
///
/// The handler that registered last is asked first; one that returns `nil` passes the question on.
/// The idea is ReactiveUI's `Interaction`.
@MainActor
public final class Interaction<Question, Answer> {
  private typealias Handler = @MainActor (Question) async -> Answer?
  @exclusivity(unchecked) private var handlers: [(token: AnyDisposable, handle: Handler)] = []

  /// Makes a question that nobody answers yet.
  public init() {}

  deinit {}

  /// Answers questions until the returned token ends.
  public func answer(
    _ handler: @escaping @MainActor (Question) async -> Answer?
  ) -> any Disposable {
    let token = AnyDisposable()
    handlers.append((token, handler))
    return token
  }

  /// Asks, and waits for the answer.
  ///
  /// - Returns: The first answer, or `nil` if nobody answered; with nobody there at all, ``Trace``
  ///   is told as well.
  public func ask(_ question: Question) async -> Answer? {
    replace(&handlers, with: handlers.filter { !$0.token.isDisposed })
    if handlers.isEmpty { Trace.report(.unansweredQuestion("\(Question.self)")) }
    for (token, handle) in handlers.reversed() where !token.isDisposed {
      if let answer = await handle(question) { return answer }
    }
    return nil
  }
}

extension Interaction where Question == Void {
  /// Asks, and waits for the answer; see ``ask(_:)``.
  public func ask() async -> Answer? { await ask(()) }
}
