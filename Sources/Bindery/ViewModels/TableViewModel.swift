/// The view model of a screen that is a list with a filter.
///
/// ```swift
/// final class BookListViewModel: ViewModel, TableViewModel {
///   @MutableProperty var keyword = ""
///   private let books: [Book]
///   private let openBook: (Book) -> Void
///
///   var title: String { "Books" }
///   var rows: [Book] { books.filter { keyword.isEmpty || $0.title.contains(keyword) } }
///   var content: ListContent { rows.isEmpty ? .noMatches(keyword: keyword) : .rows }
///
///   func open(_ row: Book) { openBook(row) }
/// ```
///
/// An application has one view for each front end, which draws any of them: the rows, or the
/// ``content`` in their place; a filter field; a problem above the rows. The view loads more when
/// the user nears the end.
///
/// - Order: a view reads the members in one observer, so it shows the rows and the content of one
///   change together.
/// - Lifetime: that of the view model; rows are values, or view models that it retains.
/// - Errors: a failure is the ``content`` of a list without rows, else the ``problem``.
/// - Cost: ``rows`` is read after each change of what it reads, so make it a ``Computed`` property
///   if it is not a stored one. A view draws the visible rows only.
///
/// A front end draws any of them:
///
/// ```swift
/// spinner.isHidden = !viewModel.isLoading
/// label.text = viewModel.progress ?? viewModel.problem ?? "\(viewModel.rowCount) rows"
/// viewModel.display(visible)
/// for offset in visible {
///   if let row = viewModel.row(at: offset) { print(row) }
/// }
/// viewModel.reached(visible.upperBound, margin: 10)  // calls loadMore() near the end
///
/// viewModel.open(at: offset)
///
/// viewModel.loadMore()
/// ```
@MainActor
public protocol TableViewModel: TitledViewModel {
  /// A row, as a cell shows it.
  ///
  /// In a module whose default isolation is the main actor, it is declared `nonisolated`, because
  /// an isolated conformance to `Identifiable` cannot be a part of this one.
  associatedtype Row: Identifiable & Equatable where Row.ID: Sendable

  /// The rows that match the filter; of a list that is loaded in places, those at its beginning.
  var rows: [Row] { get }
  /// The number of rows; by default that of ``rows``.
  ///
  /// It is larger for a list that is loaded where the user looks at it. ``row(at:)`` then returns a
  /// placeholder for a row that is not loaded.
  var rowCount: Int { get }
  /// The keyword of the filter, as typed.
  var keyword: String { get set }
  /// The content to show.
  var content: ListContent { get }
  /// The message above the rows; `nil` without a problem.
  var problem: String? { get }
  /// Whether a request is under way that may change the whole list.
  var isLoading: Bool { get }
  /// The progress of a long request, above the rows; `nil` while none is under way.
  var progress: String? { get }
  /// Returns the row at an offset, if there is one; by default one of ``rows``.
  ///
  /// Reading one inside `observe` subscribes to the loading of all.
  func row(at offset: Int) -> Row?
  /// Loads the rows at the offsets that are visible, if they are not loaded.
  func display(_ offsets: Range<Int>)
  /// Loads rows beyond the last, if there are any.
  func loadMore()
  /// Opens the screen of a row.
  func open(_ row: Row)
}

extension TableViewModel {
  /// No problem.
  public var problem: String? { nil }
  /// False, for a list that is not loaded.
  public var isLoading: Bool { false }
  /// No progress.
  public var progress: String? { nil }
  /// Does nothing, for a list that is not paged.
  public func loadMore() {}
  /// The number of ``rows``.
  public var rowCount: Int { rows.count }
  /// Does nothing, for a list whose rows are loaded one after the other.
  public func display(_ offsets: Range<Int>) {}

  /// Returns the row at an offset, if there is one.
  public func row(at offset: Int) -> Row? {
    let rows = rows
    return rows.indices.contains(offset) ? rows[offset] : nil
  }

  /// Opens the screen of the row at an offset, if there is one.
  public func open(at offset: Int) {
    untracked { if let row = row(at: offset) { open(row) } }
  }

  /// Loads more if the row at `offset` is one of the last `margin` rows.
  public func reached(_ offset: Int, margin: Int = 20) {
    untracked { if offset + margin > rowCount { loadMore() } }
  }
}
