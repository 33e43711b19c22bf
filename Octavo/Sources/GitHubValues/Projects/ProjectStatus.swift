extension GitHub {
  /// An option of the field “Status” of a project.
  public struct ProjectStatus: Sendable, Hashable, Codable, Identifiable {
    /// The id, unique in its field.
    public var id: String
    /// The name, such as “In Progress”: untrusted text.
    public var name: String
    /// GitHub's word for the colour, such as “YELLOW”; `nil` if it is not known.
    public var color: String?

    /// Makes an option.
    public init(id: String, name: String, color: String? = nil) {
      (self.id, self.name, self.color) = (id, name, color)
    }
  }
}

extension GitHub.ProjectStatus: LenientDecodable {
  /// Reads an option, or the value of an item, in which the id has another name.
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("optionId") ?? object.nonEmptyString("id") else {
      return nil
    }
    self.init(
      id: id,
      name: object.string("name") ?? "",
      color: object.nonEmptyString("color")
    )
  }
}
