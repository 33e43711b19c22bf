/// A list of Explore, which a search of the server makes.
public nonisolated struct Discovery: Codable, Hashable, Sendable {
  /// The subject of a list.
  public enum Kind: Codable, Hashable, Sendable {
    /// The repositories that were created in a period, most stars first.
    case trending(TrendingPeriod)
    /// The repositories with the most stars.
    case popular
    /// The repositories that have a topic, most stars first.
    case topic(String)
    /// The users with the most followers.
    case users
    /// The repositories that match a query of the user, best first.
    case repositories(matching: String)
    /// The accounts that match a query of the user, best first.
    case accounts(matching: String)
  }

  /// The subject.
  public var kind: Kind
  /// The name of the language that the repositories, or those of the users, are written in; `nil`
  /// for all.
  public var language: String?
  /// The country of the users; `nil` for all.
  public var country: String?

  /// Describes a list.
  public init(_ kind: Kind, language: String? = nil, country: String? = nil) {
    self.kind = kind
    self.language = language
    self.country = country
  }

  /// The query of the user whose results the list has; `nil` for another list.
  var searched: String? {
    switch kind {
    case .repositories(let query), .accounts(let query): query
    case .trending, .popular, .topic, .users: nil
    }
  }

  /// The name of the topic whose repositories the list has; `nil` for another list.
  var topic: String? {
    if case .topic(let name) = kind { name } else { nil }
  }

  /// Whether the list has accounts, and not repositories.
  var hasAccounts: Bool {
    switch kind {
    case .trending, .popular, .topic, .repositories: false
    case .users, .accounts: true
    }
  }
}
