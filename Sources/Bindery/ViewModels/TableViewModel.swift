/// The view model of a screen that is a list with a filter: the half of the pair that knows no view.
///
/// The other half, one in each front end, draws any of them: the rows, or what to say in their
/// place; a filter field; a problem above the rows; and it asks for more as one comes near the end.
@MainActor
public protocol TableViewModel: TitledViewModel {
  /// One row, as a cell shows it.
  associatedtype Row: Identifiable & Equatable where Row.ID: Sendable

  /// The rows that the filter lets through.
  var rows: [Row] { get }
  /// What the filter looks for, as typed.
  var keyword: String { get set }
  /// What to show in the place of the rows.
  var content: ListContent { get }
  /// What to say above the rows; `nil` when all is well.
  var problem: String? { get }
  /// Whether an answer is on its way that may change the whole list.
  var isLoading: Bool { get }
  /// Asks for rows beyond the last, where there are any.
  func loadMore()
  /// Goes where a row leads.
  func open(_ row: Row)
}

extension TableViewModel {
  /// Nothing is wrong.
  public var problem: String? { nil }
  /// The list is there at once.
  public var isLoading: Bool { false }
  /// The list is always there as a whole.
  public func loadMore() {}

  /// The row at an offset, if there is one.
  public func row(at offset: Int) -> Row? {
    let rows = rows
    return rows.indices.contains(offset) ? rows[offset] : nil
  }

  /// Goes where the row at an offset leads, if there is one.
  public func open(at offset: Int) {
    if let row = untracked({ row(at: offset) }) { open(row) }
  }

  /// Asks for more when the row at `offset` is one of the last `margin` rows.
  public func reached(_ offset: Int, margin: Int = 20) {
    if offset + margin > untracked({ rows.count }) { loadMore() }
  }
}
