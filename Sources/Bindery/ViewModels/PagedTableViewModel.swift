/// A table whose rows are requested in pages by a ``LoadableList``, such as a ``PagedList``.
@MainActor
public protocol PagedTableViewModel: TableViewModel, RefreshableViewModel {
  /// The type of the list.
  associatedtype Items: LoadableList

  /// The list, which requests, filters and pages the items.
  var list: Items { get }
}

extension PagedTableViewModel {
  /// The keyword of the filter, as typed.
  public var keyword: String {
    get { list.keyword }
    set { list.keyword = newValue }
  }

  /// The content to show.
  public var content: ListContent { list.content }
  /// The message of the last failure while there are rows to show.
  public var problem: String? { list.problem }
  /// Whether the first page is being loaded.
  public var isLoading: Bool { list.phase == .loading }
  /// Loads the first page.
  public func refresh() { list.refreshCommand.execute() }
  /// Loads one more page, unless there is none or one is being loaded.
  public func loadMore() { list.loadMoreCommand.execute() }
}
