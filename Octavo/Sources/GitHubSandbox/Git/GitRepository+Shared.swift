import Synchronization

extension GitRepository {
  /// Finds or makes the repository of a folder, which all sandboxes of the process share: it is
  /// read once.
  ///
  /// - Parameters:
  ///   - directory: The folder of `HEAD`.
  ///   - commonDirectory: The folder of the branches and objects, if it is another one.
  ///   - kept: The outputs of earlier runs, for a repository that the sandbox has made itself.
  /// - Returns: The same object for as long as a caller has a reference to it.
  static func shared(
    directory: String,
    commonDirectory: String? = nil,
    kept: KeptOutputs? = nil
  ) -> GitRepository {
    repositories.withLock { repositories in
      if let known = repositories[directory]?.repository { return known }
      repositories = repositories.filter { $0.value.repository != nil }
      let repository = GitRepository(
        directory: directory,
        commonDirectory: commonDirectory,
        kept: kept
      )
      repositories[directory] = Entry(repository: repository)
      return repository
    }
  }

  private struct Entry {
    weak var repository: GitRepository?
  }

  private static let repositories = Mutex<[String: Entry]>([:])
}
