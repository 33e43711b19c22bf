extension Route {
  /// The lists that leave out the content of organizations a token is not authorized for.
  private static let lists: Set<String> = [
    "issues", "notifications", "search/code", "search/commits", "search/issues",
    "search/repositories", "user/issues", "user/repos", "user/starred",
    "user/subscriptions", "users/:login/events", "users/:login/received_events",
  ]

  /// Whether it lists what many accounts own.
  var listsAllOwners: Bool {
    method == "GET" && Self.lists.contains(pattern.joined(separator: "/"))
  }
}
