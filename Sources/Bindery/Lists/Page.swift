/// A part of a list, and where the next part begins.
public nonisolated struct Page<Item, Cursor: Hashable> {
  /// The items, in order.
  public let items: [Item]
  /// What to ask for to get the next page; `nil` where there is none.
  public let next: Cursor?

  /// Makes a page.
  public init(items: [Item], next: Cursor? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

extension Page: Equatable where Item: Equatable {}
