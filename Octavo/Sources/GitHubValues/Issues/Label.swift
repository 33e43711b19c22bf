extension GitHub {
  /// A label of issues and pull requests.
  public struct Label: Sendable, Hashable, Codable, Identifiable {
    /// The name, unique in its repository.
    public var name: String
    /// The colour, as six hexadecimal digits; `nil` if the server sends none.
    public var color: String?
    /// One line about the label.
    public var description: String?

    /// Makes a label.
    public init(name: String, color: String? = nil, description: String? = nil) {
      (self.name, self.color, self.description) = (name, color, description)
    }

    /// The name, which no other label of the repository has.
    public var id: String { name }
  }
}

extension GitHub.Label: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") else { return nil }
    let color = object.nonEmptyString("color")
    let isColor = color.map { $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) } ?? false
    self.init(
      name: name,
      color: isColor ? color : nil,
      description: object.nonEmptyString("description")
    )
  }
}

extension JSONObject {
  /// The labels of an issue, which old servers send as names.
  var labels: [GitHub.Label] {
    let names = strings("labels")
    return names.isEmpty ? list("labels") : names.map { GitHub.Label(name: $0) }
  }
}
