/// A view model whose content can be refreshed.
///
/// The user does so by pulling the content down, with a key, or by selecting the screen's tab
/// again.
@MainActor
public protocol RefreshableViewModel: ViewModel {
  /// Loads the content again.
  func refresh()
}
