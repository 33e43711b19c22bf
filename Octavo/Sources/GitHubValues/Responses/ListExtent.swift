extension GitHub {
  /// The first item of a list on the server, and the number of its items.
  public struct ListExtent: Sendable, Hashable, Codable {
    /// The identity of the first item; `nil` for an empty list.
    public var first: String?
    /// The number of items; `nil` if the server has not said.
    public var count: Int?

    /// Makes an extent.
    public init(first: String?, count: Int?) {
      self.first = first
      self.count = count
    }

    /// Makes the extent of a list by its first page, which has one item at most.
    ///
    /// The number of such pages is that of the items.
    public init<Item: Identifiable>(_ page: Page<Item>) where Item.ID == String {
      first = page.items.first?.id
      count = page.next == nil ? page.items.count : page.pages
    }
  }
}
