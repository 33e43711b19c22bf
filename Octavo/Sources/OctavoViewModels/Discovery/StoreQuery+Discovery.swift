import Foundation
import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Repository] {
  /// The repositories of a list of Explore; the date decides which are new.
  ///
  /// The list has the same name on all days, so that it is shown offline too.
  static func repositories(of discovery: Discovery, at now: Date) -> Self {
    if discovery.searched != nil { return .search(discovery.query(at: now)) }
    return list(
      "discovered repositories",
      of: discovery.name,
      .repositories(matching: discovery.query(at: now), by: .stars)
    )
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Account] {
  /// The accounts of a list of Explore.
  static func accounts(of discovery: Discovery) -> Self {
    let byFollowers = discovery.kind == .users
    return list(
      "discovered accounts",
      of: discovery.name,
      .accounts(matching: discovery.query(at: .distantPast), byFollowers: byFollowers)
    )
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Topic] {
  /// The topics that the server features.
  static var featuredTopics: Self {
    list("topics", of: "featured", .topics(matching: "is:featured"))
  }

  /// The topics that a search for a name finds, the topic itself among them.
  static func topics(named name: String) -> Self {
    list("topics", of: "named \(name)", .topics(matching: name))
  }
}

nonisolated extension Discovery {
  /// The query in GitHub's search syntax.
  func query(at now: Date) -> String {
    var words: [String] =
      switch kind {
      case .trending(let period): ["created:>=\(Self.day(period.days, before: now))"]
      // The server requires a condition.
      case .popular: ["stars:>=1"]
      case .topic(let name): ["topic:\(Self.quoted(name))"]
      case .users: ["type:user", "followers:>=1"]
      case .repositories(let query), .accounts(let query): [query]
      }
    if let country { words.append("location:\(Self.quoted(country))") }
    if let language { words.append("language:\(Self.quoted(language))") }
    return words.joined(separator: " ")
  }

  /// The words that distinguish the list from all others, whatever the day.
  fileprivate var name: String {
    let subject =
      switch kind {
      case .trending(let period): "trending \(period.rawValue)"
      case .popular: "popular"
      case .topic(let name): "topic \(name)"
      case .users: "users"
      case .repositories(let query): "repositories \(query)"
      case .accounts(let query): "accounts \(query)"
      }
    return [subject, country ?? "", language ?? ""].joined(separator: "\u{0}")
  }

  /// The period of trending repositories; `nil` for another list.
  var period: TrendingPeriod? {
    if case .trending(let period) = kind { period } else { nil }
  }

  private static func day(_ days: Int, before date: Date) -> String {
    date.addingTimeInterval(-Double(days) * 86_400).formatted(.iso8601.year().month().day())
  }

  /// A quote inside a name would end it.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: ""))\""
  }
}
