import BinderyNavigation
import BinderyTesting
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The list of the changed files, its filters, and the search over all of them.
struct ChangedFilesTests {
  let fakes = Fakes()

  private let files = [
    Sample.changedFile("src/deep/low.c", "@@ -1 +1 @@\n-Moon\n+tide", additions: 3),
    Sample.changedFile("src/high.c", "@@ -1 +1 @@\n-x\n+tide\n moon", additions: 4),
    Sample.changedFile("README.md", "@@ -1 +1 @@\n-x\n+The moon", additions: 1),
  ]

  private func shown(_ viewed: [String: GitHub.ViewedFile.State] = [:]) async -> ChangesViewModel {
    fakes.sync[.codeOwners("CODEOWNERS", of: Sample.name, at: "b45e")] = GitHub.File(
      path: "CODEOWNERS",
      text: "/src/ @Ada @grace\n[ @x\n"
    )
    let page = await fakes.showPull(Sample.pull(files), viewed: viewed)
    page.showsFiles = true
    await settle()
    return page
  }

  @Test func `files are below their folders with their numbers, owners and marks`() async {
    let page = await shown(["README.md": .viewed, "src/high.c": .dismissed])

    let tree = page.fileList.sections[0].rows
    #expect(tree.map(\.title) == ["README.md", "src/", "high.c", "deep/", "low.c"])
    #expect(tree.map(\.depth) == [0, 0, 1, 1, 2])
    #expect(
      tree.map(\.detail) == [
        "+1 −0  ✓", "+7 −0", "+4 −0  @Ada +1  changed", "+3 −0", "+3 −0  @Ada +1",
      ]
    )
    #expect(
      page.fileList.sections[1].rows.map { "\($0.title) \($0.detail)" } == [
        "Not viewed 2 files", "@Ada 2 files", "@grace 2 files",
      ]
    )
  }

  @Test func `CODEOWNERS is requested once, at the commit of the base`() async {
    let page = await shown()
    page.keyword = "owner:@ada"
    await settle()

    let requests = fakes.sync.requests.filter { $0.contains("CODEOWNERS") }
    #expect(
      requests
        == [".github/CODEOWNERS", "CODEOWNERS"].map {
          "file maralind/tides b45e \($0)"
        }
    )
    #expect(page.sections.map(\.title) == ["src/deep/low.c", "src/high.c"])
  }

  @Test(
    arguments: [
      ("is:unviewed", ["src/deep/low.c", "src/high.c"]), ("is:viewed", ["README.md"]),
      ("has:comments", []), ("owner:@GRACE high", ["src/high.c"]), ("owner:@x", []),
      ("src/", ["src/deep/low.c", "src/high.c"]),
      (
        "is:viewed is:unviewed src",
        [
          "src/deep/low.c", "src/high.c",
        ]
      ),
    ] as [(String, [String])]
  )
  func `the filter knows marks, comments, owners and paths`(
    _ keyword: String,
    _ paths: [String]
  ) async {
    let page = await shown(["README.md": .viewed])

    page.keyword = keyword
    await settle()

    #expect(page.sections.map(\.title) == paths)
  }

  @Test func `the list leads to a file, also to one that the filter hides, and to filters`()
    async throws
  {
    let page = await shown()
    page.keyword = "README"

    let low = try #require(page.fileList.rows.first { $0.title == "low.c" })
    page.fileList.open(low)
    #expect(page.keyword.isEmpty)
    #expect(page.selectedFile?.path == "src/deep/low.c")
    let folder = try #require(page.fileList.rows.first { $0.title == "deep/" })
    page.fileList.open(folder)
    #expect(page.keyword == "src/deep/")
  }

  @Test func `a narrow screen asks for the file`() async throws {
    let page = await shown()

    page.actions.action("files.pick")?.perform()
    await settle()
    let picker = try fakes.top(ChangedFilesViewModel.self)
    picker.keyword = "high"
    picker.open(try #require(picker.rows.last))
    await settle()

    #expect(page.selectedFile?.path == "src/high.c")
  }

  @Test func `folders that are alone in another one are one entry`() {
    let names = ["a/b/c/x", "a/b/c/y", "z", "/", "//w"]
    let changed = ChangedFile.files(of: names.map { Sample.changedFile($0, nil) })

    let tree = FileTree(changed, Array(changed.indices))

    #expect(tree.entries.filter { $0.file == nil }.first { $0.name == "a/b/c" }?.depth == 0)
    #expect(Set(tree.entries.compactMap(\.file)) == Set(names.indices))
  }

  @Test func `a path of many thousand folders is an entry`() {
    let path = String(repeating: "a/", count: 100_000) + "b"

    let tree = FileTree(ChangedFile.files(of: [Sample.changedFile(path, nil)]), [0])

    #expect(tree.entries.count <= 66)
    #expect(tree.entries.last?.path == path)
  }

  @Test func `a text is found in the changed lines of all files, folded ones too`() async throws {
    let page = await shown(["src/high.c": .viewed])
    var found: [String] = []

    _ = await fakes.answering("TIDE") { page.actions.action("lines.find")?.perform() }
    while page.isLoading { await settle() }
    found.append(page.selectedRowValue?.text ?? "")
    let first = page.selectedFile?.path
    for id in ["lines.next", "lines.next", "lines.previous"] {
      page.actions.action(id)?.perform()
      while page.isLoading { await settle() }
      found.append("\(page.selectedFile?.path ?? "") \(page.selectedRowValue?.text ?? "")")
    }

    #expect(first == "src/deep/low.c")
    #expect(found == ["tide", "src/high.c tide", "src/deep/low.c tide", "src/high.c tide"])
  }

  @Test func `a text that no changed line has is not found`() async {
    let page = await shown()

    // An unchanged line has it, and the names of files.
    _ = await fakes.answering("high") { page.actions.action("lines.find")?.perform() }
    while page.isLoading { await settle() }

    #expect(fakes.services.notice?.text == "No changed line with “high”.")
  }
}
