/// The identity of values that several lists share, so that each value is stored once.
public struct ItemHome<Item: Sendable>: Sendable {
  /// The kind of the values, unique in the store.
  let kind: String
  /// The subject of all values; `nil` if they have different ones.
  let subject: String?
  /// Returns the subject of a value, and its key among those of the subject.
  let identify: @Sendable (Item) -> (subject: String, key: String)
  /// Returns the value to store for one of a response, given the stored value; without a closure
  /// the value of the response replaces the stored one.
  let merged: (@Sendable (_ new: Item, _ stored: Item) -> Item)?

  /// Makes a place.
  public init(
    kind: String,
    subject: String?,
    identify: @escaping @Sendable (Item) -> (subject: String, key: String),
    merged: (@Sendable (Item, Item) -> Item)? = nil
  ) {
    (self.kind, self.subject, self.identify, self.merged) = (kind, subject, identify, merged)
  }
}
