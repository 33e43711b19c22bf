import GitHubEndpoints
public import GitHubValues

nonisolated extension ListQuery where Item == GitHub.ViewedFile {
  /// The marks of the user at the files of a pull request.
  public static func viewedFiles(of place: GitHub.IssuePlace) -> Self {
    var list = ListQuery(
      kind: "viewed files",
      subject: place.key,
      endpoint: .allViewedFiles(ofPullRequest: place.number, of: place.name)
    )
    list.key = \.path
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.ViewedFile] {
  /// The marks of the user at the files of a pull request.
  public static func viewedFiles(of place: GitHub.IssuePlace) -> Self {
    Self("viewed files", place.key, from: .list(ListQuery.viewedFiles(of: place)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.File {
  /// A place of the file CODEOWNERS at a commit.
  static func codeOwners(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    file(path, of: name, at: revision, limit: GitHub.CodeOwners.byteLimit)
  }

  /// The file `.gitattributes` at the root of a commit.
  static func attributes(of name: GitHub.RepositoryName, at revision: String) -> Self {
    file(GitHub.GitAttributes.path, of: name, at: revision, limit: GitHub.GitAttributes.byteLimit)
  }
}
