/// A table whose rows are requested in pages by a ``LoadableList``, such as a ``PagedList``.
///
/// ```swift
/// final class FollowersViewModel: ViewModel, PagedTableViewModel {
///   let list: PagedList<Book, Int>
///   let title = "Followers"
///
///   var rows: [Book] { list.visible }
/// ```
///
/// The keyword, the content, the problem, the refresh and the loading of more are those of the
/// list.
///
/// - Order: one page is requested at a time; a refresh supersedes it.
/// - Lifetime: the requests end with the list, which the view model retains.
/// - Errors: a failed first page is the `content`, a failed further one the `problem`; both can be
///   requested again.
/// - Cost: a ``PagedList`` filters once for each change that a view reads.
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
  public var content: ListContent { list.content(showing: rows) }
  /// The message of the last failure while there are rows to show.
  public var problem: String? { list.problem(showing: rows) }
  /// Whether the first page is being loaded.
  public var isLoading: Bool { list.phase == .loading }
  /// Loads the first page.
  public func refresh() { list.refreshCommand.execute() }
  /// Loads one more page, unless there is none or one is being loaded.
  public func loadMore() { list.loadMoreCommand.execute() }
}
