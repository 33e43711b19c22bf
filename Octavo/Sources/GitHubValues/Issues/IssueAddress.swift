extension GitHub {
  /// An issue or a pull request by the name of its repository, as texts and addresses name it.
  public struct IssueAddress: Sendable, Hashable, Codable {
    /// The repository.
    public let repository: RepositoryName
    /// The number there.
    public let number: Int

    /// Makes an address.
    public init(_ repository: RepositoryName, _ number: Int) {
      (self.repository, self.number) = (repository, number)
    }

    /// Reads “ada/engine#12”, or “#12” and “12” for an issue of a repository; `nil` for other
    /// texts.
    public init?(parsing text: String, in repository: RepositoryName) {
      let parts = text.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count < 3, let number = parts.last.flatMap({ Int($0) }), number > 0,
        number < 1_000_000_000
      else { return nil }
      let name = parts.count == 2 ? String(parts[0]) : ""
      guard let repository = name.isEmpty ? repository : RepositoryName(name) else { return nil }
      self.init(repository, number)
    }
  }
}

extension GitHub.IssueAddress: CustomStringConvertible {
  /// The words of GitHub, such as “ada/engine#12”.
  public var description: String { "\(repository)#\(number)" }
}
