public import Foundation

extension GitHub {
  /// An account that has starred a repository.
  public struct Stargazer: Sendable, Hashable, Codable, Identifiable {
    /// The account.
    public var account: Account
    /// The time of the star; `nil` if the server does not send it.
    public var starredAt: Date?

    /// The login, which no other account of the server has.
    public var id: String { account.login }
  }

  /// A repository that an account has starred.
  public struct StarredRepository: Sendable, Hashable, Codable, Identifiable {
    /// The repository.
    public var repository: Repository
    /// The time of the star; `nil` if the server does not send it.
    public var starredAt: Date?

    /// The number of the repository.
    public var id: Int { repository.id }
  }
}

extension GitHub.Stargazer: LenientDecodable {
  /// Reads an account in an object with the time, or an account alone.
  package init?(_ object: JSONObject) {
    guard let account = object.value("user") ?? GitHub.Account(object) else { return nil }
    self.init(account: account, starredAt: object.date("starred_at"))
  }
}

extension GitHub.StarredRepository: LenientDecodable {
  /// Reads a repository in an object with the time, or a repository alone.
  package init?(_ object: JSONObject) {
    guard let repository = object.value("repo") ?? GitHub.Repository(object) else { return nil }
    self.init(repository: repository, starredAt: object.date("starred_at"))
  }
}
