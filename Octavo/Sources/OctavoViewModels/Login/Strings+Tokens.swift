nonisolated extension Strings {
  /// Returns the place of a token, behind “Token stored in”.
  static func place(_ place: TokenPlace) -> String {
    switch place {
    case .secretService: "the keyring of your desktop"
    case .file(let path): "a file that only you can read: \(path)"
    case .environment(let variable): "nowhere (read from \(variable) at each start)"
    case .memory: "nowhere (kept in memory until you quit)"
    }
  }

  /// The text while the keyring may ask the user to unlock it.
  static let waitingForKeyring = "Waiting for the keyring…"

  /// The message on the login screen where the keyring did not return the token at the start.
  static let silentKeyring = "The keyring did not answer. Please log in again."

  /// Returns the message after a login whose token the keyring did not take.
  static func withoutKeyring(_ place: TokenPlace) -> String {
    "The keyring was not used. Token stored in: \(self.place(place))"
  }
}
