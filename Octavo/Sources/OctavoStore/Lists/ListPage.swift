public import Foundation

/// A page of a list, or a list as a whole, as a response has it.
public struct ListPage<Item: Sendable>: Sendable {
  /// The items, in order.
  public var items: [Item]
  /// The cursor of the next page; `nil` if the list ends here.
  public var next: String?
  /// The time of the response.
  public var readAt: Date?

  /// Makes a page.
  public init(_ items: [Item], next: String? = nil, readAt: Date? = nil) {
    self.items = items
    self.next = next
    self.readAt = readAt
  }
}
