import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct PeopleTests {
  let fakes = Fakes()

  @Test func `a list of users leads to their profiles`() async throws {
    fakes.sync[pages: .people(.followers(of: "juno"))] = Sample.pages(
      [GitHub.Account(login: "hina-m")],
      [GitHub.Account(login: "tkowal")]
    )
    let people = PeopleViewModel(fakes.services, .followers(of: "juno"))
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
    fakes.viewerState.learnAll(.follow, set: [])
    fakes.sync[pages: .people(.followers(of: "hina-m"))] = Sample.pages(
      [GitHub.Account(login: "tkowal"), GitHub.Account(login: "Juno")]
    )
    let people = PeopleViewModel(fakes.services, .followers(of: "hina-m"))
    fakes.show(.people(people))
    await settle()
    let (other, own) = (people.rows[0], people.rows[1])

    people.actions(for: other).action("follow")?.perform()
    await settle()

    #expect(people.followState(of: other) == .followed)
    #expect(people.followState(of: own) == nil)
    #expect(people.actions(for: other).action("follow")?.title == "Unfollow")
    #expect(people.actions(for: own).action("follow") == nil)
  }

  @Test(arguments: [false, true])
  func `an unknown follow is shown as unknown, and its action only loads it`(
    isFollowing: Bool
  ) async throws {
    fakes.logIn()
    fakes.gitHub[.isFollowing("tkowal")] = isFollowing
    fakes.gitHub[failure: .isFollowing("tkowal")] = .offline
    fakes.sync[pages: .people(.followers(of: "hina-m"))] = Sample.pages([
      GitHub.Account(login: "tkowal"), GitHub.Account(login: "Juno"),
      GitHub.Account(login: "patient-tools", kind: .organization),
    ])
    let people = PeopleViewModel(fakes.services, .followers(of: "hina-m"))
    fakes.show(.people(people))
    await settle()
    #expect(people.rows.map { people.followState(of: $0) } == [.unknown, nil, nil])
    #expect(people.actions(for: people.rows[0]).action("follow")?.title == "Check If Following")

    people.actions(for: people.rows[0]).action("follow")?.perform()
    await settle()
    #expect(people.followState(of: people.rows[0]) == .unknown)
    #expect(fakes.services.notice?.text.hasPrefix("Could not load whether you follow") == true)

    fakes.gitHub[failure: .isFollowing("tkowal")] = nil
    people.actions(for: people.rows[0]).action("follow")?.perform()
    await settle()
    #expect(people.followState(of: people.rows[0]) == (isFollowing ? .followed : .notFollowed))
    #expect(
      people.actions(for: people.rows[0]).action("follow")?.title
        == (isFollowing ? "Unfollow" : "Follow")
    )
    #expect(fakes.gitHub.requests.allSatisfy { $0.method == .get })
  }

  @Test(
    arguments: [
      (PeopleList.organizations(of: "hina-m"), "Organizations of hina-m"),
      (.members(of: "hina-m"), "Members of hina-m"),
    ]
  )
  func `organizations and members are lists like the others`(
    list: PeopleList,
    title: String
  ) async {
    fakes.logIn()
    fakes.sync[pages: .people(list)] = Sample.pages(
      [GitHub.Account(login: "patient-tools", kind: .organization)]
    )
    let people = PeopleViewModel(fakes.services, list)
    fakes.show(.people(people))
    await settle()

    #expect(people.title == title)
    #expect(people.rows.map(\.login) == ["patient-tools"])
    #expect(people.actions(for: people.rows[0]).action("follow") == nil)
  }

  @Test(
    arguments: [
      (PeopleList.stargazers(of: Sample.name), "Stargazers of maralind/tides"),
      (.watchers(of: Sample.name), "Watchers of maralind/tides"),
    ]
  )
  func `the users of a repository can be followed, and lead to their profiles`(
    list: PeopleList,
    title: String
  ) async throws {
    fakes.logIn()
    fakes.viewerState.learnAll(.follow, set: [])
    fakes.sync[pages: .people(list)] = Sample.pages([GitHub.Account(login: "hina-m", kind: .user)])
    let people = PeopleViewModel(fakes.services, list)
    fakes.show(.people(people))
    await settle()

    people.actions(for: people.rows[0]).action("follow")?.perform()
    await settle()
    people.open(people.rows[0])

    #expect(people.title == title)
    #expect(people.followState(of: people.rows[0]) == .followed)
    #expect(try fakes.top(ProfileViewModel.self).login == "hina-m")
  }

  @Test func `the user’s own organizations are all that the token may read`() async {
    fakes.logIn()
    fakes.sync[pages: .ownOrganizations] = Sample.pages([
      GitHub.Account(login: "secret-society", kind: .organization)
    ])
    let people = PeopleViewModel(fakes.services, .organizations(of: "Juno"))

    fakes.show(.people(people))
    await settle()

    #expect(people.rows.map(\.login) == ["secret-society"])
    #expect(fakes.sync.requests == ["organizations"])
    #expect(people.emptyText == "You aren’t a member of any organization.")
  }

  @Test func `without the permission for them they are those with a public membership`() async {
    fakes.logIn()
    fakes.sync[failure: .ownOrganizations] = .forbidden
    fakes.sync[pages: .people(.organizations(of: "juno"))] = Sample.pages([
      GitHub.Account(login: "patient-tools", kind: .organization)
    ])
    let people = PeopleViewModel(fakes.services, .organizations(of: "juno"))

    fakes.show(.people(people))
    await settle()

    #expect(people.rows.map(\.login) == ["patient-tools"])
    #expect(people.problem == nil)
    #expect(fakes.sync.requests == ["organizations", "organizations juno"])
  }

  @Test(
    arguments: [
      (.forbidden, nil, true), (nil, nil, true), (nil, ["read:org"], false),
    ] as [(APIError.Reason?, [String]?, Bool)]
  )
  func `an empty list says which organizations it can have`(
    failure: APIError.Reason?,
    scopes: [String]?,
    isPublicOnly: Bool
  ) async {
    fakes.logIn()
    fakes.session.scopes = scopes
    fakes.sync[failure: .ownOrganizations] = failure
    fakes.sync[pages: .ownOrganizations] = Sample.pages([])
    fakes.sync[pages: .people(.organizations(of: "juno"))] = Sample.pages([])
    let people = PeopleViewModel(fakes.services, .organizations(of: "juno"))

    fakes.show(.people(people))
    await settle()

    #expect(
      people.emptyText
        == (isPublicOnly
          ? "You aren’t a public member of any organization. "
            + "Private memberships need a token with the scope “read:org”."
          : "You aren’t a member of any organization.")
    )
    #expect(fakes.sync.requests.count == (isPublicOnly ? 2 : 1))
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.people(.following(of: "juno")))

    let released = await isReleased {
      PeopleViewModel(fakes.services, .following(of: "juno"))
    } afterwards: { people in
      fakes.show(.people(people))
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
  }
}
