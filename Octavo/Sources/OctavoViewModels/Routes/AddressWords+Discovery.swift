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

  private func text(_ item: String) -> String? {
    query[item].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var language: String? { text("language") }
}
