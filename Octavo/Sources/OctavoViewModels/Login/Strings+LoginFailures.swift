nonisolated extension Strings {
  /// Returns the message about a failed login on a server, with the next step.
  static func about(_ failure: LoginFailure, on server: String) -> String {
    let text =
      switch failure.reason {
      case .denied: "You refused the login in your browser. Try again, or use a token."
      case .expired: "The code has expired. Try again."
      case .wrongState:
        "The browser returned from another page. Try again, and use only the page that opens."
      case .wrongCode: "The server did not accept the code. Try again."
      case .wrongClient:
        "The server does not accept the client ID or its secret. Check OCTAVO_CLIENT_ID and "
          + "OCTAVO_CLIENT_SECRET, or use a token."
      case .deviceLoginDisabled:
        "The app of this client ID may not log in with a code. Use your browser or a token."
      case .noBrowser: "No browser found. Log in with a code or a token."
      case .noCallback: "Your browser did not return within 10 minutes. Try again."
      case .noGHToken: "gh has no token for \(server). \(ghLogin(server))"
      case .refusedGHToken: "\(server) does not accept the token of gh. \(ghLogin(server))"
      case .other(let code):
        "The server refused the login (\(code.filter { $0.isLetter || $0 == "_" }.prefix(60))). Try again, or use a token."
      }
    guard let skew = failure.clockSkew else { return text }
    let minutes = Int(abs(skew.components.seconds) / 60)
    let size = minutes < 120 ? count(minutes, "minute") : count(minutes / 60, "hour")
    let side = skew < .zero ? "behind" : "ahead of"
    return "\(text) The clock of this computer is \(size) \(side) the server’s: set it first."
  }

  private static func ghLogin(_ server: String) -> String {
    "Run “gh auth login --hostname \(server)” and try again, or use a token."
  }

  /// Returns a time such as “14:59”.
  static func countdown(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns the notice after a login whose token does not permit everything.
  static func missing(scopes: [String]) -> String {
    let names = scopes.map { "“\($0)”" }.joined(separator: ", ")
    return "Your token lacks \(scopes.count == 1 ? "the scope" : "the scopes") \(names). "
      + "Some actions will fail."
  }

  /// The text while the user is on the page of the server.
  static let waitingForBrowser = "Waiting for your browser…"

  /// The text while `gh` reads its token, perhaps from a keyring that is locked.
  static let waitingForGH = "Waiting for gh…"

  /// The message on the login screen where no client id is configured for logins on pages.
  static let withoutClient =
    "Browser and code login need a client ID (OCTAVO_CLIENT_ID). Use a token instead."
}
