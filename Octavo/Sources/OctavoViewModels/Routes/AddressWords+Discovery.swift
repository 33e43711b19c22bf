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
    let country = query["location"].flatMap { $0.isEmpty ? nil : $0 }
    return [.discovery(Discovery(.users, language: language, country: country))]
  }

  /// The repositories of a topic, above all topics.
  var topic: [Route] {
    [.topics, .discovery(Discovery(.topic(rest)))]
  }

  private var language: String? { query["language"].flatMap { $0.isEmpty ? nil : $0 } }
}
