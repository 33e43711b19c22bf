public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.ProjectItem> {
  /// The projects that an issue is in, with its status in each.
  ///
  /// The query is apart from other facts of the issue: its field cannot be null, so without the
  /// scope `read:project`, or on a server without projects, nothing of the issue is read.
  ///
  /// - Throws: `.notFound` for a pull request as well, `.forbidden` without the scope.
  public static func projectItems(ofIssue number: Int, of name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<GitHub.Page<GitHub.ProjectItem>>>.query(
      GraphQLQuery(
        .query,
        "ProjectItems",
        GraphQLVariable.repository(name) + [GraphQLVariable("number", "Int!", .number(number))],
        fields: """
          repository(owner: $owner, name: $name) {
            issue(number: $number) {
              id
              projectItems(first: 20, includeArchived: false) {
                nodes {
                  id
                  fieldValueByName(name: "Status") {
                    ... on ProjectV2ItemFieldSingleSelectValue { optionId name color }
                  }
                  project { \(GitHub.Project.fields) }
                }
              }
            }
          }
          """,
        decode: { data in
          let items = data.object("repository")?.object("issue")?.object("projectItems")
          return items.map { GitHub.Page(items: $0.list("nodes")) }
        }
      )
    )
    .map(\.value)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Project> {
  /// The open projects of the owner of a repository that the viewer may change, the newest first.
  ///
  /// - Throws: `.forbidden` without the scope `read:project`.
  public static func projects(ofOwnerOf name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<GitHub.Page<GitHub.Project>>>.query(
      GraphQLQuery(
        .query,
        "OwnerProjects",
        GraphQLVariable.repository(name),
        fields: """
          repository(owner: $owner, name: $name) {
            owner {
              ... on ProjectV2Owner {
                projectsV2(first: 100, query: "is:open", minPermissionLevel: WRITE) {
                  nodes { \(GitHub.Project.fields) }
                }
              }
            }
          }
          """,
        decode: { data in
          let projects = data.object("repository")?.object("owner")?.object("projectsV2")
          return projects.map { GitHub.Page(items: $0.list("nodes")) }
        }
      )
    )
    .map(\.value)
  }
}

extension GitHub.Project {
  /// The fields of a project, with the options for the status.
  fileprivate static let fields = """
    id number title url closed viewerCanUpdate
    field(name: "Status") {
      ... on ProjectV2SingleSelectField { id options { id name color } }
    }
    """
}
