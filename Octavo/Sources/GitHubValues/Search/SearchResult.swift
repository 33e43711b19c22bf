extension GitHub {
  /// An item that a search has found, with the places that match.
  public struct SearchResult<Item: Sendable & Hashable & Identifiable> {
    /// The item.
    public var item: Item
    /// The places that match; empty if the server does not send them.
    public var matches: [TextMatch]

    /// Makes a result.
    public init(item: Item, matches: [TextMatch] = []) {
      (self.item, self.matches) = (item, matches)
    }
  }
}

extension GitHub.SearchResult: Sendable, Hashable {}

extension GitHub.SearchResult: Encodable where Item: Encodable {}
extension GitHub.SearchResult: Decodable where Item: Decodable {}

extension GitHub.SearchResult: Identifiable {
  /// The identity of the item.
  public var id: Item.ID { item.id }
}

extension GitHub.SearchResult: LenientDecodable where Item: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let item = Item(object) else { return nil }
    self.init(item: item, matches: object.list("text_matches"))
  }
}
