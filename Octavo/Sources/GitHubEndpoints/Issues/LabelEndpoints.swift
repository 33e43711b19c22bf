public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Label> {
  /// The labels of a repository, by name.
  public static func labels(of repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["labels"]))
  }
}

extension Endpoint where Value == GitHub.Label {
  /// A label of a repository by its name.
  public static func label(_ name: String, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["labels", name]))
  }

  /// Makes a label with a colour of six hexadecimal digits.
  ///
  /// - Throws: `.validation` for a name that is taken.
  public static func newLabel(
    _ name: String,
    color: String,
    description: String? = nil,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    var body = ["name": name, "color": color]
    body["description"] = description
    return .object(.write(.post, repository.path + ["labels"], json: body))
  }
}

/// Changes of the labels of an issue or a pull request, which return its labels.
///
/// The server drops labels without a word that the account may not set.
extension Endpoint where Value == [GitHub.Label] {
  /// Adds labels.
  public static func addLabels(
    _ names: [String],
    toIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .items(.write(.post, repository.labels(number), json: ["labels": names]))
  }

  /// Replaces all labels.
  public static func setLabels(
    _ names: [String],
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .items(.write(.put, repository.labels(number), json: ["labels": names]))
  }

  /// Removes a label.
  ///
  /// - Throws: `.notFound` if the issue does not have it.
  public static func removeLabel(
    _ name: String,
    fromIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .items(.write(.delete, repository.labels(number) + [name]))
  }
}

extension GitHub.RepositoryPlace {
  fileprivate func labels(_ number: Int) -> [String] { issue(number) + ["labels"] }
}
