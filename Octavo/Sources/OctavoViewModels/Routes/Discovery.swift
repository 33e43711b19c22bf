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

  /// Whether the list has accounts, and not repositories.
  var hasAccounts: Bool {
    switch kind {
    case .trending, .popular, .topic: false
    case .users, .accounts: true
    }
  }
}

/// The period in which the repositories of a list of trending ones were created.
public nonisolated enum TrendingPeriod: String, CaseIterable, Codable, Sendable {
  /// Since yesterday.
  case daily
  /// The last seven days.
  case weekly
  /// The last thirty days.
  case monthly

  /// The text on the screen.
  public var title: String {
    switch self {
    case .daily: "Today"
    case .weekly: "This Week"
    case .monthly: "This Month"
    }
  }

  /// The number of days.
  var days: Int {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30
    }
  }
}
