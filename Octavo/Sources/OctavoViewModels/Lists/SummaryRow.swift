import Foundation
public import GitHubValues

/// A row of a list with a title, a mark and a detail, as both front ends show it.
public nonisolated struct SummaryRow: Sendable, Identifiable, Equatable {
  /// The identity of the item.
  public let id: String
  /// The title.
  public let title: String
  /// The sign before the title; `nil` for that of the list.
  public let sign: RowSign?
  /// A word of warning beside the title, such as “Draft”.
  public let mark: String?
  /// Short texts with coloured dots before the facts, such as labels.
  public let tags: [RowTag]
  /// The facts in the line below, with a dot between two of them.
  public let detail: String
  /// Lines of the file that the row is about; none for another row.
  public let excerpt: [ExcerptLine]
  /// The account that the row is about, whose picture is shown and which can be followed; `nil` for
  /// a row about something else.
  public let account: GitHub.Account?
  /// The screen that the row leads to.
  let route: Route
  /// The page of the item on the server.
  let address: URL?

  /// Makes a row; empty facts are left out.
  init(
    _ id: some CustomStringConvertible,
    _ title: String,
    sign: RowSign? = nil,
    mark: String? = nil,
    tags: [RowTag] = [],
    detail: [String?],
    excerpt: [ExcerptLine] = [],
    account: GitHub.Account? = nil,
    _ route: Route,
    address: URL?
  ) {
    self.id = "\(id)"
    self.title = title
    self.sign = sign
    self.mark = mark
    self.tags = tags
    self.detail = detail.compactMap(\.self).joined(separator: " · ")
    self.excerpt = excerpt
    self.account = account
    self.route = route
    self.address = address
  }
}

nonisolated extension Array where Element: Identifiable, Element.ID == SummaryRow.ID {
  /// Returns the items that rows were made of, in the order of the items.
  func items(of rows: [SummaryRow]) -> [Element] {
    if rows.count == 1 { return first { $0.id == rows[0].id }.map { [$0] } ?? [] }
    let wanted = Set(rows.map(\.id))
    return filter { wanted.contains($0.id) }
  }
}
