/// An account that can log in to a sandbox, and all its secrets.
public struct SandboxAccount: Equatable, Sendable {
  /// The scopes of a token that is made without a choice.
  public static let defaultScopes = "repo, user, project"

  /// The login.
  public let login: String
  /// The full name.
  public let name: String
  /// The address that makes commits of this account its own.
  public let email: String
  /// The password for Basic authentication.
  public let password: String
  /// The code that a password must come with; `nil` switches the second factor off.
  public let oneTimeCode: String?
  /// A token that is always valid, besides those made by logging in.
  public let token: String
  /// The scopes of the token, separated by commas.
  public let scopes: String
  /// The roles in repositories of other owners, by full name, such as `ada/engine`.
  ///
  /// The name `*` stands for all repositories that are not named.
  /// A role given here replaces the right to write that an author of commits has.
  public let roles: [String: SandboxRole]

  /// Makes an account with secrets of the caller's choice.
  public init(
    login: String,
    name: String,
    email: String,
    password: String,
    oneTimeCode: String?,
    token: String,
    scopes: String = SandboxAccount.defaultScopes,
    roles: [String: SandboxRole] = [:]
  ) {
    self.login = login
    self.name = name
    self.email = email
    self.password = password
    self.oneTimeCode = oneTimeCode
    self.token = token
    self.scopes = scopes
    self.roles = roles
  }
}
