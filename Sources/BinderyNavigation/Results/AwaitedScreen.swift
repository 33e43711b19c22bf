import BinderySignals

/// The screen whose result a caller awaits, from the request to the end of the screen.
///
/// It is resolved once: by the result, when the view model ends, or when the request comes to
/// nothing.
@MainActor
final class AwaitedScreen {
  /// The view model, once it is made.
  private(set) weak var viewModel: ViewModel?
  /// Whether a router has shown the screen.
  private(set) var isShown = false
  /// Whether the caller's task was cancelled before the screen was shown.
  private(set) var isCancelled = false
  private(set) var isResolved = false
  /// Called when the caller's task is cancelled.
  var onCancel: (() -> Void)?
  private var ending: (any Disposable)?
  private let waiter = Waiter<Void>()

  deinit {}

  /// Resolves the wait when `viewModel` ends.
  func follow(_ viewModel: ViewModel) {
    ending?.dispose()
    self.viewModel = viewModel
    ending = viewModel.lifetime.observeEnded { self.resolve() }
  }

  /// Called by the router when it shows the screen of `viewModel`; `nil` if it shows none.
  func show(_ viewModel: ViewModel?) {
    guard let viewModel else { return resolve() }
    isShown = true
    if self.viewModel !== viewModel, !isResolved { follow(viewModel) }
  }

  /// Ends the wait, because the caller's task has been cancelled.
  func cancel() {
    isCancelled = !isShown
    resolve()
    onCancel?()
  }

  /// Ends the wait.
  func resolve() {
    guard !isResolved else { return }
    isResolved = true
    ending?.dispose()
    ending = nil
    waiter.resume()
  }

  /// Returns when the wait has ended.
  func wait() async { await waiter.wait() }
}
