public import BinderySignals
public import GitHubValues

/// The session of the user on a server: login, logout, and the change to another account.
///
/// One account is active at a time: its screens are shown. The others that are logged in send their
/// pending requests, too.
public protocol Session: AnyObject {
  /// The server of the account that is active, or of the login.
  var server: Server { get }

  /// The accounts that have logged in on this machine, by server and login.
  var accounts: [StoredAccount] { get }

  /// The number of requests and of drafts with a text of each account that is logged in: at once,
  /// and after each change.
  var unsentCounts: SignalProducer<[StoredAccount.ID: Int], Never> { get }

  /// The accounts that are logged in, that of the screens among them, in the order of their names.
  ///
  /// One whose token the server has refused stays until it is logged out. Reading it inside
  /// `observe` subscribes.
  var loggedIn: [AccountServices] { get }

  /// The account whose screens are shown; `nil` for the login.
  ///
  /// Reading it inside `observe` subscribes.
  var shownAccount: StoredAccount.ID? { get }

  /// Whether accounts of other servers can be added.
  ///
  /// They cannot while the server runs in this program.
  var canAddAccounts: Bool { get }

  /// Continues as an account that is logged in.
  ///
  /// It waits for the keyring, which may ask the user to unlock it, until its task is cancelled.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - whenReady: Called when nothing can fail any more, before the session of the present
  ///     account ends.
  /// - Returns: Whether the account is active now. If not, the present account still is.
  func activate(_ account: StoredAccount.ID, whenReady: @escaping () -> Void) async -> Bool

  /// Prepares a login on a server; the account that is active stays logged in.
  ///
  /// - Parameters:
  ///   - server: The name or an address of the server.
  ///   - login: The login to fill in, if there is one.
  ///   - whenReady: Called before the session of the present account ends.
  /// - Throws: ``InvalidServer``, and nothing has changed.
  func prepareLogin(on server: String, as login: String?, whenReady: () -> Void) async throws

  /// Logs an account out as ``logOut(deletingLocalData:)`` does, active or not.
  @discardableResult
  func logOut(_ account: StoredAccount.ID, deletingLocalData: Bool) async -> Bool

  /// The user who is logged in; `nil` for none. An expiration does not change it.
  var user: GitHub.User? { get }

  /// Sends a value when the server refuses the token of the user who is logged in.
  ///
  /// Each request that is refused sends one, unless the user has logged in again since it was sent.
  /// The session forgets the token; the local data of the account stays.
  var expirations: Signal<Void, Never> { get }

  /// The place where the token is stored.
  var tokenPlace: TokenPlace { get }

  /// Whether the keyring of the desktop did not return the token at the start, or did not take that
  /// of the last login.
  var keyringFailed: Bool { get }

  /// A producer of whether a login waits for the keyring, which may ask the user to unlock it.
  var waitsForKeyringProducer: SignalProducer<Bool, Never> { get }

  /// Stores the token of the login that is under way without the keyring.
  func stopWaitingForKeyring()

  /// The name that logged in last on this server, to begin with.
  var lastUsername: String? { get }

  /// A token of the environment, such as `GH_TOKEN`, that was not tried yet.
  var offeredToken: GitHub.Token? { get }

  /// Returns an account of this server that has logged in on this machine before.
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

  /// Logs in on a page of the server, which opens in the user's browser.
  ///
  /// Cancelling the task ends the wait for the browser.
  ///
  /// - Throws: ``LoginFailure``, or `APIError`.
  func logInInBrowser() async throws -> GitHub.User

  /// Makes a code that the user enters on a page of the server.
  ///
  /// - Throws: ``LoginFailure``, or `APIError`.
  func requestDeviceCode() async throws -> GitHub.DeviceCode

  /// Logs in by a code if the user has entered it.
  ///
  /// - Throws: ``LoginFailure``, or `APIError`.
  func logIn(with code: GitHub.DeviceCode) async throws -> DeviceLoginStep

  /// Returns the account whose token the program `gh` has for the server; `nil` if it has none.
  ///
  /// The token is not read.
  func ghAccount() async -> GHAccount?

  /// Logs in by the token that the program `gh` has for the server.
  ///
  /// Cancelling the task ends the wait for `gh`, which may ask the user to unlock a keyring.
  ///
  /// - Throws: ``LoginFailure``, or `APIError`.
  func logInWithGH() async throws -> GitHub.User

  /// The permissions of the token that is in use; `nil` if the server does not say.
  var scopes: [String]? { get }

  /// Logs out: forgets the token, and the account's local data too if told so.
  ///
  /// It always ends logged out. The reason for what could not be deleted is in the log.
  ///
  /// - Returns: Whether all local data was deleted that should be.
  @discardableResult
  func logOut(deletingLocalData: Bool) async -> Bool
}
