import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The page of a check run or a commit status.
struct CheckTests {
  private let fakes = Fakes()

  private func shown(_ subject: CheckSubject) async -> CheckViewModel {
    let page = CheckViewModel(fakes.services, Sample.name, subject)
    fakes.show(.check(page))
    await settle()
    return page
  }

  private func addRun(slug: String? = "github-actions") {
    fakes.sync[.checkRun(2, of: Sample.name)] = GitHub.CheckRun(2, name: "build") {
      ($0.status, $0.conclusion) = (.completed, .failure)
      ($0.app, $0.appSlug, $0.sha) = ("GitHub Actions", slug, "c0")
      ($0.summary, $0.text) = ("# 3 faults", "\u{1B}[31mSee <script>alert(1)</script>")
      $0.startedAt = Sample.now.addingTimeInterval(-90)
      $0.completedAt = Sample.now.addingTimeInterval(-30)
    }
    fakes.sync[.annotations(ofCheckRun: 2, of: Sample.name)] = [
      GitHub.CheckAnnotation("no such file", at: "src/a b#1.c", line: 12),
      GitHub.CheckAnnotation("old", at: "", level: .warning, title: "Node 16"),
    ]
  }

  @Test func `a job has its report, steps and remarks`() async throws {
    addRun()
    fakes.sync[.job(2, of: Sample.name)] = GitHub.WorkflowJob(
      2,
      name: "build",
      [
        .init(1, "Set up", .success, from: Sample.now, to: Sample.now.addingTimeInterval(5)),
        .init(2, "Build", .failure, from: Sample.now, to: Sample.now.addingTimeInterval(-5)),
      ]
    )
    let page = await shown(.run(2))

    #expect(page.summary == "✗ Failed · GitHub Actions · 1 min · 1 minute ago")
    #expect(page.report?.text.hasPrefix("# 3 faults\n\n") == true)
    #expect(page.steps.map(\.title) == ["Set up", "Build"])
    #expect(page.steps.map(\.detail) == ["Passed · 5 s", "Failed"])
    #expect(page.annotations.map(\.title) == ["src/a b#1.c:12", "Node 16"])
    #expect(page.annotations.map(\.detail) == ["Error · no such file", "Warning · old"])

    page.follow(try #require(page.annotations[0].link))
    let source = try fakes.top(SourceViewModel.self)
    #expect([source.path, source.revision] == ["src/a b#1.c", "c0"])
    #expect(source.lines == LineRange(12))
    #expect(page.annotations[1].link == nil)
  }

  @Test func `a step leads to its part of the log`() async throws {
    addRun()
    fakes.sync[.job(2, of: Sample.name)] = GitHub.WorkflowJob(
      2,
      name: "build",
      [.init(1, "Set up", .success, from: Sample.now)]
    )
    fakes.blobs.logTexts[2] = "a\n"
    let page = await shown(.run(2))

    page.follow(try #require(page.steps[0].link))

    #expect(try fakes.top(CheckLogViewModel.self).job == 2)
  }

  @Test func `a check of another app has its report and its page alone`() async {
    addRun(slug: "other")
    let page = await shown(.run(2))

    #expect(!page.hasLog)
    #expect(page.actions.action("log")?.isEnabled == false)
    #expect(!fakes.sync.requests.contains { $0.hasPrefix("job") })
    #expect(page.failure == nil)
  }

  @Test func `a status has its words and its link`() async {
    let status = GitHub.CommitStatus(
      context: "ci/old",
      state: .error,
      description: "gone",
      targetURL: URL(string: "https://ci.example/1")
    )
    fakes.sync[.status(of: "c0", in: Sample.name)] = GitHub.CombinedStatus(
      sha: "c0",
      state: .failure,
      statuses: [status]
    )
    let page = await shown(.status("ci/old", of: "c0"))

    #expect(page.title == "ci/old")
    #expect(page.summary == "✗ Error · gone")
    page.actions.action("browser")?.perform()
    #expect(fakes.opened == ["https://ci.example/1"])

    let other = await shown(.status("ci/none", of: "c0"))
    #expect(other.content == .failed("The commit no longer has this status."))
  }
}
