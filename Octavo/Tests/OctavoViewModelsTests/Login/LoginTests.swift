import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct LoginTests {
  let fakes = Fakes()

  @Test func `the avatar appears while typing, once the typing rests`() async {
    fakes.session.knownAccounts["hina-m"] = GitHub.Account(
      login: "hina-m",
      avatarURL: Sample.avatar("hina-m")
    )
    let login = fakes.login()
    await settle()

    for text in ["h", "hi", "hina", " Hina-M "] {
      login.username = text
      fakes.scheduler.advance(by: .milliseconds(50))
    }
    await settle()
    #expect(login.avatarURL == nil)
    fakes.scheduler.advance(by: .milliseconds(200))
    await settle()

    #expect(login.avatarURL == Sample.avatar("hina-m"))
    #expect(fakes.session.calls == ["known Hina-M"])
  }

  @Test func `the avatar of a name that is filled in is there at once`() async {
    fakes.session.lastUsername = "juno"
    fakes.session.knownAccounts["juno"] = GitHub.Account(
      login: "juno",
      avatarURL: Sample.avatar("juno")
    )

    let login = fakes.login()
    await settle()

    #expect(login.username == "juno")
    #expect(login.avatarURL == Sample.avatar("juno"))
  }

  @Test func `the avatar goes with the name`() async {
    fakes.session.lastUsername = "juno"
    fakes.session.knownAccounts["juno"] = GitHub.Account(
      login: "juno",
      avatarURL: Sample.avatar("juno")
    )
    let login = fakes.login()
    await settle()

    login.username = "jun"
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(login.avatarURL == nil)
  }

  @Test(arguments: [
    ("", "", false), ("juno", "", false), ("", "x", false), ("  ", "x", false), ("juno", "x", true),
    ("juno", " ", true),
  ])
  func `a login needs a name and a password`(name: String, password: String, isValid: Bool) {
    let login = fakes.login()

    login.username = name
    login.password = password

    #expect(login.validLogin == isValid)
    #expect(login.loginCommand.isEnabled == isValid)
  }

  @Test func `a login by token needs a token`() {
    let login = fakes.login()
    login.method = .token
    #expect(!login.loginCommand.isEnabled)

    login.token = " \n"
    #expect(!login.loginCommand.isEnabled)
    login.token = " abc\n"
    #expect(login.loginCommand.isEnabled)
  }

  @Test func `Return does nothing while a field is empty`() async {
    let login = fakes.login()
    login.username = "juno"

    login.loginCommand.execute()
    await settle()

    #expect(!fakes.session.calls.contains("logIn juno"))
  }

  @Test func `a login announces each of its changes, and no other`() async throws {
    let juno = GitHub.Account(login: "juno", avatarURL: Sample.avatar("juno"))
    fakes.session.knownAccounts["juno"] = juno
    let login = fakes.login()
    fakes.show(.login(login))
    await settle()
    let refusal = "Incorrect username or password."

    try await recordChanges(of: login) { changes in
      // The user types a name and pauses: the picture of the account is stored.
      login.username = "juno"
      try changes.expect("username", from: "", to: "juno")
      fakes.scheduler.advance(by: .milliseconds(200))
      await settle()
      try changes.expect("account", from: nil, to: juno)
      try changes.expect("avatarURL")

      // The first password is wrong. Nothing that was typed is lost.
      login.password = "bookbind"
      try changes.expect("password", from: "", to: "bookbind")
      try changes.expect("validLogin", from: false, to: true)
      try changes.expect("loginCommand.isEnabled", from: false, to: true)
      login.loginCommand.execute()
      try changes.expect("loginCommand.isExecuting", from: false, to: true)
      try changes.expect("loginCommand.isEnabled", from: true, to: false)
      await settle()
      try changes.expect("loginCommand.isExecuting", from: true, to: false)
      try changes.expect("loginCommand.result")
      try changes.expect("message", from: nil, to: refusal)
      try changes.expect("loginCommand.isEnabled", from: false, to: true)

      // The second is right: the message goes as the try begins, and the screen gives way.
      login.password = "bookbinder"
      try changes.expect("password", from: "bookbind", to: "bookbinder")
      login.loginCommand.execute()
      try changes.expect("loginCommand.isExecuting", from: false, to: true)
      try changes.expect("loginCommand.isEnabled", from: true, to: false)
      try changes.expect("message", from: refusal, to: nil)
      await settle()
      try changes.expect("loginCommand.isExecuting", from: true, to: false)
      try changes.expect("loginCommand.result")
      try changes.expect("phase", from: ViewModel.Phase.active, to: .inactive)
      try changes.expect("phase", from: ViewModel.Phase.inactive, to: .ended)
    }

    #expect(fakes.navigation.outline == "[C0: Home]")
  }

  @Test func `name and password lead home`() async {
    let login = fakes.login()
    fakes.show(.login(login))
    login.username = " juno "
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.session.calls.contains("logIn juno"))
    #expect(fakes.navigation.requests == ["resetRoot Login", "resetRoot home"])
    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(login.phase == .ended)
  }

  @Test func `a token leads home`() async {
    let login = fakes.login()
    fakes.show(.login(login))
    login.method = .token
    login.token = "right-token\n"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
  }

  @Test func `a login is busy until the server has responded`() async {
    let gate = Gate()
    fakes.session.gate = gate
    let login = fakes.login()
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()
    #expect(login.loginCommand.isExecuting)
    #expect(!login.loginCommand.isEnabled)
    gate.open()
    await settle()

    #expect(!login.loginCommand.isExecuting)
  }

  @Test(arguments: [
    (APIError.Reason.unauthorized, "Incorrect username or password."),
    (.offline, "The server cannot be reached."),
    (.server(status: 503), "The server has a problem (status 503). Try again later."),
  ])
  func `a refusal is shown, and the typed text is kept`(
    reason: APIError.Reason,
    words: String
  ) async {
    fakes.session.failure = reason
    let login = fakes.login()
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(login.message == words)
    #expect(login.username == "juno")
    #expect(login.password == "bookbinder")
    #expect(login.loginCommand.isEnabled)
  }

  @Test func `a wrong token has a message of its own`() async {
    let login = fakes.login()
    login.method = .token
    login.token = "wrong"

    login.loginCommand.execute()
    await settle()

    #expect(login.message == "This token is not valid.")
  }

  @Test func `the message goes when the next try begins`() async {
    fakes.session.failure = .offline
    let login = fakes.login()
    login.username = "juno"
    login.password = "bookbinder"
    login.loginCommand.execute()
    await settle()
    fakes.session.gate = Gate()

    login.loginCommand.execute()

    #expect(login.message == nil)
  }

  @Test func `a token of the environment is filled in`() {
    fakes.session.offeredToken = GitHub.Token("right-token")

    let login = fakes.login()

    #expect(login.method == .token)
    #expect(login.loginCommand.isEnabled)
  }

  @Test func `the demo world fills everything in`() {
    fakes.session.server = Server(
      name: "Demo",
      webAddress: "http://127.0.0.1:1",
      loginMethods: [.password],
      demo: DemoAccount(username: "juno", password: "bookbinder", oneTimeCode: "246810")
    )

    let login = fakes.login()

    #expect(login.username == "juno")
    #expect(login.loginCommand.isEnabled)
    #expect(login.hint == "Demo world: password “bookbinder”, one-time code 246810")
  }

  @Test func `the user's own repositories are not called the demo world`() {
    fakes.session.server = Server(
      name: "your repositories",
      webAddress: "http://127.0.0.1:1",
      loginMethods: [.password],
      demo: DemoAccount(
        username: "ada",
        password: "engine",
        oneTimeCode: "135790",
        content: .repositories
      )
    )

    let login = fakes.login()

    #expect(login.serverName == "your repositories")
    #expect(login.hint == "Your repositories: password “engine”, one-time code 135790")
  }

  @Test func `the token page is opened in the browser`() {
    fakes.login().openTokenPage()

    #expect(
      fakes.opened == [
        "https://ghe.example.com/settings/tokens/new?scopes=repo,read:user,user:follow,read:org"
          + ",project&description=Octavo"
      ]
    )
  }

  @Test func `hostile input breaks nothing`() async {
    let login = fakes.login()
    fakes.show(.login(login))
    let hostile = String(repeating: "\u{1B}[2J\u{202E}\u{0}e\u{301}", count: 20_000)

    login.username = hostile
    login.password = hostile
    fakes.scheduler.advance(by: .seconds(1))
    login.loginCommand.execute()
    await settle()

    #expect(login.message == "Incorrect username or password.")
  }

  @Test func `leaving the screen during a login cancels it`() async {
    let gate = Gate()
    fakes.session.gate = gate

    let released = await isReleased {
      fakes.login()
    } afterwards: { login in
      login.username = "juno"
      login.password = "bookbinder"
      login.loginCommand.execute()
      await settle()
      login.end()
    }

    #expect(released)
    #expect(gate.count == 0)
    #expect(fakes.session.user == nil)
  }

  @Test func `the address of the token page is shown and copied where a token is asked for`() {
    let login = fakes.login()
    #expect(login.tokenPage == nil)
    #expect(login.actions.action("copy")?.isEnabled == false)
    login.method = .token

    login.actions.action("copy")?.perform()

    let address =
      "https://ghe.example.com/settings/tokens/new?scopes=repo,read:user,user:follow,read:org"
      + ",project&description=Octavo"
    #expect(login.tokenPage == address)
    #expect(fakes.copied == [address])
  }
}
