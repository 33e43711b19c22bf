public import Foundation

/// An account that has logged in on this machine.
public nonisolated struct StoredAccount: Sendable, Identifiable, Equatable {
  /// The server and the login.
  public nonisolated struct ID: Sendable, Hashable, CustomStringConvertible {
    /// The name of the server, such as “github.com”.
    public let server: String
    /// The login.
    public let login: String

    /// Names an account.
    public init(server: String, login: String) {
      self.server = server
      self.login = login
    }

    /// Reads an account that is written as “login@server”; `nil` for another text.
    public init?(_ text: String) {
      // The number of a thread has no such sign.
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts.contains(where: \.isEmpty) else { return nil }
      self.init(server: String(parts[1]), login: String(parts[0]))
    }

    /// Whether one of some names in small letters is the login, or the account as it is written.
    func isNamed(in names: [String]) -> Bool {
      names.contains(login.lowercased()) || names.contains(description.lowercased())
    }

    /// The account as “login@server”.
    public var description: String { "\(login)@\(server)" }
  }

  /// The server and the login.
  public let id: ID
  /// The name that the account gives itself.
  public let name: String?
  /// The address of the picture.
  public let avatarURL: URL?
  /// The place of the token; `nil` if the account has to log in again.
  public let tokenPlace: TokenPlace?
  /// Whether the app sends its requests as this account.
  public let isActive: Bool

  /// Describes an account.
  public init(
    id: ID,
    name: String? = nil,
    avatarURL: URL? = nil,
    tokenPlace: TokenPlace?,
    isActive: Bool = false
  ) {
    self.id = id
    self.name = name
    self.avatarURL = avatarURL
    self.tokenPlace = tokenPlace
    self.isActive = isActive
  }

  /// Whether the account can be used without a login.
  public var isLoggedIn: Bool { tokenPlace != nil }
}

/// The reason why a text names no server.
public nonisolated struct InvalidServer: FailureWithMessage, Equatable {
  /// One sentence for the user.
  public let message: String

  /// Makes an error.
  public init(message: String) { self.message = message }
}
