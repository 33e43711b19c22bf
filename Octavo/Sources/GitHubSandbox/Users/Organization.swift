/// An organisation with its members.
struct Organization: Equatable, Sendable {
  /// The account, whose `bio` is the description.
  let profile: User
  /// The logins of the members.
  let members: [String]
  /// The teams, of which only the demo world has any.
  var teams: [Team] = []

  func hasMember(_ login: String) -> Bool {
    members.contains { $0.lowercased() == login.lowercased() }
  }
}
