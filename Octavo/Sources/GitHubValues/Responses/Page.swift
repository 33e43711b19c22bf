public import Foundation

extension GitHub {
  /// One page of a list.
  public struct Page<Item> {
    /// The page's items, in the server's order.
    public var items: [Item]
    /// The address of the next page; `nil` on the last one.
    public var next: URL?
    /// The number of items on all pages, if the server sends it (searches).
    public var total: Int?
    /// The number of pages, if the server sends the address of the last one.
    public var pages: Int?
    /// Whether the server has ended a search before it was complete, so that items may be missing.
    public var isIncomplete: Bool
    /// The numbers of the organizations whose items the server has left out, because the token has
    /// not passed their single sign-on.
    public var hiddenOrganizations: [Int]

    /// Makes a page.
    public init(
      items: [Item],
      next: URL? = nil,
      total: Int? = nil,
      pages: Int? = nil,
      isIncomplete: Bool = false,
      hiddenOrganizations: [Int] = []
    ) {
      self.items = items
      self.next = next
      self.total = total
      self.pages = pages
      self.isIncomplete = isIncomplete
      self.hiddenOrganizations = hiddenOrganizations
    }

    /// Returns the page with the items that a function makes of these; `nil` leaves an item out.
    public func compactMap<Other>(_ transform: (Item) -> Other?) -> Page<Other> {
      Page<Other>(
        items: items.compactMap(transform),
        next: next,
        total: total,
        pages: pages,
        isIncomplete: isIncomplete,
        hiddenOrganizations: hiddenOrganizations
      )
    }
  }
}

extension GitHub.Page: Sendable where Item: Sendable {}
extension GitHub.Page: Equatable where Item: Equatable {}
extension GitHub.Page: Hashable where Item: Hashable {}
