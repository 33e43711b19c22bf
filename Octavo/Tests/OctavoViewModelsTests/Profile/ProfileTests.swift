import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ProfileTests {
  let fakes = Fakes()

  private func shown(_ login: String) async -> ProfileViewModel {
    fakes.logIn()
    let profile = ProfileViewModel(fakes.services, login)
    fakes.show(.profile(profile))
    await settle()
    return profile
  }

  private var hina: GitHub.User {
    GitHub.User(
      id: 2,
      login: "hina-m",
      name: "森下 陽菜",
      company: "  ",
      location: "Kyoto",
      email: "hina@example.org",
      blog: "hina.example.org",
      followers: 10,
      following: 3
    )
  }

  @Test func `the copy is on show until the server has answered`() async {
    fakes.store[.user("hina-m")] = Sample.user("hina-m")
    fakes.sync[.user("hina-m")] = hina
    let gate = fakes.sync.hold(.user("hina-m"))

    let profile = await shown("hina-m")
    #expect(profile.user == Sample.user("hina-m"))
    gate.open()
    await settle()

    #expect(profile.user == hina)
    #expect(fakes.store[.user("hina-m")] == hina)
  }

  @Test func `a line without a text says so and offers nothing, and addresses are links`() async {
    fakes.sync[.user("hina-m")] = hina
    let profile = await shown("hina-m")

    #expect(
      profile.details.map(\.text) == [
        "森下 陽菜", "Not set", "Kyoto", "hina@example.org", "hina.example.org",
      ]
    )
    for detail in profile.details { profile.open(detail) }

    #expect(fakes.opened == ["mailto:hina@example.org", "https://hina.example.org"])
  }

  @Test(arguments: [
    (GitHub.User.Kind.user, ["following", "organizations"]), (.organization, ["members"]),
  ])
  func `a user leads to organizations, and an organization to its members`(
    kind: GitHub.User.Kind,
    lists: [String]
  ) async throws {
    var user = hina
    user.kind = kind
    fakes.sync[.user("hina-m")] = user
    let profile = await shown("hina-m")

    let ids = profile.parts.map(\.id)
    profile.parts.last?.perform()

    #expect(ids == ["repositories", "starred", "activity", "followers"] + lists)
    let people = try fakes.top(PeopleViewModel.self)
    let list: PeopleList =
      kind == .organization ? .members(of: "hina-m") : .organizations(of: "hina-m")
    #expect(people.kind == list)
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "javascript://x/%0Aalert(1)", "https://",
    "\u{1B}[2J",
    "ftp://example.org",
  ])
  func `a blog that is no page is not opened`(blog: String) async {
    var user = hina
    user.blog = blog
    user.email = "not an address"
    fakes.sync[.user("hina-m")] = user
    let profile = await shown("hina-m")

    for detail in profile.details { profile.open(detail) }

    #expect(fakes.opened == [])
  }

  @Test func `following counts at once, and is taken back when refused`() async {
    fakes.sync[.user("hina-m")] = hina
    let gate = fakes.gitHub.hold(.setFollowing(true, "hina-m"))
    let profile = await shown("hina-m")
    #expect(profile.isFollowing == false)

    profile.followCommand.execute()
    await settle()
    #expect(profile.isFollowing == true)
    #expect(profile.user?.followers == 11)
    fakes.gitHub[failure: .setFollowing(true, "hina-m")] = .forbidden
    gate.open()
    await settle()

    #expect(profile.isFollowing == false)
    #expect(profile.user?.followers == 10)
    #expect(profile.followCommand.isEnabled)
    #expect(
      fakes.services.notice?.text
        == "Could not follow hina-m. You don’t have permission to do this."
    )
  }

  @Test(arguments: [false, true])
  func `an unknown follow is shown as unknown, and its action only loads it`(
    isFollowing: Bool
  ) async {
    fakes.sync[.user("hina-m")] = hina
    fakes.gitHub[.isFollowing("hina-m")] = isFollowing
    fakes.gitHub[failure: .isFollowing("hina-m")] = .offline
    let profile = await shown("hina-m")
    #expect(profile.isFollowing == nil)
    #expect(profile.actions.action("follow")?.title == "Check If Following")
    fakes.gitHub[failure: .isFollowing("hina-m")] = nil

    profile.followCommand.execute()
    await settle()

    #expect(profile.isFollowing == isFollowing)
    #expect(profile.user?.followers == 10)
    #expect(fakes.gitHub.requests.allSatisfy { $0.method == .get })
  }

  @Test func `the own profile has no follow, and requests none`() async {
    fakes.sync[.user("juno")] = Sample.user("juno")

    let profile = await shown("Juno")

    #expect(profile.isSelf)
    #expect(!profile.followCommand.isEnabled)
    #expect(fakes.sync.requests == ["user Juno"])
  }

  @Test func `my own count of those I follow moves along`() async {
    fakes.sync[.user("juno")] = hina
    let profile = await shown("juno")

    await fakes.services.setFollowing(true, "tkowal")

    #expect(profile.user?.following == 4)
  }

  @Test func `the user’s own profile leads to the repositories that it has the number of`()
    async throws
  {
    fakes.sync[.user("juno")] = Sample.user("juno")
    let profile = await shown("juno")

    profile.openRepositories()
    await settle()

    #expect(profile.counts.last?.kind == .repositories)
    #expect(try fakes.top(RepositoryListViewModel.self).kind == .ownedBy("juno"))
  }

  @Test func `the profile leads to users, repositories, activity and settings`() async {
    let profile = await shown("hina-m")

    profile.openFollowers()
    profile.openFollowing()
    profile.openRepositories()
    profile.openStarred()
    profile.openActivity()
    profile.openSettings()
    await settle()
    profile.openInBrowser()

    #expect(
      fakes.navigation.outline
        == "[C0: Profile, People, People, RepositoryList, RepositoryList, News, Settings]"
    )
    #expect(
      Set(fakes.sync.requests) == [
        "user hina-m",
        "followers hina-m",
        "following hina-m",
        "owned hina-m",
        "starred hina-m",
        "performed hina-m",
      ]
    )
    #expect(fakes.opened == ["https://ghe.example.com/hina-m"])
  }

  @Test func `a missing account has a message`() async {
    #expect(await shown("nobody").content == .failed("There is no account “nobody”."))
  }

  @Test func `an account that could not be loaded cannot be followed`() async {
    fakes.sync[.user("hina-m")] = hina

    let missing = await shown("nobody")
    let found = await shown("hina-m")

    #expect(!missing.followCommand.isEnabled)
    #expect(missing.actions.action("follow")?.isEnabled == false)
    #expect(found.followCommand.isEnabled)
  }

  @Test func `the address of a missing account is offered nowhere`() async {
    fakes.sync[.user("hina-m")] = hina

    let missing = await shown("nobody")
    let found = await shown("hina-m")

    #expect(missing.actions.filter(\.isEnabled).map(\.id) == ["refresh"])
    #expect(found.actions.action("browser")?.isEnabled == true)
    #expect(found.actions.action("copy")?.isEnabled == true)
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.user("hina-m"))

    let released = await isReleased {
      ProfileViewModel(fakes.services, "hina-m")
    } afterwards: { profile in
      fakes.show(.profile(profile))
      profile.followCommand.execute()
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }
}
