/// The account of the program `gh` on a server, whose token it has.
public nonisolated struct GHAccount: Sendable, Hashable {
  /// The login; `nil` if `gh` does not name it.
  public let login: String?

  /// Describes an account.
  public init(login: String?) { self.login = login }
}
