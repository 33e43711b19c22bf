/// The content of a screen that shows one page.
///
/// ```swift
/// switch viewModel.content {
/// case .loading: text.text = "Loading …"
/// case .loaded(let page): text.text = page
/// case .failed(let message): text.text = message
/// }
/// ```
public nonisolated enum PageContent<Page> {
  /// A loading indicator: there is no page yet.
  case loading
  /// The page, possibly an older copy.
  case loaded(Page)
  /// The message of a failure, in place of the page.
  case failed(String)
}

extension PageContent: Equatable where Page: Equatable {}
extension PageContent: Sendable where Page: Sendable {}
