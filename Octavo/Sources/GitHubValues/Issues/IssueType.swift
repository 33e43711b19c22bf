extension GitHub {
  /// A type of issues, which an organization gives its repositories.
  public struct IssueType: Sendable, Hashable, Codable, Identifiable {
    /// The name, such as “Bug”, unique in the organization.
    public var name: String
    /// Whether issues can get it.
    public var isEnabled: Bool

    /// Makes a type.
    public init(name: String, isEnabled: Bool = true) {
      (self.name, self.isEnabled) = (name, isEnabled)
    }

    /// The name.
    public var id: String { name }
  }
}

extension GitHub.IssueType: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") else { return nil }
    self.init(name: name, isEnabled: !object.contains("is_enabled") || object.bool("is_enabled"))
  }
}
