import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PeopleTests {
  let fakes = Fakes()

  @Test func `a list of users leads to their profiles`() async throws {
    fakes.sync[pages: .people(.followers, of: "juno")] = Sample.pages(
      [GitHub.Account(login: "hina-m")],
      [GitHub.Account(login: "tkowal")]
    )
    let people = PeopleViewModel(fakes.services, .followers, of: "juno")
    fakes.show(.people(people))
    await settle()
    people.people.loadMoreCommand.execute()
    await settle()
    #expect(people.people.visible.map(\.login) == ["hina-m", "tkowal"])

    people.open(people.people.visible[1])

    guard case .profile(let profile) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }
    #expect(profile.login == "tkowal")
    #expect(people.title == "Followers of juno")
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.people(.following, of: "juno"))

    let released = await isReleased {
      PeopleViewModel(fakes.services, .following, of: "juno")
    } afterwards: { people in
      fakes.show(.people(people))
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
  }
}
