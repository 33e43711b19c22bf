import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The article's three pictures of the view hierarchy.
struct NavigationPicturesTests {
  let fakes = Fakes()

  private func loggedIn() async throws -> HomeViewModel {
    fakes.addEmptyHome()
    fakes.addTides()
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([Sample.event(1)])
    AppStart(fakes.services).start(at: nil)
    let login: LoginViewModel = try fakes.top()
    login.username = "juno"
    login.password = "bookbinder"
    login.loginCommand.execute()
    await settle()
    return try fakes.top()
  }

  @Test func `home is alone on the stack, and each tab has a controller of its own`() async throws {
    _ = try await loggedIn()

    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(
      fakes.navigation.controllers[0].root.tabs?.controllers.map(\.description) == [
        "[C1: News]", "[C2: Repositories]", "[C3: Explore]", "[C4: Profile]", "[C5: Inbox]",
      ]
    )
  }

  @Test func `a repository of the news goes over home`() async throws {
    let home = try await loggedIn()
    let news: NewsViewModel = try fakes.tab(0)
    let row = try #require(news.rows.first)

    news.open(row)
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Repository]")
    #expect(home.phase == .inactive)
    #expect(news.phase == .inactive)
  }

  @Test func `the branch picker comes on a controller of its own, and all goes back`() async throws
  {
    let home = try await loggedIn()
    let news: NewsViewModel = try fakes.tab(0)
    news.open(try #require(news.rows.first))
    await settle()
    guard case .repository(let repository) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }

    repository.selectBranchOrTagCommand.execute()
    await settle()
    #expect(fakes.navigation.outline == "[C0: Home, Repository] [C6: RefPicker]")
    guard case .refPicker(let picker) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }
    picker.open(picker.rows[1])
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Repository]")
    #expect(repository.ref == "feature/moon")
    fakes.navigation.pop()
    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(home.phase == .active)
    #expect(
      fakes.navigation.requests.map { $0.prefix { $0 != "(" } } == [
        "resetRoot login", "resetRoot home", "push repository", "present refPicker",
        "remove RefPicker", "pop",
      ]
    )
  }
}
