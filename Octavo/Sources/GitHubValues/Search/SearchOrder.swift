extension GitHub {
  /// The order of the items that a search finds, such as the time of their last change.
  ///
  /// Without an order, the items that match best are first.
  public struct SearchOrder: Sendable, Hashable {
    /// The word of the server, such as “updated” or “stars”.
    public var key: String
    /// Whether the lowest item is first.
    public var isAscending: Bool

    /// Makes an order.
    public init(_ key: String, isAscending: Bool = false) {
      (self.key, self.isAscending) = (key, isAscending)
    }

    /// Reads the value of a qualifier `sort:`, such as “updated” or “updated-asc”.
    public init(parsing text: String) {
      let word = text.lowercased()
      let end = ["-asc", "-desc"].first { word.hasSuffix($0) }
      self.init(String(word.dropLast(end?.count ?? 0)), isAscending: end == "-asc")
    }

    /// The direction in a request: “asc” or “desc”.
    package var direction: String { isAscending ? "asc" : "desc" }
  }
}
