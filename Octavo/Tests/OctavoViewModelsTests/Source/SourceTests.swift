import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SourceTests {
  private nonisolated static let name = Sample.name
  private nonisolated static let at = "feature/moon"
  private nonisolated static let lines = LineRange(3, through: 5)
  private nonisolated static let tables = GitHub.RepositoryName(
    owner: "hina-m",
    name: "tide-tables"
  )
  let fakes = Fakes()

  private func shown(_ path: String, size: Int? = nil) async -> SourceViewModel {
    let entry = GitHub.TreeEntry(path: path, kind: .file, size: size, sha: "")
    fakes.store[.folder(entry.folder, of: Sample.name, at: "feature/moon")] =
      RepositoryFolder([entry])
    let source = SourceViewModel(
      fakes.services,
      Sample.name,
      revision: "feature/moon",
      path: path
    )
    fakes.show(.source(source))
    await settle()
    return source
  }

  private func add(_ path: String, _ text: String) -> GitHub.File {
    let file = GitHub.File(path: path, text: text)
    fakes.sync[query(path)] = file
    return file
  }

  private func query(_ path: String) -> StoreQuery<GitHub.File> {
    .file(path, of: Sample.name, at: "feature/moon")
  }

  @Test func `a file is text`() async {
    let file = add("src/tide.c", "int main;")

    let source = await shown("src/tide.c")

    #expect(source.page == .text(file))
    #expect([source.title, source.subtitle] == ["tide.c", "feature/moon"])
    #expect(fakes.sync.requests == ["\(query("src/tide.c"))"])
  }

  @Test func `the fresh copy takes the place of the old one, on screen and in the store`() async {
    let old = GitHub.File(path: "a.c", text: "old")
    fakes.store[query("a.c")] = old
    let new = add("a.c", "new")
    let gate = fakes.sync.hold(query("a.c"))

    let source = await shown("a.c")
    #expect(source.page == .text(old))
    gate.open()
    await settle()

    #expect(source.page == .text(new))
    #expect(fakes.store[query("a.c")] == new)
  }

  @Test func `a Markdown document is shown as it is meant or as it is written`() async {
    let file = add("README.md", "# Tides")
    let source = await shown("README.md")
    #expect(source.page == .markdown(.file(file)))

    source.toggleRawMarkdown()
    #expect(source.page == .text(file))
    source.toggleRawMarkdown()

    #expect(source.page == .markdown(.file(file)))
  }

  @Test func `pictures and other binaries are distinguished from text by their bytes`() async {
    let bytes = Data([0x89, 0x50, 0, 1])
    for path in ["moon.PNG", "a.out", "README.md"] {
      fakes.sync[query(path)] = GitHub.File(path: path, bytes: bytes)
    }

    #expect(await shown("moon.PNG").page == .image(GitHub.File(path: "moon.PNG", bytes: bytes)))
    #expect(await shown("a.out").page == .binary(type: nil, size: 4))
    #expect(await shown("README.md").page == .binary(type: nil, size: 4))
  }

  @Test func `a picture has a limit of its own`() async {
    fakes.sync[query("a.png")] = GitHub.File(path: "a.png", bytes: Data([0]))

    let small = await shown("a.png", size: 8 << 20)
    let large = await shown("b.png", size: (64 << 20) + 1)

    #expect(small.page == .image(GitHub.File(path: "a.png", bytes: Data([0]))))
    #expect(large.page == .binary(type: "PNG picture", size: (64 << 20) + 1))
    large.openInBrowser()
    #expect(fakes.opened == ["https://ghe.example.com/maralind/tides/blob/feature/moon/b.png"])
  }

  @Test func `a picture of a document is the file that the store has`() async {
    let file = GitHub.File(path: "docs/a.png", bytes: Data([0, 1]))
    let place = DocumentPlace(
      repository: Sample.name,
      revision: "feature/moon",
      path: "docs/a.png"
    )
    fakes.sync[query("docs/a.png")] = file

    let first = await fakes.services.picture(at: .file(place))
    fakes.sync[failure: query("docs/a.png")] = .offline
    let second = await fakes.services.picture(at: .file(place))
    let other = DocumentPlace(repository: Sample.name, revision: "feature/moon", path: "b.png")
    let missing = await fakes.services.picture(at: .file(other))

    #expect(first == file && second == file && missing == nil)
    #expect(fakes.store[query("docs/a.png")] == file)
  }

  @Test(arguments: ["empty.c", "empty.md", "empty.png"])
  func `a file without content says so`(path: String) async {
    fakes.sync[query(path)] = GitHub.File(path: path, text: "")

    #expect(await shown(path).page == .empty)
  }

  @Test func `an unreachable server is a failure, or a message beside an old copy`() async {
    let file = GitHub.File(path: "a.c", text: "old")
    fakes.store[query("a.c")] = file
    for path in ["a.c", "b.c"] { fakes.sync[failure: query(path)] = .offline }
    let message = "The server cannot be reached."

    let cached = await shown("a.c")
    #expect(cached.page == .text(file))
    #expect(cached.problem == "\(message) What you see may be out of date.")

    #expect(await shown("b.c").content == .failed(message))
  }

  @Test func `the title says that the file is on its way`() async {
    _ = add("a.c", "new")
    let gate = fakes.sync.hold(query("a.c"))

    let source = await shown("a.c")
    #expect(source.content == .loading)
    #expect(source.screenTitle == .loading("a.c"))
    gate.open()
    await settle()

    #expect(source.screenTitle == .double("a.c", subtitle: "maralind/tides · feature/moon"))
  }

  @Test func `a copy of a file that has grown too long stays, with a word about it`() async {
    let old = GitHub.File(path: "a.txt", text: "short")
    fakes.store[query("a.txt")] = old
    fakes.sync[failure: query("a.txt")] = .tooLarge(limit: StoreQuery.byteLimit)
    fakes.sync[.folder("", of: Sample.name, at: "feature/moon")] = RepositoryFolder([])

    let source = await shown("a.txt")

    #expect(source.page == .text(old))
    #expect(source.problem == "Too large to show. The limit is 2 MB.")
  }

  @Test func `links lead to the browser or to a file, and the page stays`() async {
    let file = add("docs/guide.md", "# Guide")
    let source = await shown("docs/guide.md")

    source.follow("https://example.org/tides?high#tide")
    source.follow("../src/moon.c#L3")
    await settle()

    #expect(fakes.opened == ["https://example.org/tides?high#tide"])
    #expect(fakes.navigation.outline == "[C0: Source, Source]")
    guard case .source(let beside) = fakes.navigation.top else { return }
    #expect([beside.path, beside.revision] == ["src/moon.c", "feature/moon"])
    #expect(source.page == .markdown(.file(file)))
  }

  @Test(arguments: [
    ("../src/moon.c#L3-L5", Route.source(name, revision: at, path: "src/moon.c", lines: lines)),
    ("../src/moon.md#how-to", .source(name, revision: at, path: "src/moon.md", section: "how-to")),
    ("other.md#L3", .source(name, revision: at, path: "docs/other.md", lines: LineRange(3))),
    ("https://ghe.example.com/hina-m", .user("hina-m")),
    (
      "https://ghe.example.com/hina-m/tide-tables?tab=readme-ov-file#how-to",
      .repository(tables, section: "how-to")
    ),
    ("https://ghe.example.com/hina-m/tide-tables", .repository(tables)),
    ("https://GHE.example.com/hina-m/tide-tables/releases", .releases(tables)),
    ("https://ghe.example.com/hina-m/tide-tables/forks", .repositoryList(.forks(of: tables))),
    ("https://ghe.example.com/topics/sea", .discovery(Discovery(.topic("sea")))),
    ("https://ghe.example.com/hina-m/tide-tables/tree/new/sea", .tree(tables, revision: "new/sea")),
    (
      "https://ghe.example.com/hina-m/tide-tables/blob/new/sea/a.c#L3-L5",
      .source(tables, revision: "new/sea", path: "a.c", lines: lines)
    ),
  ])
  func `a link to a page of the server opens its screen above the document`(
    address: String,
    route: Route
  ) async {
    _ = add("docs/guide.md", "# Guide")
    fakes.sync[.references(of: Self.tables, .branch, beginningWith: "new")] = MatchingReferences([
      .init(kind: .branch, name: "new/sea")
    ])
    let source = await shown("docs/guide.md")

    source.follow(address)
    await settle()

    #expect(fakes.opened == [])
    #expect(fakes.navigation.requests.last == "push \(route)")
  }

  @Test(arguments: [
    "https://ghe.example.com", "https://ghe.example.com/hina-m/tide-tables/milestone/4",
    "https://ghe.example.com/settings", "https://example.org/hina-m", "mailto:a@ghe.example.com",
  ])
  func `a link to a page without a screen of its own opens the browser`(address: String) async {
    _ = add("docs/guide.md", "# Guide")
    let source = await shown("docs/guide.md")

    source.follow(address)
    await settle()

    #expect(fakes.opened == [address])
    #expect(fakes.navigation.outline == "[C0: Source]")
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "//evil.example", "",
    "../../../etc/passwd",
    "a%00b", "data:text/html,<script>alert(1)</script>",
  ])
  func `a link that is unsafe or has no target shows a notice`(address: String) async {
    _ = add("docs/guide.md", "# Guide")
    let source = await shown("docs/guide.md")

    source.follow(address)

    #expect(fakes.opened == [])
    #expect(fakes.navigation.outline == "[C0: Source]")
    #expect(fakes.services.notice?.text == "This link cannot be opened.")
  }

  @Test func `wrapping is remembered for all files`() async {
    _ = add("a.c", "")
    let source = await shown("a.c")
    #expect(source.wrapsLines)

    source.toggleWrapping()

    #expect(await !shown("a.c").wrapsLines)
  }

  @Test func `lines are wrapped only where lines are shown`() async {
    _ = add("README.md", "# Tides")
    _ = add("a.c", "int tide;")
    let document = await shown("README.md")
    #expect(document.actions.action("wrap") == nil)

    document.toggleRawMarkdown()

    #expect(document.actions.action("wrap") != nil)
    #expect(await shown("a.c").actions.action("wrap") != nil)
    #expect(await shown("missing.c").actions.action("wrap") == nil)
  }

  @Test func `wrapping changes on all screens that are open`() async {
    let below = await shown("a.c")
    let top = await shown("b.c")

    top.toggleWrapping()

    #expect(!top.wrapsLines && !below.wrapsLines)
  }

  @Test func `text that is no UTF-8 is shown all the same`() async {
    let file = GitHub.File(path: "a.txt", bytes: Data([0x48, 0xFF, 0x1B, 0x5B]))
    fakes.sync[query("a.txt")] = file

    #expect(await shown("a.txt").page == .text(file))
  }

  @Test func `a path with every bad habit has an address`() async {
    await shown("a b/#?%\n\u{1B}.c").copyURL()

    #expect(
      fakes.copied == [
        "https://ghe.example.com/maralind/tides/blob/feature/moon/a%20b/%23%3F%25%0A%1B.c"
      ]
    )
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(query("a.c"))

    let released = await isReleased {
      SourceViewModel(fakes.services, Sample.name, revision: "feature/moon", path: "a.c")
    } afterwards: { source in
      fakes.show(.source(source))
      _ = source.content
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }
}
