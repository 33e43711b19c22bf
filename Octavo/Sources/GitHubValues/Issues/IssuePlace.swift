extension GitHub {
  /// An issue or a pull request by its number, in a repository that is known by its id.
  ///
  /// It stays the same when the repository is renamed or transferred.
  public struct IssuePlace: Sendable, Hashable, Codable {
    /// The id of the repository.
    public var repository: RepositoryID
    /// The name of the repository when it was last read.
    public var name: RepositoryName
    /// The number in the repository.
    public var number: Int

    /// Makes a place.
    public init(_ repository: RepositoryID, _ name: RepositoryName, _ number: Int) {
      (self.repository, self.name, self.number) = (repository, name, number)
    }

    /// The id of the repository and the number, by which the store knows the place.
    public var key: String { "\(repository.rawValue)/\(number)" }
  }
}

extension GitHub.IssuePlace: CustomStringConvertible {
  /// The words of GitHub, such as “ada/engine#12”.
  public var description: String { "\(name)#\(number)" }
}
