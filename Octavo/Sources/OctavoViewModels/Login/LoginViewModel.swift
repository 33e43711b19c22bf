public import BinderyNavigation
public import Foundation
public import GitHubValues

/// The way in: by a token, or by name, password and perhaps a one-time code.
public final class LoginViewModel: ViewModel {
  /// The reason for the screen.
  public let purpose: LoginPurpose
  /// The way in that is filled in now.
  @MutableProperty public var method: LoginMethod
  /// The name or mail address, as typed; blanks around it do not count.
  @MutableProperty public var username = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// The personal access token, as typed or pasted.
  @MutableProperty public var token = ""
  /// The account that `username` names, if this machine knows it.
  @MutableProperty public private(set) var account: GitHub.Account?
  /// The reason for which the login has failed or is needed.
  @MutableProperty public private(set) var message: String?
  /// The code that the user enters on a page of the server; `nil` while none is valid.
  @MutableProperty public private(set) var deviceCode: GitHub.DeviceCode?
  /// The time for which ``deviceCode`` is valid, such as “14:59”.
  @MutableProperty public private(set) var deviceCountdown = ""
  /// The account of the program `gh` on the server; `nil` if `gh` has no token for it.
  @MutableProperty public private(set) var ghAccount: GHAccount?
  @MutableProperty private var waitsForKeyring = false

  /// Asks for a one-time code; `nil` cancels the login.
  public let oneTimeCode = Interaction<OneTimeCodeQuestion, String>()

  /// Asks whether the browser may be opened, or the token of `gh` be read.
  public let confirmation = Interaction<AlertContent, AlertContent.Choice>()

  /// The picture of ``account``.
  @Computed({ (viewModel: LoginViewModel) in viewModel.account?.avatarURL })
  public var avatarURL

  /// Whether all that the way in needs is filled in.
  @Computed({ (viewModel: LoginViewModel) in
    switch viewModel.method {
    case .token: !GitHub.Token(viewModel.token).secret.isEmpty
    case .password: !viewModel.trimmedUsername.isEmpty && !viewModel.password.isEmpty
    }
  }) public var validLogin

  /// Logs in.
  ///
  /// Disabled while a field is empty, while a device code is shown, and while it runs.
  public private(set) lazy var loginCommand = command(
    when: { $0.validLogin && $0.deviceCode == nil }
  ) { viewModel in
    viewModel.message = nil
    return try await viewModel.logIn(with: viewModel.credentials)
  }

  /// Logs in on a page of the server, after the user has allowed to open it in the browser.
  ///
  /// Disabled where no client ID is configured, and while it runs.
  public private(set) lazy var browserLoginCommand = command(
    when: { $0.services.session.server.offersBrowserLogin && !$0.isLoggingInElsewhere }
  ) { viewModel in
    let (session, confirmation) = (viewModel.services.session, viewModel.confirmation)
    viewModel.message = nil
    guard await confirmation.ask(BrowserAlert.alert) == BrowserAlert.open else {
      throw CancellationError()
    }
    return try await session.logInInBrowser()
  }

  /// Shows a code, and logs in when the user has entered it on a page of the server.
  ///
  /// Disabled where no client ID is configured, and while it runs.
  public private(set) lazy var deviceLoginCommand = command(
    when: { $0.services.session.server.offersDeviceLogin && !$0.isLoggingInElsewhere }
  ) { viewModel in
    let logIn = DeviceLogin(
      session: viewModel.services.session,
      scheduler: viewModel.services.scheduler
    )
    viewModel.message = nil
    defer { viewModel.deviceCode = nil }
    let code = try await viewModel.services.session.requestDeviceCode()
    viewModel.deviceCode = code
    return try await logIn(with: code) { [weak viewModel] left in
      viewModel?.deviceCountdown = Strings.countdown(left)
    }
  }

  /// Logs in with the token of the program `gh`, after the user has allowed to read it.
  ///
  /// Disabled where `gh` has no token for the server, and while it runs.
  public private(set) lazy var ghLoginCommand = command(
    when: { $0.ghAccount != nil && !$0.isLoggingInElsewhere }
  ) { viewModel in
    let (session, confirmation) = (viewModel.services.session, viewModel.confirmation)
    viewModel.message = nil
    guard let account = viewModel.ghAccount,
      await confirmation.ask(GHAlert.alert(for: account, on: session.server.name)) == GHAlert.logIn
    else { throw CancellationError() }
    return try await session.logInWithGH()
  }

  let services: Services
  private let logIn: LoginAttempt
  private let userBefore: GitHub.User?
  private let finish: (GitHub.User) -> Void

  /// Makes the screen, with what is known filled in.
  ///
  /// `finish` removes the screen after the same user has logged in again.
  public init(
    _ services: Services,
    _ purpose: LoginPurpose,
    finish: @escaping (GitHub.User) -> Void
  ) {
    self.services = services
    self.purpose = purpose
    self.finish = finish
    let session = services.session
    method = session.server.loginMethods[0]
    userBefore = session.user
    logIn = LoginAttempt(session: session, oneTimeCode: oneTimeCode)
    super.init()
    if purpose == .renewal {
      message = Strings.expired
    } else if services.session.keyringFailed, userBefore == nil {
      message = Strings.silentKeyring
    }
    fillIn()
    bind()
    whenActivated { viewModel, _ in
      viewModel.tryEnvironmentToken()
      viewModel.findGHAccount()
    }
  }

