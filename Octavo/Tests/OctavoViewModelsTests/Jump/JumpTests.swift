import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of the palette: letters, what they find, and what a choice does.
struct JumpTests {
  private let fakes = Fakes()

  /// Opens the palette on the screens of home and a route.
  private func palette(on route: Route? = nil) async throws -> JumpViewModel {
    let home = try fakes.showHome()
    if let route { fakes.services.navigation.push(route) }
    await settle()
    home.actions.action("place")?.perform()
    await settle()
    return try fakes.top(JumpViewModel.self)
  }

  private func titles(_ palette: JumpViewModel, _ keyword: String) -> [String] {
    palette.keyword = keyword
    return palette.rows.map(\.title)
  }

  private func choose(_ title: String, in palette: JumpViewModel) async throws {
    palette.open(try #require(palette.rows.first { $0.title == title }))
    await settle()
  }

  @Test(arguments: [
    ("hina-m", [Route.home, .user("hina-m")]), ("@hina-m", [.home, .user("hina-m")]),
    (
      " hina-m/orihon\n",
      [.home, .repository(GitHub.RepositoryName(owner: "hina-m", name: "orihon"))]
    ),
    (
      "https://ghe.example.com/hina-m?tab=followers",
      [.home, .user("hina-m"), .people(.followers(of: "hina-m"))]
    ),
    ("/-/settings", [.home, .settings]),
    (
      "hina-m/orihon#7",
      [
        .home, .repository(GitHub.RepositoryName(owner: "hina-m", name: "orihon")),
        .issue(GitHub.RepositoryName(owner: "hina-m", name: "orihon"), 7),
      ]
    ),
  ])
  func `a text that names a place leads to it`(text: String, routes: [Route]) async throws {
    let palette = try await palette()
    palette.keyword = text

    palette.open(try #require(palette.rows.first))
    await settle()

    #expect(fakes.services.navigation.path.targets == routes)
  }

  @Test(arguments: [
    ("hina m", DeepLinkError.impossibleLogin("hina m").description),
    ("https://example.org/hina-m", "“example.org” is another server than ghe.example.com."),
  ])
  func `a text that names no place says why`(text: String, problem: String) async throws {
    let palette = try await palette()

    palette.keyword = text

    #expect(palette.rows.isEmpty)
    #expect(palette.content == .failed(problem))
  }

  @Test func `a number and a commit are those of the repository of the screen below`() async throws
  {
    fakes.store[.issue(12, of: Sample.name)] = Sample.issue(12)
    let palette = try await palette(on: .releases(Sample.name))

    #expect(titles(palette, "#12") == ["maralind/tides#12 · Tides come twice · Open"])
    #expect(titles(palette, "1a2b3c4") == ["maralind/tides/commit/1a2b3c4"])
  }

  @Test func `without a repository a number names nothing`() async throws {
    let palette = try await palette()

    #expect(titles(palette, "#12").isEmpty)
  }

  @Test func `an action of the table is performed once the palette has closed`() async throws {
    var performed: [Route?] = []
    let navigation = fakes.services.navigation
    fakes.services.actionTable = {
      [
        TableAction(
          ScreenAction("star", "Add Star") { performed.append(navigation.path.targets.last) },
          key: "s"
        ),
        TableAction(ScreenAction("place", "Go To…") {}, key: ":"),
        TableAction(ScreenAction("lock", "Lock", isEnabled: false) {}, key: nil),
      ]
    }
    let palette = try await palette(on: .releases(Sample.name))

    #expect(palette.rows.map(\.title) == ["Add Star"])
    #expect(palette.rows.map(\.detail) == ["s"])
    #expect(titles(palette, "ast").first == "Add Star")
    try await choose("Add Star", in: palette)

    #expect(performed == [.releases(Sample.name)])
  }

  @Test func `repositories, branches and files are found by letters in order`() async throws {
    fakes.store[.repositoryNames] = ["ada/loom", "maralind/tides"]
    fakes.store[.references(of: Sample.name)] = [
      GitHub.Reference(kind: .branch, name: "main"),
      GitHub.Reference(kind: .branch, name: "try-moon"),
    ]
    fakes.store[.paths(of: Sample.name, at: "main")] = ["Sources/Moon.swift", "README.md"]
    let palette = try await palette(on: .tree(Sample.name, revision: "main"))

    #expect(titles(palette, "adlo").first == "ada/loom")
    #expect(titles(palette, "tmo").first == "try-moon")
    #expect(titles(palette, "smoon").first == "Sources/Moon.swift")
    try await choose("Sources/Moon.swift", in: palette)

    #expect(
      fakes.services.navigation.path.targets.last
        == .source(Sample.name, revision: "main", path: "Sources/Moon.swift")
    )
  }

  @Test func `an entry that is chosen often comes first, until it is long ago`() async throws {
    fakes.store[.repositoryNames] = ["ada/loom-a", "ada/loom-b"]
    let first = try await palette()
    #expect(titles(first, "loom").prefix(2) == ["ada/loom-a", "ada/loom-b"])
    try await choose("ada/loom-b", in: first)

    let second = try await palette()
    #expect(second.rows.first?.title == "ada/loom-b")
    #expect(titles(second, "loom").first == "ada/loom-b")
    second.cancel()
    await settle()
    fakes.scheduler.advance(by: .seconds(90 * 24 * 3600))

    let third = try await palette()
    #expect(third.rows.isEmpty)
    #expect(titles(third, "loom").first == "ada/loom-a")
  }

  @Test func `closing the palette changes nothing`() async throws {
    let palette = try await palette(on: .releases(Sample.name))

    palette.cancel()
    await settle()

    #expect(fakes.services.navigation.path.targets == [.home, .releases(Sample.name)])
  }

  /// Starts the program in a clone whose branch is pulled from a reference.
  private func startInClone(_ reference: String) {
    fakes.clones.clones = [Sample.clone("/home/mara/tides", host: fakes.services.web.host)]
    fakes.clones.startsInClone = true
    let repository = HostedRepository(host: fakes.services.web.host, name: Sample.name)
    fakes.clones.state.upstream = BranchUpstream(
      remote: "origin",
      repository: repository,
      reference: reference
    )
  }

  /// Opens the first row of the palette, and returns it.
  private func openFirst() async throws -> JumpViewModel.Row {
    let palette = try await palette()
    let first = try #require(palette.rows.first)
    palette.open(first)
    await settle()
    return first
  }

  @Test func `the pull request that is checked out is the first place`() async throws {
    startInClone("refs/pull/12/head")
    let first = try await openFirst()

    #expect(first.detail == "Checked out")
    #expect(fakes.services.navigation.path.targets.last == .issue(Sample.name, 12))
  }

  @Test func `a branch that is checked out leads to its pull requests`() async throws {
    startInClone("refs/heads/spring/a&b")
    let first = try await openFirst()

    #expect(first.title == "Pull requests from spring/a&b")
    #expect(
      fakes.services.navigation.path.targets.last
        == .issues(.pulls(Sample.name), filter: "is:open head:spring/a&b")
    )
  }

  @Test func `the pull requests from a branch of a fork are those of its upstream`() async throws {
    startInClone("refs/heads/spring")
    let address = RemoteAddress("https://\(fakes.services.web.host)/octo/tides.git")
    fakes.clones.clones[0].remotes.append(CloneRemote(name: "upstream", address: address))
    _ = try await openFirst()

    #expect(
      fakes.services.navigation.path.targets.last
        == .issues(.pulls(.init(owner: "octo", name: "tides")), filter: "is:open head:spring")
    )
  }

  @Test(arguments: ["main", "master"])
  func `the default branch has no pull request`(branch: String) async throws {
    startInClone("refs/heads/\(branch)")

    #expect(try await palette().rows.first?.detail != "Checked out")
  }

  @Test func `a clone of another server has no place here`() async throws {
    startInClone("refs/pull/12/head")
    fakes.clones.state.upstream?.repository = HostedRepository(host: "x.org", name: Sample.name)

    #expect(try await palette().rows.first?.detail != "Checked out")
  }
}
