/// The questions at a place that shows one at a time, such as the dialog of a window.
///
/// A view kit has one for each such place, so that questions of all interactions wait for each
/// other there.
///
/// ```swift
/// final class Dialogs {
///   private let questions = QuestionQueue()
///
///   func show(_ alert: AlertContent) async -> AlertContent.Choice? {
///     await questions.ask { await self.present(alert) }
///   }
/// }
/// ```
///
/// - Order: questions are shown in the order of asking. One that is asked while a handler answers
///   another question, by that handler, does not wait: it is shown above, because the handler waits
///   for it.
/// - Lifetime: the queue retains no question that has been answered.
/// - Errors: a question whose task is cancelled leaves the queue, and its answer is `nil`.
/// - Cost: a question that need not wait adds one object.
@MainActor
public final class QuestionQueue {
  private final class Turn {
    let waiter = Waiter<Void>()
    var hasLeft = false

    deinit {}
  }

  private static var places: [ObjectIdentifier: QuestionQueue] = [:]

  /// The questions that are shown, the topmost last.
  private var open: [Turn] = []
  private var waiting = Queue<Turn>()

  /// Makes a queue without questions.
  public init() {}

  deinit {}

  /// Waits until the place is free, and then shows a question.
  ///
  /// - Parameter show: Shows the question, and returns the answer. It has to return when its task
  ///   is cancelled; the next question does not wait for that.
  /// - Returns: The answer; `nil` if the task was cancelled before the question was shown.
  public func ask<Answer>(_ show: @MainActor () async -> Answer?) async -> Answer? {
    let turn = Turn()
    return await withTaskCancellationHandler {
      await wait(for: turn)
      defer { leave(turn) }
      return Task.isCancelled ? nil : await show()
    } onCancel: {
      Task { @MainActor in leave(turn) }
    }
  }

  /// Asks at the place with an identifier, which exists at least as long as its questions.
  static func ask<Answer>(
    at place: ObjectIdentifier,
    _ show: @MainActor () async -> Answer?
  ) async -> Answer? {
    let queue = places[place] ?? QuestionQueue()
    places[place] = queue
    let answer = await queue.ask(show)
    if queue.open.isEmpty { places[place] = nil }
    return answer
  }

  private func wait(for turn: Turn) async {
    guard !open.isEmpty, !OpenQuestion.isNested, !Task.isCancelled else {
      open.append(turn)
      return
    }
    waiting.append(turn)
    await turn.waiter.wait()
  }

  /// Removes a question; one that waits is skipped when its turn comes.
  private func leave(_ turn: Turn) {
    turn.hasLeft = true
    turn.waiter.resume()
    open.removeAll { $0 === turn }
    while open.isEmpty, let next = waiting.popFirst() {
      guard !next.hasLeft else { continue }
      open.append(next)
      next.waiter.resume()
    }
  }
}
