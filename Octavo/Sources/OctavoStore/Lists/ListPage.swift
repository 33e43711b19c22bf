public import Foundation

/// A page of a list, or a list as a whole, as a response has it.
public struct ListPage<Item: Sendable>: Sendable {
  /// The items, in order.
  public var items: [Item]
  /// The cursor of the next page; `nil` if the list ends here.
  public var next: String?
  /// The time of the response.
  public var readAt: Date?
  /// The entity tag of the response with the first page; `nil` if it has none.
  public var entityTag: String?
  /// The revision of the viewer when the page was requested; `nil` if it is not known.
  public var revision: Int64?
  /// The number of items on all pages of a search; `nil` if the response has none.
  public var total: Int?
  /// Whether the server has ended a search early, so that items may be missing.
  public var isIncomplete = false

  /// Makes a page.
  public init(
    _ items: [Item],
    next: String? = nil,
    readAt: Date? = nil,
    entityTag: String? = nil,
    since revision: Int64? = nil
  ) {
    self.items = items
    self.next = next
    self.readAt = readAt
    self.entityTag = entityTag
    self.revision = revision
  }
}
