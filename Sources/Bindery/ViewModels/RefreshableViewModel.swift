/// A view model whose content can be refreshed.
///
/// ```swift
/// final class WeatherViewModel: ViewModel, RefreshableViewModel {
///   private(set) lazy var refreshCommand = command(.join) { viewModel in
///     try await viewModel.load()
///   }
///
///   func refresh() { refreshCommand.execute() }
/// ```
///
/// The user does so by pulling the content down, with a key, or by selecting the screen's tab
/// again.
///
/// - Order: ``refresh()`` returns when the request has begun, not when it has ended.
/// - Lifetime: the request of a command ends with the view model.
/// - Errors: a failure is that of the command; collect it in ``ViewModel/errors``.
/// - Cost: that of the request. The policy of the command decides about a second one meanwhile.
@MainActor
public protocol RefreshableViewModel: ViewModel {
  /// Loads the content again.
  func refresh()
}
