import GitHubValues

/// A permission of an account on its server, as far as its token shows it.
nonisolated enum Capability: CaseIterable {
  /// To read and change the inbox.
  case notifications
  /// To know the teams of the user.
  case teams
  /// To read the runs of Actions.
  case actions
  /// To write.
  case writing

  /// The permission, or its absence, or neither.
  enum Answer {
    case yes, no, unknown
  }

  /// The facts about a token.
  struct Token {
    /// The permissions that the server names; `nil` or empty if it names none, as for a
    /// fine-grained token or one of an app.
    var scopes: [String]?
    /// Whether the server has returned notifications; `nil` while none were requested.
    var hasNotifications: Bool?
  }

  /// The name of the permission.
  var title: String {
    switch self {
    case .notifications: "Inbox"
    case .teams: "Teams"
    case .actions: "Actions"
    case .writing: "Writing"
    }
  }

  /// Returns whether a token has the permission, and a sentence that says so.
  func answer(for token: Token) -> (answer: Answer, sentence: String) {
    let scopes = token.scopes.map(Set.init) ?? []
    let unnamed = "Unknown: the server has not named the permissions of the token"
    switch self {
    case .notifications:
      switch token.hasNotifications {
      case true?: return (.yes, "Yes")
      case false?: return (.no, "No: the token has none, so the inbox is built from searches")
      case nil where scopes.isEmpty: return (.unknown, "Unknown until the inbox is requested")
      case nil where scopes.isDisjoint(with: ["notifications", "repo"]):
        return (.no, "No: the token lacks “notifications”, so the inbox is built from searches")
      case nil: return (.yes, "Yes")
      }
    case .teams:
      if scopes.isEmpty { return (.unknown, unnamed) }
      let names: Set = ["read:org", "write:org", "admin:org", "user"]
      if !scopes.isDisjoint(with: names) { return (.yes, "Yes") }
      return (.no, "No: the token lacks “read:org”")
    case .actions:
      if scopes.isEmpty { return (.unknown, unnamed) }
      if scopes.contains("repo") { return (.yes, "Yes") }
      return (.yes, "In public repositories only: the token lacks “repo”")
    case .writing:
      if scopes.isEmpty {
        return (.unknown, "\(unnamed). What it refuses stays in Unsent")
      }
      if scopes.contains("repo") { return (.yes, "Yes") }
      if scopes.contains("public_repo") {
        return (.yes, "In public repositories only: the token lacks “repo”")
      }
      return (.no, "No: the token can only read, because it lacks “repo”")
    }
  }
}

extension Services {
  /// The facts about the token of the account that is shown.
  var token: Capability.Token {
    Capability.Token(scopes: session.scopes, hasNotifications: inbox.own?.hasNotifications)
  }

  /// Whether an enterprise manages the account: in the cloud only the logins of such accounts have
  /// “_”.
  var isManaged: Bool {
    let name = session.server.name
    let isCloud = name == "github.com" || name.hasSuffix(".ghe.com")
    return isCloud && session.user?.login.contains("_") == true
  }
}
