import BinderySignals

/// The result of a screen, resolved once.
@MainActor
final class PendingResult<Value> {
  /// The screen that returns the result.
  let screen = AwaitedScreen()
  private var value: Value?

  deinit {}

  /// Stores the result of a screen that is still there, and resolves the wait.
  ///
  /// The caller resumes after the present turn, when the screen has been removed. A root stays.
  ///
  /// - Parameters:
  ///   - value: The result.
  ///   - viewModel: The view model that returns it; `nil` while it is being made.
  /// - Returns: Whether it is the first result of the awaited screen.
  @discardableResult
  func receive(_ value: Value, from viewModel: ViewModel?) -> Bool {
    guard self.value == nil, !screen.isResolved, screen.viewModel?.phase != .ended,
      viewModel == nil || screen.viewModel == nil || viewModel === screen.viewModel
    else { return false }
    self.value = value
    screen.resolve()
    return true
  }

  /// Shows the screen, waits for its removal, and returns the result.
  ///
  /// When the task is cancelled, a screen that is shown is removed, and one that still waits is
  /// never shown.
  ///
  /// - Parameters:
  ///   - remove: Removes the screen of a view model.
  ///   - show: Shows the screen.
  /// - Returns: The result, or `nil` if there is none.
  func wait(
    remove: @escaping @MainActor (ViewModel) -> Void,
    show: () -> Void
  ) async -> Value? {
    await withTaskCancellationHandler {
      show()
      await screen.wait()
    } onCancel: {
      Task { @MainActor [screen] in
        if let viewModel = screen.viewModel { remove(viewModel) }
        screen.cancel()
      }
    }
    return value
  }
}
