import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct TreeTests {
  let fakes = Fakes()

  private func entry(
    _ path: String,
    _ kind: GitHub.TreeEntry.Kind = .file,
    size: Int? = nil,
    sha: String = ""
  ) -> GitHub.TreeEntry {
    GitHub.TreeEntry(path: path, kind: kind, size: size, sha: sha)
  }

  private let root = StoreQuery.folder("", of: Sample.name, at: "main")

  private var whole: GitHub.Tree {
    GitHub.Tree(entries: [
      entry("README.md", size: 2048),
      entry("Makefile", size: 12),
      entry("src", .folder),
      entry("src/tide.c", size: 4096),
      entry("src/Moon", .folder),
      entry("src/Moon/phase.c", size: 1),
      entry("Docs", .folder),
      entry("Docs/a.md", size: 1),
      entry("latest", .symlink),
      entry("vendored", .submodule, sha: "0123456789abcdef"),
    ])
  }

  private func shown(_ path: String = "") async -> TreeViewModel {
    let viewModel = TreeViewModel(fakes.services, Sample.name, revision: "main", path: path)
    fakes.show(.tree(viewModel))
    await settle()
    return viewModel
  }

  @Test func `folders come first, whatever the case, with sizes and counts`() async {
    fakes.sync.add(whole, of: Sample.name, at: "main")

    let tree = await shown()

    #expect(
      tree.rows.map { "\($0.entry.name): \($0.measure ?? "")" } == [
        "Docs: 1 item", "src: 2 items", "latest: link", "Makefile: 12 B", "README.md: 2 KB",
        "vendored: submodule @ 0123456",
      ]
    )
    #expect(tree.problem == nil)
  }

  @Test func `the tree is read once for all its folders`() async throws {
    fakes.sync.add(whole, of: Sample.name, at: "main")
    let tree = await shown()

    tree.open(tree.rows[1])
    await settle()

    guard case .tree(let folder) = try #require(fakes.navigation.top) else { throw WrongScreen() }
    #expect(folder.rows.map(\.entry.path) == ["src/Moon", "src/tide.c"])
    #expect(folder.title == "src")
    #expect(fakes.sync.requests == ["\(root)"])
  }

  @Test func `a file leads to its source, a submodule to an explanation`() async throws {
    fakes.sync.add(whole, of: Sample.name, at: "main")
    let tree = await shown()

    tree.open(tree.rows[5])
    #expect(
      fakes.services.notice?.text
        == "“vendored” is a submodule. Its files are in another repository, at commit 0123456."
    )
    tree.open(tree.rows[4])

    guard case .source(let source) = try #require(fakes.navigation.top) else { throw WrongScreen() }
    #expect([source.path, source.revision] == ["README.md", "main"])
  }

  @Test func `a tree too large is read folder by folder, and that is said`() async throws {
    fakes.sync[.folder("src/Moon", of: Sample.name, at: "main")] = RepositoryFolder(
      [entry("src/Moon/phase.c")],
      isPart: true
    )

    let tree = await shown("src/Moon")

    #expect(tree.rows.map(\.id) == ["src/Moon/phase.c"])
    #expect(
      tree.problem
        == "This repository is too large to load at once. Folders load when you open them."
    )
  }

  @Test func `the copy is on show until the server has answered`() async {
    fakes.store[root] = RepositoryFolder([entry("old.c")])
    fakes.sync.add(whole, of: Sample.name, at: "main")
    let gate = fakes.sync.hold(root)

    let tree = await shown()
    #expect(tree.rows.map(\.id) == ["old.c"])
    #expect(tree.isLoading)
    gate.open()
    await settle()

    #expect(tree.rows.count == 6)
    #expect(fakes.store[root] == RepositoryFolder.folders(of: whole.entries)[""])
  }

  @Test(arguments: [
    (APIError.Reason.emptyRepository, "This repository is empty."),
    (.notFound, "Not found, or you don’t have access."),
  ])
  func `a failure has a message`(reason: APIError.Reason, words: String) async {
    fakes.sync[failure: root] = reason

    #expect(await shown().content == .failed(words))
  }

  @Test func `a missing folder has a message, an empty tree is empty`() async {
    fakes.sync.add(GitHub.Tree(entries: []), of: Sample.name, at: "main")

    #expect(await shown().content == .empty)
    #expect(
      await shown("nowhere").content
        == .failed("Not found, or you don’t have access.")
    )
  }

  @Test func `the filter looks at names`() async {
    fakes.sync.add(whole, of: Sample.name, at: "main")
    let tree = await shown()

    tree.keyword = "READ"
    #expect(tree.rows.map(\.id) == ["README.md"])
    tree.keyword = "src/tide"

    #expect(tree.content == .noMatches(keyword: "src/tide"))
  }

  @Test func `a refresh asks again`() async {
    fakes.sync.add(whole, of: Sample.name, at: "main")
    let tree = await shown()
    fakes.sync.add(GitHub.Tree(entries: [entry("new.c")]), of: Sample.name, at: "main")

    tree.refresh()
    await settle()

    #expect(tree.rows.map(\.id) == ["new.c"])
  }

  @Test(arguments: [false, true])
  func `a refresh says when the folder is up to date, and a failed one does not`(
    isPart: Bool
  ) async {
    fakes.sync[root] = RepositoryFolder([entry("tide.c")], isPart: isPart)
    let folder = await shown()
    #expect(fakes.services.notice == nil)

    folder.actions.action("refresh")?.perform()
    await settle()
    let notice = fakes.services.notice?.text
    fakes.scheduler.advance(by: .seconds(10))
    fakes.sync[failure: root] = .offline
    folder.actions.action("refresh")?.perform()
    await settle()

    #expect(notice == "The folder is up to date.")
    #expect(fakes.services.notice == nil && folder.problem != nil)
  }

  @Test func `a name with every bad habit is a row like any other`() async {
    let name = "a\n\u{1B}[31m\u{202E}\u{0}" + String(repeating: "x", count: 5000)
    fakes.sync.add(GitHub.Tree(entries: [entry(name)]), of: Sample.name, at: "main")
    let tree = await shown()

    tree.open(tree.rows[0])
    tree.copyURL()

    #expect(tree.rows.map(\.entry.name) == [name])
    #expect(fakes.navigation.outline == "[C0: Tree, Source]")
    #expect(fakes.copied == ["https://ghe.example.com/maralind/tides/tree/main"])
  }

  @Test func `the screen is released, and its request cancelled`() async {
    let gate = fakes.sync.hold(root)

    let released = await isReleased {
      TreeViewModel(fakes.services, Sample.name, revision: "main")
    } afterwards: { tree in
      fakes.show(.tree(tree))
      await settle()
      fakes.removeScreens()
    }
    await settle()

    #expect(released)
    #expect(gate.count == 0)
  }

  @Test(arguments: [
    ("main", GitHub.Reference.Kind.branch), ("feature/moon", .branch), ("v1.0", .tag),
    ("both", .branch), ("0123abc", nil),
  ])
  func `a revision is known as branch, tag or neither`(
    revision: String,
    kind: GitHub.Reference.Kind?
  ) async {
    fakes.store[.repository(Sample.name)] = Sample.repository()
    fakes.store[.references(of: Sample.name)] = [
      GitHub.Reference(kind: .tag, name: "both"), GitHub.Reference(kind: .tag, name: "v1.0"),
      GitHub.Reference(kind: .branch, name: "both"),
      GitHub.Reference(kind: .branch, name: "feature/moon"),
    ]

    let tree = TreeViewModel(fakes.services, Sample.name, revision: revision)
    let source = SourceViewModel(fakes.services, Sample.name, revision: revision, path: "a.c")

    #expect(tree.revisionKind == kind)
    #expect(source.revisionKind == kind)
  }
}
