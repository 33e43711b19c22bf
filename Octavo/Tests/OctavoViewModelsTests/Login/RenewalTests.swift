import BinderyTesting
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

    #expect(fakes.navigation.outline == "[C0: Home] [C5: Login]")
    guard case .login(let login) = try #require(fakes.navigation.top) else {
      Issue.record("the log-in should be on show")
      return
    }
    #expect(login.message == "Your authorization has expired, please log in again")
    #expect(login.username == "juno")
    #expect(explore.query == "tide")
    #expect(fakes.session.calls.contains("dropToken"))
  }

  @Test func `after another login the user is at the same place, which is loaded`() async throws {
    let explore = try await expired()
    guard case .login(let login) = fakes.navigation.top else { return }
    fakes.sync[failure: .search("tide")] = nil
    fakes.sync[pages: .search("tide")] = Sample.pages([Sample.repository()])
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

    #expect(fakes.navigation.outline == "[C0: Home] [C5: Login]")
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
