import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ReleasesTests {
  let fakes = Fakes()

  private let stable = GitHub.Release(id: 1, tag: "v1.0") {
    $0.name = "Spring tides"
    $0.author = GitHub.Account(login: "hina-m")
    $0.publishedAt = Sample.now.addingTimeInterval(-3 * 86400)
    $0.notes = "# Spring\n\nSee [the guide](docs/guide.md)."
    $0.assets = [
      .init(id: 1, name: "t.zip", size: 2048, downloads: 1, url: URL(string: "https://e.org/t")),
      .init(id: 2, name: "bad.zip"),
    ]
    $0.htmlURL = URL(string: "https://e.org/release")
  }
  private let candidate = GitHub.Release(id: 2, tag: "v2/rc") { $0.isPrerelease = true }

  private func shownList() async throws -> ReleasesViewModel {
    fakes.sync[pages: .releases(of: Sample.name)] = Sample.pages([candidate], [stable])
    fakes.addTides()
    fakes.show(.repository(RepositoryViewModel(fakes.services, Sample.name)))
    await settle()
    let repository = try fakes.top(RepositoryViewModel.self)
    repository.actions.action("releases")?.perform()
    await settle()
    return try fakes.top()
  }

  private func shownPage(_ release: GitHub.Release) async -> ReleaseViewModel {
    fakes.sync[.release(release.tag, of: Sample.name)] = release
    let page = ReleaseViewModel(fakes.services, Sample.name, tag: release.tag)
    fakes.show(.release(page))
    await settle()
    return page
  }

  @Test func `the action of a repository shows its releases, page by page`() async throws {
    let list = try await shownList()

    list.loadMore()
    await settle()

    #expect(list.rows.map(\.title) == ["v2/rc", "Spring tides"])
    #expect(list.rows.map(\.mark) == ["Pre-release", nil])
    #expect(list.rows.map(\.detail) == ["", "v1.0 · 3 days ago · 2 assets"])
    #expect(list.screenTitle == .double("Releases", subtitle: "maralind/tides"))
  }

  @Test func `a row leads to the release of its tag, and has its page`() async throws {
    let list = try await shownList()
    let row = try #require(list.rows.first)

    list.actions(for: row).action("browser")?.perform()
    list.open(row)

    #expect(fakes.opened == ["https://ghe.example.com/maralind/tides/releases/tag/v2%2Frc"])
    #expect(try fakes.top(ReleaseViewModel.self).tag == "v2/rc")
  }

  @Test func `a release has its facts, notes and assets`() async {
    let page = await shownPage(stable)

    #expect(page.loadedTitle == .double("Spring tides", subtitle: "maralind/tides"))
    #expect(page.summary == "v1.0 · 3 days ago · by hina-m")
    #expect(page.notes?.text == stable.notes)
    #expect(stable.assets.map(page.detail(of:)) == ["2 KB · 1 download", "0 B · 0 downloads"])
  }

  @Test func `an asset is saved, also by its link`() async {
    let page = await shownPage(stable)
    let token = fakes.services.questions.answer { $0.suggestion }

    page.save(stable.assets[1])
    page.open(.browser("https://e.org/t"))
    await settle()
    _ = token

    #expect(
      fakes.saver.jobs.map(\.content) == [.asset(2, of: Sample.name), .asset(1, of: Sample.name)]
    )
    #expect(fakes.opened.isEmpty)
  }

  @Test func `a link to a section of the notes scrolls to it, and is restored`() async {
    let page = await shownPage(stable)

    page.follow("#spring")

    #expect(page.section?.anchor == "spring")
    #expect(fakes.services.notice == nil)
    let restored = await shownPage(stable)
    restored.restore(page.restorableState)
    #expect(restored.section?.anchor == "spring")
  }

  @Test func `a release leads to the files at its tag, and to its page`() async throws {
    let page = await shownPage(stable)

    page.actions.action("copy")?.perform()
    page.open(.relative("docs/guide.md"))
    let source = try fakes.top(SourceViewModel.self)
    page.actions.action("files")?.perform()

    #expect(fakes.copied == ["https://e.org/release"])
    #expect([source.path, source.revision] == ["docs/guide.md", "v1.0"])
    #expect(try fakes.top(TreeViewModel.self).tree.revision == "v1.0")
  }

  @Test func `an address leads to a release above the list, whatever its tag`() throws {
    let address = "/maralind/tides/releases/tag/v1%20a/b"

    let link = try DeepLink(parsing: address)

    let name = Sample.name
    #expect(
      link.path(at: [])
        == [.home, .repository(name), .releases(name), .release(name, tag: "v1 a/b")]
    )
    #expect("\(link)" == address)
  }

  @Test func `a release that does not exist says so`() async {
    let page = ReleaseViewModel(fakes.services, Sample.name, tag: "none")

    fakes.show(.release(page))
    await settle()

    #expect(page.page == nil)
    #expect(page.failure != nil)
    #expect([page.title, page.summary] == ["none", ""])
  }
}
