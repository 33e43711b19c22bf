extension GitHub {
  /// An issue in a project, with its status there.
  public struct ProjectItem: Sendable, Hashable, Codable, Identifiable {
    /// The id in GraphQL, which another one replaces when the issue is removed and added again.
    public var id: String
    /// The project.
    public var project: Project
    /// The status; `nil` for none.
    public var status: ProjectStatus?

    /// Makes an item.
    public init(id: String, project: Project, status: ProjectStatus? = nil) {
      (self.id, self.project, self.status) = (id, project, status)
    }
  }
}

extension GitHub.ProjectItem: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id"),
      let project: GitHub.Project = object.value("project")
    else { return nil }
    self.init(id: id, project: project, status: object.value("fieldValueByName"))
  }
}
