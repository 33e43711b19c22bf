/// A page of a list, with the cursor of the next page.
///
/// ```swift
/// let page = Page(items: found, next: 2)
/// print(page.items.count)
/// let isLast = page.next == nil
/// ```
public nonisolated struct Page<Item, Cursor: Hashable> {
  /// The items, in order.
  public let items: [Item]
  /// The cursor of the next page; `nil` on the last page.
  public let next: Cursor?

  /// Makes a page.
  public init(items: [Item], next: Cursor? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

extension Page: Equatable where Item: Equatable {}
