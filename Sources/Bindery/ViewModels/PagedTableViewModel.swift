/// A table whose rows come in pages; the paged list does the work.
@MainActor
public protocol PagedTableViewModel: TableViewModel, RefreshableViewModel {
  /// What the server lists.
  associatedtype Item: Identifiable & Equatable
  /// Where a page begins.
  associatedtype Cursor: Hashable

  /// The items, their filter and their paging.
  var list: PagedList<Item, Cursor> { get }
}

extension PagedTableViewModel {
  /// What the filter of the list looks for, as typed.
  public var keyword: String {
    get { list.keyword }
    set { list.keyword = newValue }
  }

  /// What to show in the place of the list.
  public var content: ListContent { list.content }
  /// What went wrong while there are rows to show.
  public var problem: String? { list.problem }
  /// Whether the first page is on its way.
  public var isLoading: Bool { list.phase == .loading }
  /// Asks for the first page.
  public func refresh() { list.refreshCommand.execute() }
  /// Asks for one more page, unless there is none or one is under way.
  public func loadMore() { list.loadMoreCommand.execute() }
}
