import BinderyNavigation
import BinderyTesting
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The files of a pull request, and pushes while they are read.
struct PullFilesTests {
  let fakes = Fakes()

  /// The head after a push.
  private static let pushed = "fee1900d" + String(repeating: "0", count: 32)

  private let files = [
    Sample.changedFile("a.c", "@@ -1,2 +1,2 @@\n-low\n+high\n tide"),
    Sample.changedFile("b.c", "@@ -1 +1 @@\n-x\n+y"),
  ]

  @Test func `the files are shown below the title, the branches and the progress`() async {
    let page = await fakes.showPull(Sample.pull(files), viewed: ["a.c": .viewed])

    #expect(page.screenTitle == .double("Files of #12", subtitle: "maralind/tides"))
    #expect(
      page.sections.first?.rows.map(\.text) == [
        "Rise", "maralind:tide into main", "1 of 2 files viewed", "2 changed files",
      ]
    )
    #expect(page.sections.dropFirst().map(\.title) == ["a.c", "b.c"])
  }

  @Test func `a push while the files are read leaves them as they are until the user wants it`()
    async throws
  {
    let page = await fakes.showPull(Sample.pull(files))
    page.selectedRow = SelectedRow()
    page.selectedRow.note(page.sections[2].rows[3].id)
    let pushed = [
      Sample.changedFile("0.c", "@@ -1 +1 @@\n-x\n+y"),
      Sample.changedFile("b.c", "@@ -1,2 +1,2 @@\n tide\n-x\n+y"),
    ]

    await fakes.push(Sample.pull(pushed, head: Self.pushed), on: page)
    let (before, problem) = (page.sections.map(\.title), page.problem)
    let revision = page.headRevision
    page.refresh()
    await settle()

    #expect(before == ["", "a.c", "b.c"])
    #expect(revision == Sample.sha)
    #expect(problem == "New commits were pushed, up to fee1900. Refresh to show them.")
    #expect(page.sections.map(\.title) == ["", "0.c", "b.c"])
    #expect(page.headRevision == Self.pushed)
    #expect(page.problem == nil)
    // Line 1 of the file is an unchanged one now.
    #expect(page.selectedRow.id == page.sections[2].rows[2].id)
  }

  @Test func `a file that a push has removed leaves the selection where it is not`() async {
    let page = await fakes.showPull(Sample.pull(files))
    page.selectedRow = SelectedRow()
    page.selectedRow.note(page.sections[2].rows[3].id)

    await fakes.push(Sample.pull([files[0]], head: Self.pushed), on: page)
    page.refresh()
    await settle()

    #expect(page.sections.map(\.title) == ["", "a.c"])
    #expect(page.actions.action("section.next")?.isEnabled == true)
  }

  @Test func `more files of the same version replace those on the screen`() async {
    let page = await fakes.showPull(Sample.pull([files[0]]))

    await fakes.push(Sample.pull(files), on: page)

    #expect(page.problem == nil)
    #expect(page.sections.map(\.title) == ["", "a.c", "b.c"])
  }

  @Test func `another base is another version`() async {
    let page = await fakes.showPull(Sample.pull(files))

    await fakes.push(Sample.pull([files[1]], base: "next"), on: page)

    #expect(page.problem != nil)
    #expect(page.sections.count == 3)
  }

  @Test func `each line says where it is, as GitHub addresses it`() async throws {
    let page = await fakes.showPull(Sample.pull(files))
    let lines = page.sections[1].rows.flatMap(page.places)
    page.width = .wide
    let pairs = page.sections[1].rows.flatMap(page.places)

    let places = [
      LinePlace("a.c", 1, .left, at: Sample.sha), LinePlace("a.c", 1, .right, at: Sample.sha),
      LinePlace("a.c", 2, .right, at: Sample.sha),
    ]
    #expect(lines == places)
    #expect(pairs == places)
    #expect(page.sections[0].rows.flatMap(page.places).isEmpty)
  }

  @Test func `a patch that does not parse is shown, and its lines have no places`() async {
    let broken = Sample.changedFile("a\u{202E}.c", "@@ high @@\n+\u{1B}[31mx\n~\n-y\n\\")
    let page = await fakes.showPull(Sample.pull([broken]))

    #expect(page.sections[1].rows.count > 4)
    #expect(page.sections[1].rows.flatMap(page.places).isEmpty)
  }

  @Test func `three thousand files are folded, and each is found`() async throws {
    let files = (0..<3_000).map {
      Sample.changedFile("folder \($0 % 50)/\n\u{202E}\($0)\u{1B}", "@@ -1 +1 @@\n-x\n+y")
    }
    let page = await fakes.showPull(Sample.pull(files))

    page.goToFile(files[2_999].path)

    #expect(page.rowCount == 3_000 + 4)
    #expect(page.selectedFile?.path == files[2_999].path)
    #expect(page.fileList.rows.count == 3_000 + 50 + 1)
  }

  @Test func `a line of a megabyte and a file of a megabyte are shown`() async {
    let line = String(repeating: "x", count: 1 << 20)
    let lines = String(repeating: "+low\n", count: 200_000)
    let page = await fakes.showPull(
      Sample.pull([
        Sample.changedFile("a.c", "@@ -1 +1 @@\n-x\n+\(line)"),
        Sample.changedFile("b.c", "@@ -0,0 +1,200000 @@\n\(lines)"),
      ])
    )

    page.open(page.sections[2].rows[0])
    while page.isLoading { await settle() }

    #expect(page.rowCount > 200_000)
    #expect(page.row(at: page.headings[1].start + 3)?.text == line)
  }

  @Test(arguments: ["/files", "/files/0a1b2c3..4d5e6f7"])
  func `an address leads to the files above the page`(_ end: String) throws {
    let link = try DeepLink(parsing: "/maralind/tides/pull/12\(end)")
    let range = CommitRange(after: "0a1b2c3", upTo: "4d5e6f7")

    let targets = link.path(at: nil).targets.suffix(2)

    let files = Route.pullFiles(Sample.name, 12, range: end == "/files" ? nil : range)
    #expect(targets == [.issue(Sample.name, 12), files])
    #expect("\(link)" == "/maralind/tides/pull/12\(end)")
  }

  @Test(arguments: ["/pull/0/files", "/pull/x/files", "/pull/99999999999999999999/files"])
  func `an address without a number leads to no files`(_ address: String) throws {
    let path = try? DeepLink(parsing: "/maralind/tides\(address)").path(at: nil)

    #expect(path?.targets.contains { if case .pullFiles = $0 { true } else { false } } != true)
  }

  @Test func `a range of commits is a comparison with the title of the pull request`() async {
    let subject = ChangesSubject.pullRange(12, from: "0a1b2c3", to: "4d5e6f7")
    let comparison = GitHub.Comparison(
      status: .ahead,
      aheadBy: 1,
      totalCommits: 1,
      commits: [],
      files: files
    )

    let page = await fakes.showChanges(Changes(comparison), subject)
    page.actions.action("browser")?.perform()

    #expect(page.title == "0a1b2c3..4d5e6f7 of #12")
    #expect(page.rows.first?.text == "4d5e6f7 is 1 commit ahead of 0a1b2c3.")
    #expect(
      fakes.opened == [
        "https://ghe.example.com/maralind/tides/pull/12/files/0a1b2c3..4d5e6f7"
      ]
    )
  }

  @Test func `the branch of a fork may be named as an option, and its repository be deleted`() async
  {
    var fork = Sample.pull(files)
    fork.head.name = "-f"
    fork.head.repository = GitHub.RepositoryName(owner: "mona", name: "tides")
    let page = await fakes.showPull(fork)
    let label = page.rows[1].text
    fork.head.repository = nil

    await fakes.push(fork, on: page)

    #expect(label == "mona:-f into main")
    #expect(page.rows[1].text == "-f of a deleted repository into main")
    #expect(page.actions.action("range")?.isEnabled == true)
  }
}
