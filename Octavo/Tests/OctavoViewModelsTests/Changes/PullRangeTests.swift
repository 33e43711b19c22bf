import BinderyNavigation
import BinderyTesting
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The changes of an author in a pull request since a commit, and the ways to them.
struct PullRangeTests {
  let fakes = Fakes()

  /// The commit that was reviewed.
  private static let reviewed = "fee1900d" + String(repeating: "0", count: 32)

  private let files = [Sample.changedFile("a.c", "@@ -1,2 +1,2 @@\n-low\n+high\n tide")]

  private func revision(
    _ files: [GitHub.FileChange],
    _ change: (inout PullRevision) -> Void = { _ in }
  ) -> Changes {
    var revision = PullRevision(of: Sample.pullRequest(), from: Self.reviewed, to: Sample.sha)
    revision.files = files
    change(&revision)
    return Changes(.revision(revision))
  }

  private func shown(_ changes: Changes) async -> ChangesViewModel {
    fakes.addTides()
    return await fakes.showChanges(
      changes,
      .pullRange(12, from: Self.reviewed, to: Sample.sha)
    )
  }

  private func details(reviewed: String?) -> GitHub.PullDetails {
    Sample.pullDetails.with { $0.reviewedCommit = reviewed }
  }

  @Test func `the page says between which commits, and that nothing changed`() async {
    let page = await shown(revision([]))

    #expect(page.title == "fee1900..0123456 of #12")
    #expect(
      page.rows.map(\.text) == [
        "Rise", "From fee1900 to 0123456, without changes of the base alone", "Nothing changed.",
      ]
    )
    #expect(page.actions.action("save")?.isEnabled == false)
    #expect(page.actions.action("space")?.isEnabled == false)
  }

  @Test func `an earlier commit that was deleted is named`() async throws {
    let page = await shown(revision([]) { $0.isGone = true })

    #expect(
      page.rows.map(\.text) == [
        "Rise",
        "The commit fee1900 is no longer on the server, so the changes since then are not known.",
      ]
    )
    page.actions.action("files.all")?.perform()
    #expect(try fakes.top(ChangesViewModel.self).subject == .pull(12))
  }

  @Test func `the commits of both versions are beside each other`() async {
    let pair = CommitPair(
      old: .init(number: 1, hash: Self.reviewed),
      new: .init(number: 1, hash: Sample.sha),
      relation: .changed,
      subject: "Rise"
    )
    let page = await shown(revision(files) { $0.commits = [pair] })

    let row = page.sections[1].rows[0]
    #expect(page.sections[1].title == "1 commit")
    #expect(row.kind == .commit(sha: Sample.sha, detail: "changed · fee1900 → 0123456"))
  }

  @Test func `lines of patches have no place in a file, and those before have none`() async {
    let page = await shown(revision(files) { $0.compared = ["a.c"] })
    let compared = page.rows.flatMap(page.places(of:))
    let head = page.sections.last?.rows.first?.text
    fakes.sync[.changes(page.subject, of: Sample.name)] = revision(files)
    page.refresh()
    await settle()

    #expect(compared == [])
    #expect(head == "Modified · changed lines of both versions")
    #expect(page.rows.flatMap(page.places(of:)).map(\.side) == [.right, .right])
  }

  @Test func `a patch that does not parse is shown as it is, and one that is left out as such`()
    async
  {
    let odd = Sample.changedFile("b", "no patch\n\u{1b}[31m\u{202e}")
    var long = Sample.changedFile("c", nil)
    (long.additions, long.deletions) = (9, 9)
    let page = await shown(revision([odd, long]))
    page.open(page.sections[2].rows[0])
    await settle()

    #expect(page.sections[1].rows.map(\.text).contains("no patch"))
    #expect(page.sections[2].rows.last?.text == "The difference is too long.")
  }

  @Test func `the files of a pull request lead to the changes since the last review`() async throws
  {
    fakes.sync[.pullDetails(of: Sample.pullPlace)] = details(reviewed: Self.reviewed)
    let page = await fakes.showPull(Sample.pull(files))

    page.actions.action("since.review")?.perform()

    let subject = ChangesSubject.pullRange(12, from: Self.reviewed, to: Sample.sha)
    #expect(try fakes.top(ChangesViewModel.self).subject == subject)
  }

  @Test(arguments: [nil, Sample.sha])
  func `without a review of an earlier commit there is no such way`(reviewed: String?) async {
    fakes.sync[.pullDetails(of: Sample.pullPlace)] = details(reviewed: reviewed)

    let page = await fakes.showPull(Sample.pull(files))

    #expect(page.actions.action("since.review") == nil)
  }

  @Test func `a range of commits is chosen by its first and its last commit`() async throws {
    let commits = ["a", "b", "c"].map { letter in
      GitHub.Commit(sha: String(repeating: letter, count: 40), message: "Step \(letter)")
    }
    fakes.sync[pages: .commits(ofPull: 12, of: Sample.name)] = [commits]
    let page = await fakes.showPull(Sample.pull(files))

    page.actions.action("range")?.perform()
    let first = try await fakes.choose("bbbbbbb Step b")
    let last = try await fakes.choose("ccccccc Step c")

    #expect(first == ["aaaaaaa Step a", "bbbbbbb Step b", "ccccccc Step c"])
    #expect(last == ["bbbbbbb Step b", "ccccccc Step c"])
    let subject = ChangesSubject.pullRange(12, from: commits[0].sha, to: commits[2].sha)
    #expect(try fakes.top(ChangesViewModel.self).subject == subject)
  }

  @Test func `a range from the first commit begins where the branches part`() async throws {
    let commits = ["a", "b"].map { letter in
      GitHub.Commit(sha: String(repeating: letter, count: 40), message: "Step \(letter)")
    }
    fakes.sync[pages: .commits(ofPull: 12, of: Sample.name)] = [commits]
    var comparison = GitHub.Comparison(status: .ahead, totalCommits: 2, commits: [], files: [])
    comparison.mergeBase = "f0f0f0f0"
    fakes.sync[.mergeBase(of: "b45e", and: Sample.sha, in: Sample.name)] = comparison
    let page = await fakes.showPull(Sample.pull(files))

    page.actions.action("range")?.perform()
    try await fakes.choose("aaaaaaa Step a")
    try await fakes.choose("aaaaaaa Step a")

    let subject = ChangesSubject.pullRange(12, from: "f0f0f0f0", to: commits[0].sha)
    #expect(try fakes.top(ChangesViewModel.self).subject == subject)
  }

  @Test func `an address of a comment leads to its thread`() async throws {
    let link = try DeepLink(parsing: "/maralind/tides/pull/12/files#r70")

    #expect(link.path(at: nil).targets.last == .pullFiles(Sample.name, 12, comment: 70))
  }
}
