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

  @Test func `a row follows its user, and shows it at once`() async throws {
    fakes.logIn()
    fakes.sync[pages: .people(.followers, of: "hina-m")] = Sample.pages(
      [GitHub.Account(login: "tkowal"), GitHub.Account(login: "Juno")]
    )
    let people = PeopleViewModel(fakes.services, .followers, of: "hina-m")
    fakes.show(.people(people))
    await settle()
    let (other, own) = (people.rows[0], people.rows[1])

    people.actions(for: other).action("follow")?.perform()
    await settle()

    #expect(people.isFollowing(other) == true)
    #expect(people.actions(for: other).action("follow")?.title == "Unfollow")
    #expect(people.actions(for: own).action("follow") == nil)
  }

  @Test(
    arguments: [
      (PeopleKind.organizations, "Organizations of juno"), (.members, "Members of juno"),
    ]
  )
  func `organizations and members are lists like the others`(
    kind: PeopleKind,
    title: String
  ) async {
    fakes.logIn()
    fakes.sync[pages: .people(kind, of: "juno")] = Sample.pages(
      [GitHub.Account(login: "patient-tools", kind: .organization)]
    )
    let people = PeopleViewModel(fakes.services, kind, of: "juno")
    fakes.show(.people(people))
    await settle()

    #expect(people.title == title)
    #expect(people.rows.map(\.login) == ["patient-tools"])
    #expect(people.actions(for: people.rows[0]).action("follow") == nil)
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