  /// Whether the login waits for the user on a page of the server, or for `gh`.
  var isLoggingInElsewhere: Bool {
    browserLoginCommand.isExecuting || deviceLoginCommand.isExecuting || ghLoginCommand.isExecuting
  }

  /// Ends the wait for the page or `gh`.
  func stopLoggingInElsewhere() {
    browserLoginCommand.cancel()
    deviceLoginCommand.cancel()
    ghLoginCommand.cancel()
  }

  /// Copies ``deviceCode``.
  func copyDeviceCode() {
    guard let deviceCode else { return }
    services.copy(deviceCode.userCode)
    services.showNotice("Copied to clipboard.")
  }

  /// Opens the page on which ``deviceCode`` is entered.
  func openDevicePage() {
    if let deviceCode { services.open(deviceCode.page) }
  }

  /// Whether the login waits for the keyring, which the user can stop.
  var isWaitingForKeyring: Bool { loginCommand.isExecuting && waitsForKeyring }

  /// Stores the token without the keyring.
  func stopWaitingForKeyring() { services.session.stopWaitingForKeyring() }

  /// The address of the server's page on which tokens are made, where a token is asked for.
  ///
  /// It is readable, because there may be neither a browser nor a clipboard.
  public var tokenPage: String? {
    // A server in this program has no pages.
    method == .token && services.session.server.demo == nil && deviceCode == nil
      ? tokenAddress : nil
  }

  /// Shows the picture of ``account`` in full size.
  public func openPicture() {
    if let account { services.navigation.push(.avatar(of: account)) }
  }

  /// Opens the server's page on which tokens are made.
  public func openTokenPage() {
    if let url = URL(string: tokenAddress) { services.open(url) }
  }

  /// Copies the address of the server's page on which tokens are made.
  public func copyTokenPage() {
    if let url = URL(string: tokenAddress) { services.copyAddress(url) }
  }

  private var tokenAddress: String {
    let query = "scopes=\(LoginScopes.wanted.joined(separator: ","))&description=Octavo"
    return "\(services.session.server.webAddress)/settings/tokens/new?\(query)"
  }

  private var trimmedUsername: String { username.trimmed }

  private var credentials: LoginAttempt.Credentials {
    switch method {
    case .token: .token(GitHub.Token(token))
    case .password: .password(username: trimmedUsername, password: password)
    }
  }

  private func fillIn() {
    let session = services.session
    let demo = session.server.demo
    username = session.user?.login ?? session.lastUsername ?? demo?.username ?? ""
    if let demo, demo.username == username { password = demo.password }
    if let offered = session.offeredToken {
      method = .token
      token = offered.secret
    }
  }

  /// Tries a token of the environment at once, unless the login itself was asked for.
  private func tryEnvironmentToken() {
    guard case .start(let link) = purpose, link != .login, services.session.offeredToken != nil
    else { return }
    loginCommand.executeOnce()
  }

  /// Looks for the account of `gh` each time that the screen is shown, without a wait for it.
  private func findGHAccount() {
    Task.immediate { [weak self, session = services.session] in
      let account = await session.ghAccount()
      self?.ghAccount = account
    }
  }

  private func bind() {
    _account
      <~ derive(from: restingUsername) { viewModel, login in
        login.isEmpty ? nil : await viewModel.services.session.knownAccount(login)
      }
      .map { $0.value ?? nil }
      .skipRepeats()
    // A keyring that answers at once causes no text that flashes.
    _waitsForKeyring
      <~ services.session.waitsForKeyringProducer.skipRepeats()
      .debounce(.seconds(1), on: services.scheduler)
    for command in [loginCommand, browserLoginCommand, deviceLoginCommand, ghLoginCommand] {
      command.errors.observeValues { [weak self] in self?.refused($0) }
      command.values.observeValues { [weak self] in self?.arrive($0) }
    }
  }

  /// The name as filled in, and then as typed when typing rests.
  private var restingUsername: SignalProducer<String, Never> {
    $username.signal.producer
      .map { $0.trimmed }
      .skipRepeats()
      .debounce(.milliseconds(200), on: services.scheduler)
      .prefix(value: trimmedUsername)
  }

  private func refused(_ error: any Error) {
    if let failure = error as? LoginFailure {
      message = Strings.about(failure, on: serverName)
    } else if let error = error as? APIError, error.reason == .unauthorized {
      message =
        method == .token
        ? "This token is not valid." : "Incorrect username or password."
    } else {
      message = Strings.about(error, now: services.now())
    }
  }

  private func arrive(_ user: GitHub.User) {
    switch purpose {
    case .renewal where user.id == userBefore?.id: finish(user)
    case .renewal: AppStart(services).enter(then: .home)
    case .start(let link): AppStart(services).enter(then: link)
    }
    let session = services.session
    let missing = LoginScopes.missing(in: session.scopes)
    if !missing.isEmpty { services.showNotice(Strings.missing(scopes: missing)) }
    if session.keyringFailed { services.showNotice(Strings.withoutKeyring(session.tokenPlace)) }
  }
}
