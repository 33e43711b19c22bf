import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RenewalTests {
  let fakes = Fakes()

  private func expired() async throws -> ExploreViewModel {
    try fakes.showHome().tabs.select(2)
    await settle()
    fakes.sync[failure: .search("tide")] = .unauthorized
    let explore: ExploreViewModel = try fakes.tab(2)
    explore.query = "tide"
    explore.search()
    await settle()
    return explore
  }

  @Test func `an expired authorization presents the login above the typed text`() async throws {
    let explore = try await expired()

    #expect(fakes.navigation.outline == "[C0: Home] [C6: Login]")
    guard case .login(let login) = try #require(fakes.navigation.top) else {
      Issue.record("the login should be shown")
      return
    }
    #expect(login.message == Strings.expired)
    #expect(login.username == "juno")
    #expect(explore.query == "tide")
  }

  @Test func `after another login the user is at the same place, which is loaded`() async throws {
    let explore = try await expired()
    guard case .login(let login) = fakes.navigation.top else { return }
    fakes.sync[failure: .search("tide")] = nil
    fakes.sync[pages: .search("tide")] = Sample.pages([Sample.repository()])
    fakes.sync[pages: .accounts(of: Discovery(.accounts(matching: "tide")))] = Sample.pages([])
    fakes.sync[pages: .issues(matching: "tide")] = Sample.pages([])
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(explore.query == "tide")
    #expect(explore.rows.map(\.repositoryRow?.repository.name) == ["tides"])
  }

  @Test func `many failures present one login`() async throws {
    let explore = try await expired()

    explore.refresh()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home] [C6: Login]")
  }

  /// Shows a file three screens above home, while the server refuses the token.
  private func expiredFile() async throws {
    _ = try fakes.showHome()
    fakes.addTides()
    await settle()
    fakes.sync[failure: .repository(Sample.name)] = .unauthorized
    fakes.sync[failure: .readme(of: Sample.name, at: nil)] = .unauthorized
    fakes.gitHub[failure: .isStarred(Sample.name)] = .unauthorized
    fakes.sync[failure: .folder("", of: Sample.name, at: "main")] = .unauthorized
    fakes.sync[failure: .file("a.md", of: Sample.name, at: "main")] = .unauthorized
    fakes.services.navigation.set([
      .home, .repository(Sample.name), .tree(Sample.name, revision: "main"),
      .source(Sample.name, revision: "main", path: "a.md"),
    ])
    let services = fakes.services
    let requests: [@MainActor () async throws -> Void] = [
      { try await services.sync.refresh(.repository(Sample.name)) },
      { try await services.sync.refresh(.readme(of: Sample.name, at: nil)) },
      { try await services.sync.refresh(.folder("", of: Sample.name, at: "main")) },
      { try await services.viewerState.load(.star(Sample.name)) },
    ]
    for request in requests { Task.immediate { try await request() } }
    await settle()
  }

  private func login() throws -> LoginViewModel {
    guard case .login(let login) = try #require(fakes.navigation.top) else { throw WrongScreen() }
    login.password = "bookbinder"
    return login
  }

  @Test func `five failures at once present one login, which returns to the same path`()
    async throws
  {
    try await expiredFile()
    let outline = fakes.navigation.outline
    let login = try login()
    let file = GitHub.File(path: "a.md", text: "# A")
    fakes.sync[failure: .file("a.md", of: Sample.name, at: "main")] = nil
    fakes.sync[.file("a.md", of: Sample.name, at: "main")] = file

    login.loginCommand.execute()
    await settle()

    #expect(outline == "[C0: Home, Repository, Tree, Source] [C6: Login]")
    #expect(fakes.navigation.requests.filter { $0.contains("login") }.count == 1)
    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Source]")
    let source: SourceViewModel = try fakes.top()
    #expect(source.page == .markdown(.file(file)) && source.failure == nil)
  }

  @Test func `a login that the user has closed is offered in a notice, and presented from there`()
    async throws
  {
    try await expiredFile()

    fakes.services.navigation.dismiss()
    await settle()
    let outline = fakes.navigation.outline
    let source: SourceViewModel = try fakes.top()
    source.refresh()
    await settle()
    let notice = try #require(fakes.services.notice)
    notice.action?.perform()

    #expect(outline == "[C0: Home, Repository, Tree, Source]")
    #expect(notice.text == Strings.expired && notice.action?.title == "Log In")
    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Source] [C7: Login]")
  }

  @Test func `another user begins at home`() async throws {
    _ = try await expired()
    guard case .login(let login) = fakes.navigation.top else { return }
    fakes.session.account = Sample.user("hina-m", id: 2)
    login.username = "hina-m"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(fakes.navigation.requests.last == "resetRoot home")
  }
}
