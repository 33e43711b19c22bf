import GitHubEndpoints
import GitHubValues

nonisolated extension ListQuery where Item == GitHub.ProjectItem {
  /// The projects that an issue is in, with its status in each.
  static func projects(of place: GitHub.IssuePlace) -> Self {
    var list = ListQuery(
      kind: "issue projects",
      subject: place.key,
      endpoint: .projectItems(ofIssue: place.number, of: place.name)
    )
    // An issue is in a project once, at most.
    list.key = { $0.project.id }
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.ProjectItem] {
  /// The projects that an issue is in, with its status in each.
  static func projects(of place: GitHub.IssuePlace) -> Self {
    Self("issue projects", place.key, from: .list(ListQuery.projects(of: place)))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Project] {
  /// The open projects of the owner of a repository that the user may change, the newest first.
  static func projects(ofOwner name: GitHub.RepositoryName) -> Self {
    list("projects", of: name.owner.lowercased(), .projects(ofOwnerOf: name))
  }
}
