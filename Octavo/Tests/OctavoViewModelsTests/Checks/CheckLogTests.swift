import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The log of a job: its steps, its groups, its end, and what is no log.
struct CheckLogTests {
  private let fakes = Fakes()
  private let start = Date(timeIntervalSince1970: 1_769_852_460)

  private func time(_ seconds: Int) -> String {
    "2026-01-31T09:41:\(seconds < 10 ? "0" : "")\(seconds).0000000Z "
  }

  /// A log of three steps, the second of which has failed.
  private var text: String {
    [
      time(0) + "##[group]Set up", time(0) + "hidden", time(0) + "##[endgroup]",
      time(1) + "ready", time(5) + "##[group]Run make", time(5) + "make",
      time(5) + "##[endgroup]", time(6) + "\u{1B}[31mred\u{1B}[0m", time(7) + "##[error]exit 2",
      time(9) + "##[group]Clean up", time(9) + "rm", time(9) + "##[endgroup]", time(9) + "done",
    ].joined(separator: "\n") + "\n"
  }

  private func step(
    _ number: Int,
    _ name: String,
    _ conclusion: GitHub.CheckRun.Conclusion,
    _ second: Double
  ) -> GitHub.WorkflowJob.Step {
    .init(
      number,
      name,
      conclusion,
      from: start.addingTimeInterval(second),
      to: start.addingTimeInterval(second + 2)
    )
  }

  private func shown(
    _ text: String?,
    steps: [GitHub.WorkflowJob.Step]? = nil,
    step wanted: Int? = nil
  ) async -> CheckLogViewModel {
    fakes.sync[.job(2, of: Sample.name)] = GitHub.WorkflowJob(
      2,
      name: "build",
      steps ?? [
        step(1, "Set up job", .success, 0), step(2, "Build", .failure, 5),
        step(3, "Clean", .success, 9),
      ]
    )
    fakes.blobs.logTexts[2] = text
    let log = CheckLogViewModel(fakes.services, Sample.name, job: 2, step: wanted)
    fakes.show(.checkLog(log))
    await settle()
    return log
  }

  @Test func `a failed job opens at the fault of its step`() async {
    let log = await shown(text)

    #expect(
      log.rows.map(\.text) == [
        "Set up job", "Build", "Run make", "red", "Error: exit 2", "Clean",
      ]
    )
    #expect(log.rows.map(\.foldSign) == ["▸", "▾", "▸", nil, nil, "▸"])
    #expect(log.rows[1].detail == "Failed · 2 s")
    #expect(log.rows[3].runs == [LogRun("red", color: .red)])
    #expect(log.selectedRow.offset == 4)
  }

  @Test func `steps and groups open and close`() async {
    let log = await shown(text)

    log.open(log.rows[2])
    #expect(log.rows.map(\.text).contains("make"))
    log.open(log.rows[1])
    #expect(log.rows.map(\.text) == ["Set up job", "Build", "Clean"])
    log.actions.action("fold.all")?.perform()
    #expect(log.rows.map(\.text).contains("hidden"))
    log.actions.action("fold.all")?.perform()
    #expect(log.rows.count == 3)
  }

  @Test func `times are shown when the user asks for them`() async {
    let log = await shown(text)

    log.actions.action("times")?.perform()

    #expect(log.rows[3].text == "09:41:06 red")
  }

  @Test func `a step that was chosen is the one that is open`() async {
    let log = await shown(text, step: 3)

    #expect(log.rows.map(\.text) == ["Set up job", "Build", "Clean", "Clean up", "done"])
  }

  @Test func `the end of a long log is there first, and the rest on request`() async {
    let filler = (0..<20_000).map { _ in time(1) + "filler filler filler" }.joined(separator: "\n")
    let long = time(0) + "first\n" + filler + "\n" + text
    let log = await shown(long)

    #expect(fakes.blobs.logs.map(\.end) == [CheckLogViewModel.endBytes])
    #expect(log.row(at: 0)?.kind == .note)
    #expect(log.rowCount < 100)
    #expect(log.row(at: log.selectedRow.offset ?? 0)?.text == "Error: exit 2")
    log.open(log.rows[0])
    await settle()

    #expect(fakes.blobs.logs.map(\.end) == [CheckLogViewModel.endBytes, nil])
    #expect(log.row(at: 0)?.kind == .step(.open))
    #expect(log.row(at: log.selectedRow.offset ?? 0)?.text == "Error: exit 2")
  }

  @Test func `a server without ranges sends all of it`() async {
    fakes.blobs.permitsRanges = false
    let long = String(repeating: time(1) + "filler\n", count: 20_000) + text

    let log = await shown(long)

    #expect(log.row(at: 0)?.kind == .step(.open))
  }

  @Test(arguments: [
    (APIError.Reason.gone, "The log was deleted, or is too old."),
    (.notFound, "There is no log yet: the server has one when the job is done."),
  ])
  func `a log that is not there says why`(_ reason: APIError.Reason, _ words: String) async {
    fakes.blobs.logFailure = reason

    let log = await shown(nil)

    #expect(log.content == .failed(words))
  }

  @Test(arguments: [1, 10_000])
  func `a web page in place of a log is said in words`(lines: Int) async {
    fakes.blobs.permitsRanges = false
    fakes.blobs.portion = 1 << 14
    let page = String(repeating: "<p>Sign in</p>\n", count: lines)

    let log = await shown("\n <!DOCTYPE html>\n<html>\(page)</html>\n")

    let words = "The server sent a web page in place of the log."
    #expect(log.content == .failed(words) || log.problem == words)
    #expect(!log.isLoading)
  }

  @Test func `a log without end keeps its beginning`() async {
    fakes.blobs.permitsRanges = false
    fakes.blobs.portion = 1 << 16
    fakes.blobs.logFailure = .tooLarge(limit: JobLog.limit)

    let log = await shown(String(repeating: time(1) + "again\n", count: 20_000))

    #expect(log.problem == "The log is longer than 512 MB. Its beginning is shown.")
    #expect(log.rowCount > 3)
  }

  @Test func `a line of 1 MB is divided`() async {
    let log = await shown(
      time(0) + String(repeating: "x", count: 1_000_000) + "\n",
      steps: [step(1, "Long", .failure, 0)]
    )

    #expect(log.rowCount > 20)
    #expect((0..<log.rowCount).allSatisfy { (log.row(at: $0)?.text.utf8.count ?? 0) < 20_000 })
  }

  @Test func `a log without times is one part`() async {
    let log = await shown("a\nb\n", steps: [])

    #expect(log.rows.map(\.text) == ["a", "b"])
    #expect(log.rows.map(\.number) == [1, 2])
  }

  @Test func `an empty log is empty`() async {
    let log = await shown("")

    #expect(log.content == .empty)
  }

  @Test func `a search opens the part in which the text is`() async {
    let log = await shown(text)

    _ = await fakes.answering("hidden") { log.actions.action("find")?.perform() }
    await settle()

    #expect(log.row(at: log.selectedRow.offset ?? 0)?.text == "hidden")
    #expect(log.progress == "“hidden”: 1 of 1")
    _ = await fakes.answering("nowhere") { log.actions.action("find")?.perform() }
    await settle()
    #expect(fakes.services.notice?.text == "No lines with “nowhere”.")
  }
}
