extension GitHub {
  /// An item of a list in a response that could not be decoded and was left out of the list.
  ///
  /// It holds no value of the response, which may be private.
  public struct DroppedItem: Sendable, Hashable {
    /// The method and path of the request, such as “GET /users/octocat/followers”.
    public var request: String
    /// The type of the items, such as “Account”.
    public var type: String
    /// The place of the item in the response, such as “items.3”.
    public var place: String

    /// Makes a report.
    package init(request: String, type: String, place: String) {
      self.request = request
      self.type = type
      self.place = place
    }
  }
}

extension GitHub.DroppedItem: CustomStringConvertible {
  /// One line for the log.
  public var description: String { "\(request): \(place) cannot be decoded as \(type)" }
}
