public import BinderyNavigation

/// A table whose rows are those of an ``ObservedList``.
public protocol ObservedTableViewModel: TableViewModel, RefreshableViewModel {
  /// The type of the items.
  associatedtype Item: Identifiable & Codable & Equatable & Sendable

  /// The list, which observes, filters and requests the items.
  var list: ObservedList<Item> { get }
}

extension ObservedTableViewModel {
  /// The keyword of the filter, as typed.
  public var keyword: String {
    get { list.keyword }
    set { list.keyword = newValue }
  }

  /// The content to show.
  public var content: ListContent { list.content }
  /// The message of the last failure while there are rows to show.
  public var problem: String? { list.problem }
  /// Whether the list is being requested.
  public var isLoading: Bool { list.phase == .loading }
  /// Requests the list.
  public func refresh() { list.refreshCommand.execute() }
  /// Requests the next page, unless there is none or one is being requested.
  public func loadMore() { list.loadMoreCommand.execute() }
}
