import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoryTests {
  let fakes = Fakes()

  private func shown() async -> RepositoryViewModel {
    fakes.logIn()
    let repository = RepositoryViewModel(fakes.services, Sample.name)
    fakes.show(.repository(repository))
    await settle()
    return repository
  }

  @Test func `the copy is on show until the server has answered, and then its answer`() async {
    fakes.addTides()
    fakes.store[.repository(Sample.name)] = Sample.repository(stars: 3)
    let gate = fakes.sync.hold(.repository(Sample.name))

    let repository = await shown()
    #expect(repository.content == .loaded(Sample.repository(stars: 3)))
    gate.open()
    await settle()

    #expect(repository.repository?.stars == 41)
    #expect(fakes.store[.repository(Sample.name)]?.stars == 41)
    #expect(
      Set(fakes.sync.requests)
        == [
          "repository maralind/tides", "readme maralind/tides", "languages maralind/tides",
          "latest release maralind/tides",
        ]
    )
  }

  @Test func `without a copy it is loading, then there, or told why not`() async {
    let gate = fakes.sync.hold(.repository(Sample.name))
    let repository = await shown()
    #expect(repository.content == .loading)

    gate.open()
    await settle()

    #expect(
      repository.content
        == .failed("Not found, or you don’t have access.")
    )
  }

  @Test func `with a copy a dead server is only mentioned`() async {
    fakes.store[.repository(Sample.name)] = Sample.repository()
    fakes.sync[failure: .repository(Sample.name)] = .offline

    let repository = await shown()

    #expect(repository.content == .loaded(Sample.repository()))
    #expect(
      repository.problem == "The server cannot be reached. What you see may be out of date."
    )
  }

  @Test func `without a server the age of the copy is said`() async {
    fakes.addTides()
    let repository = await shown()
    fakes.sync[failure: .repository(Sample.name)] = .offline

    repository.refresh()
    await settle()

    #expect(repository.problem == "Offline. Showing what was stored just now.")
  }

  @Test func `a repository without a readme is no error`() async {
    fakes.sync[.repository(Sample.name)] = Sample.repository()

    let repository = await shown()

    #expect(repository.readme == .absent)
    #expect(repository.problem == nil)
    #expect(repository.page != nil)
  }

  @Test func `a repository without commits is no error`() async {
    fakes.sync[.repository(Sample.name)] = Sample.repository()
    fakes.sync[failure: .readme(of: Sample.name, at: nil)] = .emptyRepository

    let repository = await shown()

    #expect(repository.readme == .absent)
    #expect(repository.problem == nil)
  }

  @Test func `a star counts at once, everywhere, and reaches the server`() async {
    fakes.addTides()
    let repository = await shown()
    let gate = fakes.gitHub.hold(.setStarred(true, Sample.name))

    repository.starCommand.execute()
    await settle()
    #expect(repository.isStarred == true)
    #expect(repository.repository?.stars == 42)
    gate.open()
    await settle()

    #expect(fakes.gitHub[.isStarred(Sample.name)] == true)
    #expect(repository.isStarred == true)
    #expect(repository.repository?.stars == 42)
    #expect(fakes.services.notice?.text == "Starred maralind/tides.")
  }

  @Test func `a star that the server refuses is taken back with a message`() async {
    fakes.addTides()
    fakes.gitHub[failure: .setStarred(true, Sample.name)] = .forbidden
    let repository = await shown()

    repository.starCommand.execute()
    await settle()

    #expect(repository.isStarred == false)
    #expect(repository.repository?.stars == 41)
    #expect(
      fakes.services.notice?.text
        == "Could not star maralind/tides. You don’t have permission to do this."
    )
    fakes.scheduler.advance(by: .seconds(10))
    #expect(fakes.services.notice == nil)
  }

  @Test func `a star reaches the server even if the user leaves at once`() async {
    fakes.addTides()
    let gate = fakes.gitHub.hold(.setStarred(true, Sample.name))

    let released = await isReleased {
      RepositoryViewModel(fakes.services, Sample.name)
    } afterwards: { repository in
      fakes.logIn()
      fakes.show(.repository(repository))
      await settle()
      repository.starCommand.execute()
      await settle()
      fakes.removeScreens()
      gate.open()
    }

    #expect(released)
    #expect(fakes.gitHub[.isStarred(Sample.name)] == true)
  }

  @Test func `choosing a branch shows its readme`() async throws {
    fakes.addTides()
    let repository = await shown()
    #expect(repository.ref == "main")

    repository.selectBranchOrTagCommand.execute()
    await settle()
    #expect(repository.selectBranchOrTagCommand.isExecuting)
    guard case .refPicker(let picker) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }
    #expect(picker.rows.map(\.title) == ["main", "feature/moon", "v1.0"])
    #expect(picker.rows.map(\.isCurrent) == [true, false, false])
    picker.open(picker.rows[1])
    await settle()

    #expect(repository.ref == "feature/moon")
    #expect(repository.readme == .file(GitHub.File(path: "README.md", text: "# Moon")))
    #expect(!repository.selectBranchOrTagCommand.isExecuting)
  }

  @Test func `giving up the choice changes nothing`() async throws {
    fakes.addTides()
    let repository = await shown()
    repository.selectBranchOrTagCommand.execute()
    await settle()
    fakes.sync.forgetRequests()

    fakes.navigation.router.viewDidDismiss()
    await settle()

    #expect(repository.ref == "main")
    #expect(!repository.selectBranchOrTagCommand.isExecuting)
    #expect(fakes.sync.requests == [])
  }

  @Test func `the picker is not presented after the user has left the screen`() async {
    fakes.addTides()
    let repository = await shown()
    let gate = fakes.sync.hold(.references(of: Sample.name))

    repository.selectBranchOrTagCommand.execute()
    repository.viewCode()
    gate.open()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Repository, Tree]")
  }

  @Test func `branches that cannot be loaded have a message`() async {
    fakes.addTides()
    fakes.sync[failure: .references(of: Sample.name)] = .timedOut
    let repository = await shown()

    repository.selectBranchOrTagCommand.execute()
    await settle()

    #expect(fakes.services.notice?.text == "The server took too long to respond.")
    #expect(repository.selectBranchOrTagCommand.isEnabled)
  }

  @Test func `the page leads to code, readme, owner, browser and clipboard`() async {
    fakes.addTides()
    let repository = await shown()

    repository.viewCode()
    fakes.navigation.pop()
    repository.openReadme()
    fakes.navigation.pop()
    repository.openOwner()
    repository.openInBrowser()
    repository.copyURL()

    #expect(
      fakes.navigation.requests == [
        "resetRoot Repository", #"push tree(maralind/tides, revision: "main", path: "")"#, "pop",
        #"push source(maralind/tides, revision: "main", path: "README.md", lines: nil, section: nil)"#,
        "pop",
        #"push user("maralind")"#,
      ]
    )
    #expect(fakes.opened == ["https://ghe.example.com/maralind/tides"])
    #expect(fakes.copied == ["https://ghe.example.com/maralind/tides"])
  }

  @Test(arguments: [(1 << 20) + 1, (2 << 20) + 1])
  func `a readme that is too large for the page leads to its file`(size: Int) async {
    fakes.addTides()
    fakes.sync[failure: .readme(of: Sample.name, at: nil)] = .tooLarge(limit: 100 << 20)
    fakes.sync[.folder("", of: Sample.name, at: "main")] = RepositoryFolder([
      GitHub.TreeEntry(path: "README.de.md", size: size),
      GitHub.TreeEntry(path: "README.md", size: size), GitHub.TreeEntry(path: "README"),
      GitHub.TreeEntry(path: "readmes", kind: .folder),
    ])
    let repository = await shown()
    #expect(repository.readme == .tooLarge)
    #expect(repository.actions.action("contents")?.isEnabled == false)

    repository.actions.action("readme")?.perform()
    await settle()

    let push = "push \(Route.source(Sample.name, revision: "main", path: "README.md"))"
    #expect(fakes.navigation.requests.last == push)
    #expect(fakes.services.notice == nil && repository.problem == nil)
  }

  @Test(arguments: [
    ([".github", "docs"], ".github/README.md"), (["docs"], "docs/README.md"), ([], "README.md"),
  ])
  func `a large readme is found in the folders where the server looks for one, in its order`(
    folders: [String],
    path: String
  ) async {
    fakes.addTides()
    let size = (1 << 20) + 1
    fakes.sync[failure: .readme(of: Sample.name, at: nil)] = .tooLarge(limit: 100 << 20)
    let inRoot = folders == ["docs"] ? 3 : size
    fakes.sync[.folder("", of: Sample.name, at: "main")] = RepositoryFolder(
      [GitHub.TreeEntry(path: "README.md", size: inRoot)]
        + folders.map { GitHub.TreeEntry(path: $0, kind: .folder) }
    )
    for folder in folders {
      fakes.sync[.folder(folder, of: Sample.name, at: "main")] = RepositoryFolder([
        GitHub.TreeEntry(path: "\(folder)/README.md", size: size)
      ])
    }
    let repository = await shown()

    repository.openReadme()
    await settle()

    let push = "push \(Route.source(Sample.name, revision: "main", path: path))"
    #expect(fakes.navigation.requests.last == push)
    #expect(fakes.services.notice == nil && repository.problem == nil)
  }

  @Test func `a large readme that is in none of its folders is not found, and that is said`() async
  {
    fakes.addTides()
    let limit = StoreQuery<GitHub.File>.byteLimit
    fakes.sync[failure: .readme(of: Sample.name, at: nil)] = .tooLarge(limit: limit)
    let entries = [GitHub.TreeEntry(path: "docs", kind: .folder), .init(path: "README", size: 3)]
    fakes.sync[.folder("", of: Sample.name, at: "main")] = RepositoryFolder(entries)
    fakes.sync[.folder("docs", of: Sample.name, at: "main")] = RepositoryFolder([])
    let repository = await shown()

    repository.openReadme()
    await settle()

    #expect(fakes.navigation.requests == ["resetRoot Repository"])
    #expect(fakes.services.notice?.text == "The file of the README was not found.")
  }

  @Test func `an address that is no page is not opened`() async throws {
    fakes.addTides()
    var hostile = Sample.repository()
    hostile.htmlURL = URL(string: "file:///etc/passwd")
    fakes.sync[.repository(Sample.name)] = hostile

    await shown().openInBrowser()

    #expect(fakes.opened == [])
  }

  @Test func `repository and readme are asked for as one, and loading until both are there`() async
  {
    fakes.addTides()
    let repository = await shown()
    fakes.sync.forgetRequests()
    let repositoryGate = fakes.sync.hold(.repository(Sample.name))
    let readmeGate = fakes.sync.hold(.readme(of: Sample.name, at: nil))

    repository.refresh()
    await settle()
    #expect(
      Set(fakes.sync.requests)
        == [
          "repository maralind/tides", "readme maralind/tides", "languages maralind/tides",
          "latest release maralind/tides",
        ]
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
    fakes.addTides()
    let repository = await shown()

    repository.follow("docs/moon.md")
    repository.follow("mailto:mara@example.org")

    #expect(fakes.opened == ["mailto:mara@example.org"])
    guard case .source(let file) = fakes.navigation.top else { return }
    #expect(
      file.place == fakes.services.document("docs/moon.md", in: Sample.name, at: "main")
    )
  }

  @Test func `the page has the time since the last change`() async {
    var tides = Sample.repository()
    tides.pushedAt = Sample.now.addingTimeInterval(-3 * 86400)
    fakes.sync[.repository(Sample.name)] = tides

    #expect(await shown().updated == "Updated 3 days ago")
  }

  @Test func `the screen is released during requests`() async {
    fakes.addTides()
    _ = fakes.sync.hold(.repository(Sample.name))
    _ = fakes.sync.hold(.readme(of: Sample.name, at: nil))
    _ = fakes.gitHub.hold(.isStarred(Sample.name))
    _ = fakes.sync.hold(.references(of: Sample.name))

    let released = await isReleased {
      RepositoryViewModel(fakes.services, Sample.name)
    } afterwards: { repository in
      fakes.show(.repository(repository))
      repository.selectBranchOrTagCommand.execute()
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
  }

  @Test func `a missing repository offers its owner and another try only`() async {
    let repository = await shown()

    #expect(repository.actions.filter(\.isEnabled).map(\.id) == ["owner", "refresh"])
  }
}
