import BinderyNavigation
import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct AccountsTests {
  let fakes = Fakes()
  private nonisolated static let juno = StoredAccount.ID(server: "ghe.example.com", login: "juno")
  private nonisolated static let mona = StoredAccount.ID(server: "github.com", login: "mona")
  private nonisolated static let old = StoredAccount.ID(server: "github.com", login: "old")

  private func addAccounts() {
    fakes.session.accounts = [
      StoredAccount(id: Self.juno, tokenPlace: .secretService, isActive: true),
      StoredAccount(id: Self.mona, name: "Mona Lisa", tokenPlace: .file(path: "/t/mona.token")),
      StoredAccount(id: Self.old, tokenPlace: nil),
    ]
  }

  private func shown() async throws -> AccountsViewModel {
    addAccounts()
    _ = try fakes.showHome()
    fakes.services.navigation.push(.settings)
    fakes.services.navigation.push(.accounts)
    await settle()
    return try fakes.top()
  }

  private func row(_ id: StoredAccount.ID, of accounts: AccountsViewModel) throws -> AccountRow {
    try #require(accounts.rows.first { $0.id == id })
  }

  @Test func `a row has login, server, name, state and the place of the token`() async throws {
    let accounts = try await shown()

    #expect(
      accounts.rows.map(\.title) == ["juno@ghe.example.com", "mona@github.com", "old@github.com"]
    )
    #expect(accounts.rows.map(\.mark) == ["Active", nil, "Logged out"])
    #expect(
      accounts.rows.map(\.detail) == [
        "Token: the keyring of your desktop",
        "Token: a file that only you can read: /t/mona.token", "",
      ]
    )
    #expect(accounts.rows.map(\.name) == ["", "Mona Lisa", ""])
  }

  @Test func `the filter finds logins, servers and names`() async throws {
    let accounts = try await shown()

    accounts.keyword = "ghe."
    let servers = accounts.rows.map(\.id)
    accounts.keyword = "LISA"
    let names = accounts.rows.map(\.id)
    accounts.keyword = "nobody"

    #expect(servers == [Self.juno] && names == [Self.mona])
    #expect(accounts.content == .noMatches(keyword: "nobody"))
  }

  @Test func `opening a row changes to its account, from the list on the screen alone`()
    async throws
  {
    let accounts = try await shown()
    fakes.session.gate = Gate()

    accounts.open(try row(Self.mona, of: accounts))
    let mark = try row(Self.mona, of: accounts).mark
    accounts.open(try row(Self.mona, of: accounts))
    fakes.session.gate?.open()
    await settle()

    #expect(mark == "Switching…")
    #expect(fakes.session.calls.filter { $0.hasPrefix("activate") } == ["activate \(Self.mona)"])
    #expect(fakes.places.place?.path.targets == [.home])
    #expect(fakes.services.navigation.path.targets == [.home])
    let home: HomeViewModel = try fakes.top()
    #expect(home.login == "mona")
  }

  @Test func `the active account is not changed to`() async throws {
    let accounts = try await shown()

    accounts.open(try row(Self.juno, of: accounts))

    #expect(fakes.services.notice?.text == "“juno@ghe.example.com” is active already.")
    #expect(fakes.session.calls.isEmpty)
  }

  @Test func `an account without a token says so, stays where it is, and offers the login`()
    async throws
  {
    let accounts = try await shown()
    let path = fakes.services.navigation.path
    fakes.session.withoutToken = [Self.old]

    accounts.open(try row(Self.old, of: accounts))
    await settle()
    let stayed = fakes.services.navigation.path == path
    let notice = fakes.services.notice
    notice?.action?.perform()
    await settle()

    #expect(stayed)
    #expect(notice?.text == "“old@github.com” has to log in again.")
    #expect(fakes.session.calls.last == "known old")
    #expect(fakes.session.calls.contains("prepare github.com old"))
    let login: LoginViewModel = try fakes.top()
    #expect(login.username == "old")
  }

  @Test func `an account whose token cannot be read is not said to be logged out`() async throws {
    let accounts = try await shown()
    fakes.session.withoutToken = [Self.mona]

    accounts.open(try row(Self.mona, of: accounts))
    await settle()

    #expect(fakes.services.notice?.text == "Could not switch to “mona@github.com”.")
    #expect(fakes.services.navigation.path.targets.last == .accounts)
  }

  @Test func `logging out ends a change that waits for the keyring`() async throws {
    let accounts = try await shown()
    fakes.session.gate = Gate()
    accounts.open(try row(Self.mona, of: accounts))
    fakes.services.navigation.pop(.none)
    let settings: SettingsViewModel = try fakes.top()
    let answer = settings.confirmLogOut.answer { _ in LogOutAlert.logOut }

    settings.logOutCommand.execute()
    await settle()
    fakes.session.gate?.open()
    await settle()

    #expect(fakes.session.user == nil)
    #expect(fakes.services.nextAccount == nil && fakes.services.notice == nil)
    #expect(fakes.services.navigation.path.targets == [.login(.start(then: .login))])
    withExtendedLifetime(answer) {}
  }

  @Test func `logging out during a change that has begun ends the account that was active`()
    async throws
  {
    let accounts = try await shown()
    fakes.session.gate = Gate()
    fakes.session.cannotCancelChange = true
    accounts.open(try row(Self.mona, of: accounts))
    fakes.services.navigation.pop(.none)
    let settings: SettingsViewModel = try fakes.top()
    let answer = settings.confirmLogOut.answer { _ in LogOutAlert.logOut }

    settings.logOutCommand.execute()
    await settle()

    #expect(fakes.session.calls.last == "logOut \(Self.juno)")
    #expect(fakes.session.user?.login == "mona")
    #expect(fakes.services.navigation.path.targets == [.home])
    withExtendedLifetime(answer) {}
  }

  @Test func `a change that a login has overtaken does not end the change after it`()
    async throws
  {
    let accounts = try await shown()
    fakes.session.gate = Gate()
    accounts.open(try row(Self.mona, of: accounts))

    AppStart(fakes.services).enter(then: .home)
    AppStart(fakes.services).change(to: Self.old)
    await settle()
    let next = fakes.services.nextAccount
    fakes.session.gate?.open()
    await settle()

    #expect(next == Self.old)
    #expect(fakes.services.nextAccount == nil)
    #expect(fakes.session.user?.login == "old")
  }

  @Test func `accounts are changed to one after the other`() async throws {
    let accounts = try await shown()

    accounts.open(try row(Self.mona, of: accounts))
    await settle()
    AppStart(fakes.services).change(to: Self.juno)
    await settle()

    #expect(fakes.session.user?.login == "juno")
  }

  @Test func `a long wait for the keyring is shown, and can be ended`() async throws {
    let accounts = try await shown()
    fakes.session.accounts[1] = StoredAccount(id: Self.mona, tokenPlace: .secretService)
    fakes.session.gate = Gate()

    accounts.open(try row(Self.mona, of: accounts))
    fakes.scheduler.advance(by: .seconds(2))
    let mark = try row(Self.mona, of: accounts).mark
    accounts.actions.action("stop")?.perform()
    fakes.session.gate?.open()
    await settle()

    #expect(mark == "Waiting for the keyring…")
    #expect(fakes.services.notice == nil)
    #expect(try row(Self.mona, of: accounts).mark == nil)
    #expect(fakes.session.user?.login == "juno")
  }

  @Test func `adding asks for the server, and leads to its login`() async throws {
    let accounts = try await shown()
    var suggestion: String?
    let answer = accounts.askForServer.answer {
      suggestion = $0
      return "ghe.other.com"
    }

    accounts.addCommand.execute()
    await settle()

    #expect(suggestion == "github.com")
    #expect(fakes.session.calls.contains("prepare ghe.other.com"))
    #expect(fakes.services.navigation.path.targets == [.login(.start(then: .login))])
    #expect(fakes.places.place?.path.targets == [.home])
    withExtendedLifetime(answer) {}
  }

  @Test func `a wrong server is refused with the reason`() async throws {
    let accounts = try await shown()
    let answer = accounts.askForServer.answer { _ in "nonsense" }

    accounts.addCommand.execute()
    await settle()

    #expect(fakes.services.notice?.text == "“nonsense” is no server.")
    #expect(fakes.services.navigation.path.targets.last == .accounts)
    withExtendedLifetime(answer) {}
  }

  @Test(arguments: [
    (mona, LogOutAlert.logOut, "logOut mona@github.com"),
    (mona, LogOutAlert.logOutAndDelete, "logOut mona@github.com and delete"),
    (old, LogOutAlert.delete, "logOut old@github.com and delete"),
  ])
  func `removing asks first, and leaves the present account alone`(
    id: StoredAccount.ID,
    choice: AlertContent.Choice,
    call: String
  ) async throws {
    let accounts = try await shown()
    var alert: AlertContent?
    let answer = accounts.confirmRemoval.answer {
      alert = $0
      return choice
    }

    accounts.actions(for: try row(id, of: accounts)).action("logout")?.perform()
    await settle()

    #expect(alert?.title.contains("\(id)") == true)
    #expect(alert?.choices.contains(choice) == true)
    #expect(fakes.session.calls == [call])
    #expect(fakes.services.navigation.path.targets.last == .accounts)
    withExtendedLifetime(answer) {}
  }

  @Test(arguments: [juno, mona])
  func `local data that cannot be deleted is named`(id: StoredAccount.ID) async throws {
    fakes.session.deletes = false
    let accounts = try await shown()
    let answer = accounts.confirmRemoval.answer { _ in LogOutAlert.logOutAndDelete }

    accounts.actions(for: try row(id, of: accounts)).action("logout")?.perform()
    await settle()

    let text = try #require(fakes.services.notice?.text)
    #expect(text.hasPrefix("The local data of “\(id)” could not be deleted. Another program"))
    withExtendedLifetime(answer) {}
  }

  @Test func `removing the active account leads to the login`() async throws {
    let accounts = try await shown()
    let answer = accounts.confirmRemoval.answer { _ in LogOutAlert.logOut }

    accounts.actions(for: try row(Self.juno, of: accounts)).action("logout")?.perform()
    await settle()

    #expect(fakes.services.navigation.path.targets == [.login(.start(then: .login))])
    withExtendedLifetime(answer) {}
  }

  @Test func `a row and the question of a logout say how much is not sent`() async throws {
    let accounts = try await shown()
    fakes.session.unsent = [Self.juno: 1, Self.mona: 2]
    var message: String?
    let answer = accounts.confirmRemoval.answer {
      message = $0.message
      return $0.choices[0]
    }

    accounts.actions(for: try row(Self.mona, of: accounts)).action("logout")?.perform()
    await settle()

    #expect(accounts.rows.map(\.mark) == ["Active · 1 unsent", "2 unsent", "Logged out"])
    #expect(message?.contains("2 texts and requests are not sent") == true)
    withExtendedLifetime(answer) {}
  }

  @Test func `a removal that was cancelled changes nothing`() async throws {
    let accounts = try await shown()
    let answer = accounts.confirmRemoval.answer { $0.choices[0] }

    accounts.actions(for: try row(Self.mona, of: accounts)).action("logout")?.perform()
    await settle()

    #expect(fakes.session.calls.isEmpty)
    withExtendedLifetime(answer) {}
  }

  @Test func `home changes to the next account that is logged in`() async throws {
    addAccounts()
    let home = try fakes.showHome()
    let action = home.actions.action("account.next")

    action?.perform()
    await settle()

    #expect(action?.title == "Switch to mona@github.com")
    let next: HomeViewModel = try fakes.top()
    #expect(next !== home && next.login == "mona")
    #expect(next.actions.action("account.next")?.title == "Switch to juno@ghe.example.com")
  }

  @Test func `home with one account has no next one`() throws {
    let home = try fakes.showHome()

    #expect(home.actions.action("account.next")?.isEnabled == false)
    #expect(home.actions.action("accounts")?.isEnabled == true)
  }

  @Test func `an undo of one account cannot be performed as another`() async throws {
    addAccounts()
    let home = try fakes.showHome()
    fakes.services.showNotice("Starred hina-m/orihon.", action: "Undo")

    home.actions.action("account.next")?.perform()
    await settle()

    #expect(fakes.services.notice == nil)
  }

  @Test func `the login leads to the accounts that need none`() async throws {
    addAccounts()
    fakes.session.accounts[0] = StoredAccount(id: Self.juno, tokenPlace: nil)
    AppStart(fakes.services).start(at: .login)
    let login: LoginViewModel = try fakes.top()

    login.actions.action("accounts")?.perform()
    let accounts: AccountsViewModel = try fakes.top()
    accounts.open(try row(Self.mona, of: accounts))
    await settle()

    let home: HomeViewModel = try fakes.top()
    #expect(home.login == "mona")
    #expect(fakes.services.navigation.path.targets == [.home])
  }
}
