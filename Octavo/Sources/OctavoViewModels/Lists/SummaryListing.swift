public import BinderyNavigation
public import GitHubValues

/// A list whose rows are summaries, which each front end shows with one view.
public protocol SummaryListing: FollowListing where Row == SummaryRow {
  /// The repository; `nil` for a list of the server or of the account.
  var repository: GitHub.RepositoryName? { get }
  /// The text in place of an empty list.
  var emptyText: String { get }
  /// The words of a search, which are highlighted in the rows; `nil` for another list.
  var terms: SearchTerms? { get }
  /// Whether rows have lines of files below their facts.
  var hasExcerpts: Bool { get }
  /// Requests facts that the rows on the screen lack; a view calls it when it shows other rows.
  func didShow(_ rows: [SummaryRow])
}

extension SummaryListing {
  /// None.
  public var repository: GitHub.RepositoryName? { nil }

  /// None, in a list that is no search.
  public var terms: SearchTerms? { nil }

  /// False.
  public var hasExcerpts: Bool { false }

  /// Nothing, in a list whose rows have all facts.
  public func didShow(_ rows: [SummaryRow]) {}

  /// None, in a list without accounts.
  public func followState(of row: SummaryRow) -> FollowState? { nil }
}
