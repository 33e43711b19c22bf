import BinderyNavigation
import GitHubValues

extension ViewModel {
  /// Whether the last failure was that the server does not have the page, or hides it.
  var isNotFound: Bool { (errors.latest as? APIError)?.reason == .notFound }
}

extension ContentViewModel {
  /// Whether the server does not have the page and no copy is stored, so that its address leads
  /// nowhere.
  var isMissing: Bool { page == nil && isNotFound }
}
