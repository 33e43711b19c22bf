import BinderySignals

/// The result of a screen, resolved once.
@MainActor
final class PendingResult<Value> {
  /// The view model of the screen, once it is made.
  weak var viewModel: ViewModel?
  /// Whether the task that awaits the result has been cancelled.
  var isCancelled = false
  private var value: Value?
  private let waiter = Waiter<Void>()
  private var isResolved = false

  deinit {}

  /// Stores the result of a screen that is still there.
  ///
  /// - Returns: Whether it is the first.
  func receive(_ value: Value) -> Bool {
    guard self.value == nil, !isResolved, viewModel?.phase != .ended else { return false }
    self.value = value
    return true
  }

  /// Resolves the result when the screen of `viewModel` has been removed.
  func show(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    viewModel.lifetime.observeEnded { self.resolve() }
  }

  /// Ends the waiting.
  func resolve() {
    isResolved = true
    waiter.resume()
  }

  /// Shows the screen, waits for its removal, and returns the result.
  ///
  /// - Parameters:
  ///   - cancel: Removes the screen, because the task has been cancelled.
  ///   - show: Shows the screen.
  /// - Returns: The result, or `nil` if there is none.
  func wait(cancel: @escaping @MainActor () -> Void, show: () -> Void) async -> Value? {
    guard !Task.isCancelled else {
      viewModel?.end()
      return nil
    }
    if let viewModel { self.show(viewModel) }
    await withTaskCancellationHandler {
      show()
      await waiter.wait()
    } onCancel: {
      Task { @MainActor in cancel() }
    }
    return value
  }
}
