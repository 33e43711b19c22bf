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

    /// Makes a page.
    public init(items: [Item], next: URL? = nil, total: Int? = nil, pages: Int? = nil) {
      self.items = items
      self.next = next
      self.total = total
      self.pages = pages
    }
  }
}

extension GitHub.Page: Sendable where Item: Sendable {}
extension GitHub.Page: Equatable where Item: Equatable {}
extension GitHub.Page: Hashable where Item: Hashable {}
