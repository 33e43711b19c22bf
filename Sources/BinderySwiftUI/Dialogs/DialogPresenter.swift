public import BinderyNavigation

/// The dialogs above the screens: the questions of view models, and their failures.
///
/// SwiftUI shows one alert at a time and drops a second one, so a window has one presenter.
///
/// ```swift
/// let dialogs = DialogPresenter()
/// let token = dialogs.answer(viewModel.confirmLogOut)
/// ```
///
/// - Order: dialogs are shown one at a time, in the order of asking. A question that the handler of
///   the open one asks is shown instead of it, and the open one again afterwards.
/// - Lifetime: the presenter retains no dialog that has been answered.
/// - Errors: a dialog that is closed without a choice returns the one with the role `cancel`, if
///   any. One whose task is cancelled is removed, and returns `nil`.
/// - Cost: one object for each dialog.
@MainActor
public final class DialogPresenter {
  /// The dialog to show, or `nil`.
  ///
  /// Between two dialogs it is `nil` for a turn of the main actor, so that the system closes the
  /// first.
  @MutableProperty package private(set) var shown: ShownDialog?
  private var open: [ShownDialog] = []
  private let questions = QuestionQueue()

  /// Makes a presenter without dialogs.
  public init() {}

  deinit {}

  /// Shows an alert when those before it have been answered, and waits for the choice.
  ///
  /// - Returns: The choice; the one that cancels if the alert was closed; `nil` if there is none, or
  ///   if the task was cancelled.
  public func show(_ alert: AlertContent) async -> AlertContent.Choice? {
    await questions.ask { await present(alert) }
  }

  private func present(_ alert: AlertContent) async -> AlertContent.Choice? {
    let dialog = ShownDialog(alert)
    open.append(dialog)
    update()
    defer {
      open.removeAll { $0 === dialog }
      update()
    }
    return await withTaskCancellationHandler {
      await dialog.answer()
    } onCancel: {
      Task { @MainActor in dialog.end() }
    }
  }

  private func update() {
    let last = untracked { shown }
    guard last !== open.last else { return }
    if last != nil {
      shown = nil
      if !open.isEmpty { Task { [weak self] in self?.update() } }
    } else {
      // A dialog that has just been closed is gone from the screen in the next turn.
      shown = open.last
    }
  }
}
