import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoryTests {
  let world = World()

  private func shown() async -> RepositoryViewModel {
    world.logIn()
    let repository = RepositoryViewModel(world.services, Sample.name)
    world.show(.repository(repository))
    await settle()
    return repository
  }

  @Test func `the copy is on show until the server has answered, and then its answer`() async {
    world.addTides()
    world.store[.repository(Sample.name)] = Sample.repository(stars: 3)
    let gate = world.sync.hold(.repository(Sample.name))

    let repository = await shown()
    #expect(repository.content == .loaded(Sample.repository(stars: 3)))
    gate.open()
    await settle()

    #expect(repository.repository?.stars == 41)
    #expect(world.store[.repository(Sample.name)]?.stars == 41)
    #expect(
      Set(world.sync.requests)
        == [.repository(Sample.name), .readme(Sample.name, revision: nil)]
    )
  }

  @Test func `without a copy it is loading, then there, or told why not`() async {
    let gate = world.sync.hold(.repository(Sample.name))
    let repository = await shown()
    #expect(repository.content == .loading)

    gate.open()
    await settle()

    #expect(
      repository.content
        == .failed("There is no such thing here, or your account may not see it.")
    )
  }

  @Test func `with a copy a dead server is only mentioned`() async {
    world.store[.repository(Sample.name)] = Sample.repository()
    world.sync[failure: .repository(Sample.name)] = .offline

    let repository = await shown()

    #expect(repository.content == .loaded(Sample.repository()))
    #expect(
      repository.problem == "The server cannot be reached. What you see may be out of date."
    )
  }

  @Test func `a repository without a readme is no error`() async {
    world.sync[.repository(Sample.name)] = Sample.repository()

    let repository = await shown()

    #expect(repository.readme == .absent)
    #expect(repository.problem == nil)
    #expect(repository.page != nil)
  }

  @Test func `a repository without commits is no error`() async {
    world.sync[.repository(Sample.name)] = Sample.repository()
    world.sync[failure: .readme(of: Sample.name, at: nil)] = .emptyRepository

    let repository = await shown()

    #expect(repository.readme == .absent)
    #expect(repository.problem == nil)
  }

  @Test func `a star counts at once, everywhere, and reaches the server`() async {
    world.addTides()
    let repository = await shown()
    let gate = world.gitHub.hold(.setStarred(true, Sample.name))

    repository.starCommand.execute()
    await settle()
    #expect(repository.isStarred == true)
    #expect(repository.repository?.stars == 42)
    gate.open()
    await settle()

    #expect(world.gitHub[.isStarred(Sample.name)] == true)
    #expect(repository.isStarred == true)
    #expect(repository.repository?.stars == 42)
    #expect(world.services.notice?.text == "Starred maralind/tides.")
  }

  @Test func `a star that the server refuses is taken back with a message`() async {
    world.addTides()
    world.gitHub[failure: .setStarred(true, Sample.name)] = .forbidden
    let repository = await shown()

    repository.starCommand.execute()
    await settle()

    #expect(repository.isStarred == false)
    #expect(repository.repository?.stars == 41)
    #expect(
      world.services.notice?.text == "maralind/tides was not starred. Your account may not do this."
    )
    world.scheduler.advance(by: .seconds(10))
    #expect(world.services.notice == nil)
  }

  @Test func `a star reaches the server even if the user leaves at once`() async {
    world.addTides()
    let gate = world.gitHub.hold(.setStarred(true, Sample.name))

    let released = await isReleased {
      RepositoryViewModel(world.services, Sample.name)
    } afterwards: { repository in
      world.logIn()
      world.show(.repository(repository))
      await settle()
      repository.starCommand.execute()
      await settle()
      world.removeScreens()
      gate.open()
    }

    #expect(released)
    #expect(world.gitHub[.isStarred(Sample.name)] == true)
  }

  @Test func `choosing a branch shows its readme`() async throws {
    world.addTides()
    let repository = await shown()
    #expect(repository.ref == "main")

    repository.selectBranchOrTagCommand.execute()
    await settle()
    #expect(repository.selectBranchOrTagCommand.isExecuting)
    guard case .refPicker(let picker) = try #require(world.navigation.top) else {
      throw WrongScreen()
    }
    #expect(
      picker.rows.map(\.reference.name) == ["main", "feature/moon", "v1.0"]
    )
    #expect(picker.rows.map(\.isCurrent) == [true, false, false])
    picker.choose(GitHub.Reference(kind: .branch, name: "feature/moon"))
    await settle()

    #expect(repository.ref == "feature/moon")
    #expect(repository.readme == .file(GitHub.File(path: "README.md", text: "# Moon")))
    #expect(!repository.selectBranchOrTagCommand.isExecuting)
  }

  @Test func `giving up the choice changes nothing`() async throws {
    world.addTides()
    let repository = await shown()
    repository.selectBranchOrTagCommand.execute()
    await settle()
    world.sync.forgetRequests()

    world.navigation.router.viewDidDismiss()
    await settle()

    #expect(repository.ref == "main")
    #expect(!repository.selectBranchOrTagCommand.isExecuting)
    #expect(world.sync.requests == [])
  }

  @Test func `the picker is not presented after the user has left the screen`() async {
    world.addTides()
    let repository = await shown()
    let gate = world.sync.hold(.references(of: Sample.name))

    repository.selectBranchOrTagCommand.execute()
    repository.viewCode()
    gate.open()
    await settle()

    #expect(world.navigation.outline == "[C0: Repository, Tree]")
  }

  @Test func `branches that cannot be loaded have a message`() async {
    world.addTides()
    world.sync[failure: .references(of: Sample.name)] = .timedOut
    let repository = await shown()

    repository.selectBranchOrTagCommand.execute()
    await settle()

    #expect(world.services.notice?.text == "The server took too long to answer.")
    #expect(repository.selectBranchOrTagCommand.isEnabled)
  }

  @Test func `the page leads to code, readme, owner, browser and clipboard`() async {
    world.addTides()
    let repository = await shown()

    repository.viewCode()
    world.navigation.pop()
    repository.openReadme()
    world.navigation.pop()
    repository.openOwner()
    repository.openInBrowser()
    repository.copyURL()

    #expect(
      world.navigation.requests == [
        "resetRoot Repository", "push tree maralind/tides main", "pop",
        "push source maralind/tides main README.md", "pop", "push user maralind",
      ]
    )
    #expect(world.opened == ["https://ghe.example.com/maralind/tides"])
    #expect(world.copied == ["https://ghe.example.com/maralind/tides"])
  }

  @Test func `an address that is no page is not opened`() async throws {
    world.addTides()
    var hostile = Sample.repository()
    hostile.htmlURL = URL(string: "file:///etc/passwd")
    world.sync[.repository(Sample.name)] = hostile

    await shown().openInBrowser()

    #expect(world.opened == [])
  }

  @Test func `repository and readme are asked for as one, and loading until both are there`() async
  {
    world.addTides()
    let repository = await shown()
    world.sync.forgetRequests()
    let repositoryGate = world.sync.hold(.repository(Sample.name))
    let readmeGate = world.sync.hold(.readme(of: Sample.name, at: nil))

    repository.refresh()
    await settle()
    #expect(
      Set(world.sync.requests)
        == [.repository(Sample.name), .readme(Sample.name, revision: nil)]
    )
    #expect(repository.screenTitle == .loading("tides"))
    repositoryGate.open()
    await settle()
    #expect(repository.isLoading)
    readmeGate.open()
    await settle()

    #expect(repository.screenTitle == .double("tides", subtitle: "maralind"))
  }

  @Test func `a link in the readme leads from where the readme is`() async {
    world.addTides()
    let repository = await shown()

    repository.follow("docs/moon.md")
    repository.follow("mailto:mara@example.org")

    #expect(world.opened == ["mailto:mara@example.org"])
    guard case .source(let file) = world.navigation.top else { return }
    #expect(
      file.place == DocumentPlace(repository: Sample.name, revision: "main", path: "docs/moon.md")
    )
  }

  @Test func `the page has the time since the last change`() async {
    var tides = Sample.repository()
    tides.pushedAt = Sample.now.addingTimeInterval(-3 * 86400)
    world.sync[.repository(Sample.name)] = tides

    #expect(await shown().updated == "Updated 3 days ago")
  }

  @Test func `the screen is released during requests`() async {
    world.addTides()
    _ = world.sync.hold(.repository(Sample.name))
    _ = world.sync.hold(.readme(of: Sample.name, at: nil))
    _ = world.gitHub.hold(.isStarred(Sample.name))
    _ = world.sync.hold(.references(of: Sample.name))

    let released = await isReleased {
      RepositoryViewModel(world.services, Sample.name)
    } afterwards: { repository in
      world.show(.repository(repository))
      repository.selectBranchOrTagCommand.execute()
      await settle()
      world.removeScreens()
    }

    #expect(released)
  }
}
