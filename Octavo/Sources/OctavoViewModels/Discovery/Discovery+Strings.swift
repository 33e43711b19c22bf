nonisolated extension Discovery {
  /// The title of the list.
  var title: String {
    switch kind {
    case .trending: "Trending"
    case .popular: "Popular Repositories"
    case .topic(let name): name
    case .users: "Popular Users"
    case .repositories(let query), .accounts(let query): query
    }
  }

  /// The rule by which the server was searched.
  ///
  /// GitHub’s own trending list has no API, so the screen says what it shows in its place.
  var rule: String {
    switch kind {
    case .trending: "New repositories with the most stars"
    case .popular: "Most stars"
    case .topic: "Repositories with this topic"
    case .users: "Most followers"
    case .repositories: "Repositories, best match first"
    case .accounts: "Users and organizations"
    }
  }

  /// The text in place of an empty list.
  var emptyText: String {
    switch kind {
    case .trending(.daily): "Nothing new since yesterday. Choose a longer period."
    case .trending, .popular, .topic, .repositories: "No repositories found."
    case .users, .accounts: "No users found."
    }
  }
}
