import BinderyNavigation
import Foundation
import GitHubValues

@testable import OctavoViewModels

/// A session with one account, whose name and password a test knows.
final class FakeSession: Session {
  var server = Server(
    name: "ghe.example.com",
    webAddress: "https://ghe.example.com",
    loginMethods: [.password, .token]
  )
  var user: GitHub.User? { didSet { setShownLogin(user?.login) } }
  var tokenPlace = TokenPlace.secretService
  var lastUsername: String?
  var offeredToken: GitHub.Token?
  var keyringFailed = false
  @MutableProperty var waitsForKeyring = false
  var waitsForKeyringProducer: SignalProducer<Bool, Never> { _waitsForKeyring.producer }

  /// The user who logs in.
  var account = Sample.user("juno")
  var password = "bookbinder"
  var token = "right-token"
  /// The code that is asked for, if one is.
  var oneTimeCode: String?
  /// The reason for which every login fails.
  var failure: APIError.Reason?
  var knownAccounts: [String: GitHub.Account] = [:]
  var gate: Gate?

  private(set) var calls: [String] = []
  var expirations: Signal<Void, Never> { expirationPipe.output }
  private let expirationPipe = Signal<Void, Never>.pipe()

  func knownAccount(_ login: String) async -> GitHub.Account? {
    calls.append("known \(login)")
    return knownAccounts[login.lowercased()]
  }

  func logIn(with token: GitHub.Token) async throws -> GitHub.User {
    calls.append("logIn token")
    try await gate?.wait()
    if let failure { throw APIError(failure) }
    guard token.secret == self.token else { throw APIError(.unauthorized) }
    user = account
    return account
  }

  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User {
    calls.append("logIn \(username)\(oneTimeCode.map { " \($0)" } ?? "")")
    try await gate?.wait()
    if let failure { throw APIError(failure) }
    guard username == account.login, password == self.password else {
      throw APIError(.unauthorized)
    }
    if let wanted = self.oneTimeCode, wanted != oneTimeCode { throw APIError(.otpRequired(.app)) }
    user = account
    return account
  }

  var scopes: [String]?
  /// The reason for which every login on a page fails.
  var loginFailure: LoginFailure?
  var deviceCode = GitHub.DeviceCode(
    userCode: "WDJB-MJHT",
    page: URL(filePath: "/login/device"),
    lifetime: .seconds(900),
    interval: .seconds(5),
    secret: GitHub.Token("device")
  )
  /// The answers to the questions about the device code; the last repeats.
  var deviceSteps: [DeviceLoginStep] = [.pending]

  func logInInBrowser() async throws -> GitHub.User {
    calls.append("logIn browser")
    try await gate?.wait()
    if let loginFailure { throw loginFailure }
    user = account
    return account
  }

  func requestDeviceCode() async throws -> GitHub.DeviceCode {
    calls.append("device code")
    if let loginFailure { throw loginFailure }
    return deviceCode
  }

  func logIn(with code: GitHub.DeviceCode) async throws -> DeviceLoginStep {
    calls.append("logIn device")
    let step = deviceSteps.count > 1 ? deviceSteps.removeFirst() : deviceSteps[0]
    if case .loggedIn(let user) = step { self.user = user }
    return step
  }

  @MutableProperty var accounts: [StoredAccount] = []
  /// The services of the accounts that are logged in beside the user.
  @MutableProperty var others: [AccountServices] = []
  /// Returns the services of the user who is logged in.
  var own: (StoredAccount.ID) -> AccountServices? = { _ in nil }

  var shownAccount: StoredAccount.ID? {
    shownLogin().map { StoredAccount.ID(server: server.name, login: $0) }
  }
  /// The login of the user as a property, which is none of those whose changes a test records.
  private let (shownLogin, setShownLogin): (() -> String?, (String?) -> Void) = {
    let login = MutableProperty<String?>(nil)
    return ({ login.value }, { login.value = $0 })
  }()

  var loggedIn: [AccountServices] {
    guard let shown = shownAccount else { return others }
    // The first account stays logged in while another one is shown.
    let isOther = others.contains { $0.id == shown }
    let first = isOther ? StoredAccount.ID(server: server.name, login: account.login) : shown
    return [own(first)].compactMap(\.self) + others
  }
  @MutableProperty var unsent: [StoredAccount.ID: Int] = [:]
  var unsentCounts: SignalProducer<[StoredAccount.ID: Int], Never> { $unsent.producer }
  var canAddAccounts = true
  /// The accounts whose tokens were deleted.
  var withoutToken: Set<StoredAccount.ID> = []
  /// Whether a change to another account can no longer be cancelled.
  var cannotCancelChange = false

  func activate(
    _ account: StoredAccount.ID,
    whenReady: @escaping () -> Void
  ) async -> Bool {
    calls.append("activate \(account)")
    try? await gate?.wait()
    let isCancelled = Task.isCancelled && !cannotCancelChange
    guard !isCancelled, !withoutToken.contains(account) else { return false }
    whenReady()
    user = Sample.user(account.login)
    accounts = accounts.map {
      StoredAccount(
        id: $0.id,
        name: $0.name,
        avatarURL: $0.avatarURL,
        tokenPlace: $0.tokenPlace,
        isActive: $0.id == account
      )
    }
    return true
  }

  func prepareLogin(on server: String, as login: String?, whenReady: () -> Void) async throws {
    calls.append("prepare \(server)\(login.map { " \($0)" } ?? "")")
    guard server.contains(".") else { throw InvalidServer(message: "“\(server)” is no server.") }
    whenReady()
    user = nil
    lastUsername = login
  }

  /// Whether local data is deleted that should be.
  var deletes = true

  func logOut(_ account: StoredAccount.ID, deletingLocalData: Bool) async -> Bool {
    calls.append("logOut \(account)\(deletingLocalData ? " and delete" : "")")
    accounts.removeAll { $0.id == account }
    return deletes
  }

  /// The account of `gh`.
  var gh: GHAccount?

  func ghAccount() async -> GHAccount? { gh }

  func logInWithGH() async throws -> GitHub.User {
    calls.append("logIn gh")
    try await gate?.wait()
    if let loginFailure { throw loginFailure }
    user = account
    return account
  }

  /// The server refuses the token.
  func expire() {
    if user != nil { expirationPipe.input.send(value: ()) }
  }

  func stopWaitingForKeyring() { calls.append("stopWaitingForKeyring") }

  func logOut(deletingLocalData: Bool) async -> Bool {
    calls.append("logOut\(deletingLocalData ? " and delete" : "")")
    user = nil
    return deletes
  }
}
