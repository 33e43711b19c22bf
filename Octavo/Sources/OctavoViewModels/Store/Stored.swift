public import Foundation

/// The result of a query, with its age.
public nonisolated struct Stored<Value: Sendable>: Sendable {
  /// The value; `nil` if the store has none.
  public var value: Value?
  /// The time of the server's last response to the query; `nil` if there was none.
  ///
  /// An entity that the store has from a list has a value and no such time.
  public var readAt: Date?
  /// Whether the server has more of a list.
  public var hasMore: Bool
  /// The number of all items that a search has found, of which the server may withhold some; `nil`
  /// for any other value.
  public var total: Int?
  /// Whether the server has ended a search early, so that items may be missing.
  public var isIncomplete = false

  /// Makes a result.
  public init(_ value: Value? = nil, readAt: Date? = nil, hasMore: Bool = false) {
    self.value = value
    self.readAt = readAt
    self.hasMore = hasMore
  }
}

extension Stored: Equatable where Value: Equatable {}
