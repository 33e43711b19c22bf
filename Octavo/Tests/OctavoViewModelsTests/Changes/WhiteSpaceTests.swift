import BinderyNavigation
import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// Changes without their white space, which are computed from both versions of a file.
struct WhiteSpaceTests {
  let fakes = Fakes()

  private let files = ["a.c", "b.c"].map {
    Sample.changedFile($0, "@@ -1,2 +1,2 @@\n-low\n-tide\n+  low\n+moon")
  }

  /// The patch of a file without white space, at the last common commit of both branches.
  private func query(_ path: String) -> StoreQuery<GitHub.File> {
    var versions = FileVersions(
      old: .init(path: path, revision: "c0ffee"),
      new: .init(path: path, revision: Sample.sha)
    )
    versions.ignoresSpace = true
    return .patch(versions, of: Sample.name)
  }

  private func shown(_ patches: [String?]) async -> ChangesViewModel {
    var base = GitHub.Comparison(status: .ahead, totalCommits: 0, commits: [], files: [])
    base.mergeBase = "c0ffee"
    fakes.sync[.mergeBase(of: "b45e", and: Sample.sha, in: Sample.name)] = base
    for (file, patch) in zip(files, patches) {
      fakes.sync[query(file.path)] = patch.map {
        GitHub.File(path: file.path, bytes: Data($0.utf8))
      }
    }
    return await fakes.showPull(Sample.pull(files))
  }

  private func toggle(_ page: ChangesViewModel) async {
    page.actions.action("space")?.perform()
    while page.isLoading { await settle() }
  }

  @Test func `lines that differ in white space only are unchanged, and a file of them says so`()
    async
  {
    let page = await shown(["@@ -1,2 +1,2 @@\n   low\n-tide\n+moon\n", ""])

    await toggle(page)
    let texts = page.sections[1].rows.dropFirst(2).map(\.spoken)
    let note = page.sections[2].rows.last?.text
    await toggle(page)

    #expect(texts == ["  low", "Deleted line 2: tide", "Added line 2: moon"])
    #expect(note == "Only white space has changed.")
    #expect(page.sections[1].rows.count == 6)
  }

  @Test func `a file that cannot be compared says why, and the others are compared`() async {
    let page = await shown([nil, ""])

    await toggle(page)

    #expect(page.sections[1].rows.last?.text == "Not found, or you don’t have access.")
    #expect(page.sections[2].rows.last?.text == "Only white space has changed.")
  }

  @Test func `of many files the first ones are compared, and the others when they are unfolded`()
    async throws
  {
    let many = (10..<40).map {
      Sample.changedFile("\($0).c", "@@ -1 +1 @@\n-low\n+ low")
    }
    var base = GitHub.Comparison(status: .ahead, totalCommits: 0, commits: [], files: [])
    base.mergeBase = "c0ffee"
    fakes.sync[.mergeBase(of: "b45e", and: Sample.sha, in: Sample.name)] = base
    for file in many {
      fakes.sync[query(file.path)] = GitHub.File(path: file.path, bytes: Data())
    }
    let page = await fakes.showPull(Sample.pull(many))

    await toggle(page)
    let compared = page.spaceless.count
    let last = try #require(page.sections.last?.rows.first)
    page.open(last)
    while page.isLoading { await settle() }

    #expect(compared == 10)
    #expect(page.sections.last?.rows.last?.text == "Only white space has changed.")
    #expect(fakes.sync.requests.count { $0.hasPrefix("merge base") } == 1)
  }

  @Test func `a push while white space is hidden compares the new version`() async {
    let page = await shown(["@@ -1,2 +1,2 @@\n   low\n-tide\n+moon\n", ""])
    await toggle(page)
    let head = String(repeating: "fe", count: 20)
    var versions = FileVersions(
      old: .init(path: "a.c", revision: "c0ffee"),
      new: .init(path: "a.c", revision: head)
    )
    versions.ignoresSpace = true
    fakes.sync[.patch(versions, of: Sample.name)] = GitHub.File(path: "a.c", bytes: Data())
    fakes.sync[.mergeBase(of: "b45e", and: head, in: Sample.name)] =
      fakes.sync[.mergeBase(of: "b45e", and: Sample.sha, in: Sample.name)]

    let pushed = Sample.changedFile("a.c", "@@ -1 +1 @@\n-tide\n+ tide")
    await fakes.push(Sample.pull([pushed], head: head), on: page)
    page.refresh()
    while page.isLoading { await settle() }

    #expect(
      page.sections.dropFirst().map { $0.rows.last?.text } == ["Only white space has changed."]
    )
  }

  @Test func `a new file has nothing to be compared with`() async {
    let new = Sample.changedFile("n.c", "@@ -0,0 +1 @@\n+x", .added)
    let page = await fakes.showPull(Sample.pull([new]))

    await toggle(page)

    #expect(page.sections[1].rows.last?.text == "x")
  }
}
