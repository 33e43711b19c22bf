import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubEndpoints
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The marks at the files of a pull request that the user has viewed.
struct FileMarkTests {
  let fakes = Fakes()

  private let files = ["a.c", "b.c", "c.c"].map { Sample.changedFile($0, "@@ -1 +1 @@\n-x\n+y") }

  /// The paths of the files whose lines are hidden.
  private func folded(on page: ChangesViewModel) -> [String] {
    page.sections.filter { $0.rows.first?.path != nil && $0.rows.count == 1 }.map(\.title)
  }

  private func mark(_ path: String, on page: ChangesViewModel) async {
    let row = page.sections.first { $0.title == path }?.rows.first
    row.flatMap { page.actions(for: $0).action("viewed") }?.perform()
    await settle()
  }

  @Test func `viewed files are folded, and one that has changed since says so`() async {
    let page = await fakes.showPull(
      Sample.pull(files),
      viewed: ["a.c": .viewed, "b.c": .dismissed]
    )

    #expect(folded(on: page) == ["a.c"])
    #expect(page.sections[1].rows[0].text == "Modified · 2 lines · viewed")
    #expect(page.sections[2].rows[0].text == "Modified · changed since viewed")
    #expect(page.sections[3].rows[0].text == "Modified")
  }

  @Test func `marking a file folds it and goes on to the next that is not viewed`() async throws {
    let page = await fakes.showPull(Sample.pull(files), viewed: ["b.c": .viewed])

    await mark("a.c", on: page)

    #expect(folded(on: page) == ["a.c", "b.c"])
    #expect(page.selectedFile?.path == "c.c")
    #expect(page.rows.map(\.text).contains("2 of 3 files viewed"))
    let row = try #require(fakes.outbox.rows.first)
    let request = try #require(RequestKinds.request(row) as? FileMarkRequest)
    #expect((request.path, request.isSet, request.head) == ("a.c", true, Sample.sha))
    #expect(row.base == "false")
    #expect(request.sentence == "Mark a.c of maralind/tides#12 as viewed")
  }

  @Test func `a file that is not viewed any more stays folded and selected`() async {
    let page = await fakes.showPull(Sample.pull(files), viewed: ["a.c": .viewed])

    await mark("a.c", on: page)

    #expect(fakes.outbox.rows.first?.base == "true")
    #expect(folded(on: page) == ["a.c"])
    #expect(page.sections[1].rows[0].text == "Modified · 2 lines")
  }

  @Test func `a refused mark is not shown`() async throws {
    let page = await fakes.showPull(Sample.pull(files))
    await mark("a.c", on: page)

    fakes.outbox.change(try #require(fakes.outbox.rows.first).id, to: .refused, reason: "No")

    #expect(page.sections[1].rows[0].text == "Modified · 2 lines")
  }

  @Test func `the last one of two marks for a file is shown`() async throws {
    let page = await fakes.showPull(Sample.pull(files))
    let pull = Sample.pull(files)
    for isSet in [true, false] {
      let request = FileMarkRequest(
        isSet,
        files[1],
        of: pull,
        seen: .unviewed,
        on: Sample.pullPlace
      )
      _ = try await fakes.outbox.add(request, needing: nil, consuming: nil)
    }

    #expect(Set(fakes.outbox.rows.map(\.key)).count == 1)
    #expect(page.sections[2].rows[0].text == "Modified")
  }

  @Test func `a file that a push has changed is not marked before it is shown`() async {
    var old = files
    for index in old.indices { old[index].sha = "0ld" }
    var new = old
    new[0].sha = "n3w"
    let page = await fakes.showPull(Sample.pull(old))
    await fakes.push(Sample.pull(new, head: String(repeating: "fe", count: 20)), on: page)

    await mark("a.c", on: page)
    let notice = fakes.services.notice?.text
    await mark("b.c", on: page)

    #expect(notice == "The file has changed. Refresh to show the new commits.")
    let paths = fakes.outbox.rows.compactMap { RequestKinds.request($0) as? FileMarkRequest }
    #expect(paths.map(\.path) == ["b.c"])
  }

  @Test func `without the marks of the server none is offered`() async {
    let page = await fakes.showChanges(Changes(Sample.pull(files)), .pull(12))

    #expect(page.actions(for: page.sections[1].rows[0]).action("viewed") == nil)
    #expect(page.content == .rows)
    #expect(page.problem == nil)
  }

  /// An attempt to send a mark that was made a number of seconds ago.
  private func attempt(_ request: FileMarkRequest, age: TimeInterval) -> RequestAttempt {
    let row = OutboxRow(id: 1, request.stored, state: .waiting, createdAt: Sample.now)
    return RequestAttempt(
      row,
      as: "juno",
      at: Sample.now.addingTimeInterval(age),
      by: fakes.gitHub
    ) { _ in false }
  }

  @Test(
    arguments: [
      (nil, "0ld", true), ("new", "0ld", true), ("new", "n3w", false), ("new", nil, false),
      ("new", "same", true),
    ] as [(String?, String?, Bool)]
  )
  func `a mark that has waited is sent only if the file is the one that was seen`(
    _ head: String?,
    _ object: String?,
    _ isSent: Bool
  ) async throws {
    var file = files[0]
    file.sha = object == "same" ? "same" : "0ld"
    let request = FileMarkRequest(
      true,
      file,
      of: Sample.pull([file]),
      seen: .unviewed,
      on: Sample.pullPlace
    )
    fakes.gitHub[.version(ofFile: "a.c", ofPullRequest: 12, of: Sample.name)] =
      PullRequestFileVersion(node: "P12", head: head ?? Sample.sha, object: object)

    let now = try await request.prepare(in: attempt(request, age: 1))
    let later = try await request.prepare(in: attempt(request, age: 3_600))

    if case .send = now {} else { Issue.record("A new mark is sent without a read.") }
    if case .send = later { #expect(isSent) } else { #expect(!isSent) }
  }
}
