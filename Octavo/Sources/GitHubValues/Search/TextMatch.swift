extension GitHub {
  /// A part of a text in which words of a search occur.
  public struct TextMatch: Sendable, Hashable, Codable {
    /// The member of the item that has the text, such as “body” or “content”.
    public var property: String
    /// The part of the text.
    public var fragment: String
    /// The places of the words in the fragment, counted in Unicode scalars.
    public var ranges: [Range<Int>]

    /// Makes a part of a text.
    public init(property: String, fragment: String, ranges: [Range<Int>] = []) {
      (self.property, self.fragment, self.ranges) = (property, fragment, ranges)
    }
  }
}

extension GitHub.TextMatch: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let fragment = object.nonEmptyString("fragment") else { return nil }
    let length = fragment.unicodeScalars.count
    self.init(
      property: object.string("property") ?? "",
      fragment: fragment,
      ranges: object.list("matches", of: JSONObject.self).compactMap { match in
        let ends = match.integers("indices")
        guard ends.count == 2, ends[0] >= 0, ends[0] < ends[1], ends[1] <= length else {
          return nil
        }
        return ends[0]..<ends[1]
      }
    )
  }
}
