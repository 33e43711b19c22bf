nonisolated extension AddressWords {
  /// Trending repositories; an unknown period leads to the list of the week.
  var trending: [Route] {
    let period = query["since"].flatMap(TrendingPeriod.init) ?? .weekly
    return [.discovery(Discovery(.trending(period), language: language))]
  }

  /// Popular repositories.
  var popular: [Route] { [.discovery(Discovery(.popular, language: language))] }

  /// Popular users.
  var users: [Route] {
    [.discovery(Discovery(.users, language: language, country: text("location")))]
  }

  /// The repositories of a topic, above all topics.
  var topic: [Route] {
    [.topics, .discovery(Discovery(.topic(rest)))]
  }

  /// The repositories that a search has found; without a query the tab of the search.
  var foundRepositories: [Route] {
    searched.map { [.discovery(Discovery(.repositories(matching: $0), language: text("l")))] } ?? []
  }

  /// The accounts that a search has found; without a query the tab of the search.
  var foundUsers: [Route] {
    searched.map { [.discovery(Discovery(.accounts(matching: $0)))] } ?? []
  }

  private var searched: String? { query["q"].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 } }

  private func text(_ item: String) -> String? {
    query[item].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var language: String? { text("language") }
}
