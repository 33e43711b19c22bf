extension GitHub {
  /// One page of a list in GraphQL.
  public struct CursorPage<Item> {
    /// The page's items, in the server's order; those that the server has not sent are left out.
    public var items: [Item]
    /// The cursor of the page's end, from which the next page begins; `nil` on the last one.
    public var next: String?
    /// The number of items on all pages; `nil` if the server has not said.
    public var total: Int?

    /// Makes a page.
    public init(items: [Item], next: String? = nil, total: Int? = nil) {
      self.items = items
      self.next = next
      self.total = total
    }
  }
}

extension GitHub.CursorPage: Sendable where Item: Sendable {}
extension GitHub.CursorPage: Equatable where Item: Equatable {}
extension GitHub.CursorPage: Hashable where Item: Hashable {}

extension GitHub.CursorPage: LenientDecodable where Item: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let page = object.object("pageInfo") else { return nil }
    self.init(
      items: object.list("nodes"),
      next: page.bool("hasNextPage") ? page.nonEmptyString("endCursor") : nil,
      total: object.integer("totalCount")
    )
  }
}
