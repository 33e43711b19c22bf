/// What a screen about one page shows.
public nonisolated enum PageContent<Page> {
  /// That the page is on its way: there is nothing to show yet.
  case loading
  /// The page, perhaps as an older copy.
  case loaded(Page)
  /// Why there is no page.
  case failed(String)
}

extension PageContent: Equatable where Page: Equatable {}
extension PageContent: Sendable where Page: Sendable {}
