public import GitHubValues

/// Who is logged in, and the ways in and out.
public protocol Session: AnyObject {
  /// The server that all this is about.
  var server: Server { get }

  /// Who is logged in, or `nil`. Still who it was after ``dropToken()``.
  var user: GitHub.User? { get }

  /// Where the token of a log-in is kept.
  var tokenPlace: TokenPlace { get }

  /// The name that logged in last on this server, to begin with.
  var lastUsername: String? { get }

  /// A token that the surroundings offer, such as `GH_TOKEN`, not tried yet.
  var offeredToken: GitHub.Token? { get }

  /// An account of this server that the local store has met, whoever was logged in then.
  ///
  /// Upper and lower case are the same in a login.
  func knownAccount(_ login: String) async -> GitHub.Account?

  /// Logs in by a token, which is then kept.
  ///
  /// - Throws: `APIError`, `.unauthorized` for a token that the server does not know.
  func logIn(with token: GitHub.Token) async throws -> GitHub.User

  /// Logs in by name and password. The password is not kept; the token it gave is.
  ///
  /// - Throws: `APIError`, `.otpRequired` when a code is wanted as well, `.unauthorized` when
  ///   something is wrong.
  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User

  /// Forgets a token that the server takes no longer, and nothing else.
  func dropToken() async

  /// Logs out: forgets the token, and the account's local data too if told so.
  ///
  /// It always ends logged out; what could not be deleted is left to the log.
  func logOut(deletingLocalData: Bool) async
}
