public import GitHubEndpoints
public import GitHubValues

/// The form of a query's value in the store, and the endpoint that has it.
///
/// The live services read and request every query by its source alone.
public nonisolated enum QuerySource<Value: Codable & Equatable & Sendable>: Sendable {
  /// A repository, by its present name or an older one; the function returns it as the value.
  case repository(GitHub.RepositoryName, as: @Sendable (GitHub.Repository) -> Value)
  /// An account with its profile; the function returns it as the value.
  case user(String, as: @Sendable (GitHub.User) -> Value)
  /// A list.
  case list(any ListSource<Value>)
  /// The items that any list with the kind and the subject has stored, the latest first.
  ///
  /// An empty subject matches all subjects. Only the lists themselves request the items.
  case known(any ListSource<Value>, limit: Int)
  /// The names of all repositories that the store has, which are never requested.
  case repositoryNames(as: @Sendable ([GitHub.RepositoryName]) -> Value)
  /// The folders whose documents have names with a beginning, which are never requested by it.
  case folders(String, as: @Sendable ([RepositoryFolder]) -> Value)
  /// A value that lists of a kind and subject have too, by its key among them.
  case item(kind: String, subject: String, key: String, Endpoint<Value>)
  /// A document with the name of the query.
  case document(Endpoint<Value>)
  /// A document with a picture that was uploaded to a text, in whose HTML its address is.
  case upload(Upload)
  /// A document that this program writes by itself and never requests.
  case stored
  /// The documents of several queries, as far as the store has them.
  ///
  /// One request has all of them, or each is requested by its query.
  case documents(any DocumentsSource<Value>)
  /// A document with all branches and tags.
  case references(GitHub.RepositoryName)
  /// A document with the readme, which is also stored as the file that it is.
  case readme(GitHub.RepositoryName, revision: String?)
  /// A document with the changes of a commit or, with a base, of a comparison; several requests may
  /// be needed for all files.
  case changes(GitHub.RepositoryName, base: String?, head: String)
  /// A document with the files of the latest version of a pull request; several requests may be
  /// needed for all files.
  case pullFiles(GitHub.RepositoryName, Int)
  /// A document with the changes from one commit of a pull request to another one.
  case pullRange(GitHub.RepositoryName, Int, from: String, to: String)
  /// A document with the patch between two versions of a file, which are requested and compared.
  case patch(GitHub.RepositoryName, FileVersions)
  /// A document that is a folder of a tree; one request has all folders of the tree.
  case folder(GitHub.RepositoryName, revision: String, path: String)
}
