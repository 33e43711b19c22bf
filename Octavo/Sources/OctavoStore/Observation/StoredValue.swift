public import Foundation

/// A value of the store, with what is known of its age.
public struct StoredValue<Value: Sendable>: Sendable {
  /// The value; `nil` if the store has none.
  public var value: Value?
  /// The time of the response that the value is from; `nil` if no request was about it alone.
  public var readAt: Date?
  /// The cursor of the next page of a list; `nil` for a list that was read to its end.
  public var next: String?
  /// The number of all items that a search has found; `nil` for any other value.
  public var total: Int?
  /// Whether the server has ended a search early.
  public var isIncomplete = false

  /// Makes a value.
  public init(_ value: Value? = nil, readAt: Date? = nil, next: String? = nil) {
    self.value = value
    self.readAt = readAt
    self.next = next
  }
}

extension StoredValue: Equatable where Value: Equatable {}
