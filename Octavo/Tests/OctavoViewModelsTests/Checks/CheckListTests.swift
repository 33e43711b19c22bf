import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The one list of check runs and commit statuses, and its summary.
struct CheckListTests {
  private func run(
    _ name: String,
    _ id: Int = 1,
    _ conclusion: GitHub.CheckRun.Conclusion? = .success,
    app: String = "CI",
    isRequired: Bool? = false
  ) -> GitHub.Check {
    GitHub.Check(name, run: id) {
      $0.status = conclusion == nil ? .inProgress : .completed
      ($0.conclusion, $0.isRequired) = (conclusion, isRequired)
      $0.app = .init(app, id: app == "CI" ? 7 : 8)
    }
  }

  private func status(
    _ context: String,
    _ state: GitHub.CommitStatus.State,
    isRequired: Bool? = false
  ) -> GitHub.Check {
    var check = GitHub.Check(GitHub.CommitStatus(context: context, state: state))
    check.isRequired = isRequired
    return check
  }

  private func list(
    _ checks: [GitHub.Check],
    required: [GitHub.RequiredCheck] = [],
    rules: [GitHub.RequiredCheck]? = [],
    rollup: GitHub.CommitStatus.State? = .success
  ) -> CheckList {
    let checks = GitHub.PullChecks(head: "c0", checks) {
      ($0.required, $0.rollup) = (required, rollup)
    }
    return CheckList(checks, rules: rules)
  }

  @Test func `failing checks are first, and passed ones last`() {
    let list = list(
      [
        run("passed"), run("skipped", 2, .skipped), run("running", 3, nil),
        run("waiting", 4, .actionRequired), status("failing", .failure),
        run("required", 5, .timedOut, isRequired: true), run("cancelled", 6, .cancelled),
      ],
      rules: [.init("missing")]
    )

    #expect(
      list.entries.map(\.check.name) == [
        "required", "failing", "waiting", "running", "missing", "skipped", "cancelled", "passed",
      ]
    )
    #expect(
      list.entries.map(\.words) == [
        "Timed out", "Failed", "Waiting for approval", "Running", "Expected", "Skipped",
        "Cancelled", "Passed",
      ]
    )
    #expect(list.summary == "2 of 8 checks failed: required, failing")
    #expect(list.failing.map(\.check.name) == ["required", "failing"])
    #expect(list.missingRequired.map(\.check.name) == ["missing"])
  }

  @Test func `the latest attempt of a check is shown, also one that has not started`() {
    let list = list([run("build", 9, nil), run("build", 3, .failure)])

    #expect(list.entries.map(\.check.run) == [9])
    #expect(list.summary == "1 of 1 check running")
  }

  @Test func `a run and a status of one name are two checks`() {
    let list = list([run("build"), status("build", .failure)])

    #expect(list.entries.count == 2)
    #expect(list.outcome == .failed)
  }

  @Test func `two workflows with one job name are two checks`() {
    var (push, release) = (run("build", 1, .failure), run("build", 2))
    push.workflow = .init("CI", event: "push")
    release.workflow = .init("Release", event: "push")

    #expect(list([push, release]).outcome == .failed)
  }

  @Test func `a combination that says success does not hide a failed run`() {
    let list = list([run("a"), run("b", 2, .failure)], rollup: .success)

    #expect(list.outcome == .failed)
    #expect(list.summary == "1 of 2 checks failed: b")
  }

  @Test func `a combination that says failure beside passed checks is not passed`() {
    #expect(list([run("a")], rollup: .failure).outcome == .unknown)
    #expect(
      list([run("a")], rollup: .pending).summary
        == "1 check read, and the server counts another one"
    )
  }

  @Test func `a required check that has not reported is expected`() {
    let list = list([run("build")], required: [.init("build")], rules: [.init("lint")])

    #expect(list.outcome == .missing)
    #expect(list.summary == "1 required check not reported yet: lint")
    #expect(list.missingRequired.map(\.isRequired) == [true])
  }

  @Test(arguments: [GitHub.CheckRun.Conclusion.cancelled, .stale, .init(rawValue: "melted")])
  func `a required check with another result blocks`(_ result: GitHub.CheckRun.Conclusion) {
    let list = list([run("build", 1, result, isRequired: true), run("lint", 2)])

    #expect(list.outcome == .missing)
    #expect(list.summary == "1 required check not passed: build")
  }

  @Test(arguments: [GitHub.CheckRun.Conclusion.skipped, .neutral])
  func `a required check that was skipped does not block`(_ result: GitHub.CheckRun.Conclusion) {
    let list = list([run("build", 1, result, isRequired: true), run("lint", 2)])

    #expect(list.outcome == .passed)
    #expect(list.summary == "1 check passed, 1 with another result")
  }

  @Test func `a check of another app does not stand for the required one`() {
    let list = list([run("build", 1, app: "Other")], rules: [.init("build", app: 7)])

    #expect(list.missingRequired.map(\.check.name) == ["build"])
    #expect(list.entries.first { $0.check.app?.name == "Other" }?.isRequired == false)
    #expect(list.outcome == .missing)
  }

  @Test func `a requirement that names the app replaces the one that does not`() {
    let list = list([run("build")], required: [.init("build")], rules: [.init("build", app: 7)])

    #expect(list.entries.count == 1)
    #expect(list.entries.first?.isRequired == true)
    #expect(list.outcome == .passed)
  }

  @Test func `required is unknown where no source says it`() {
    let list = list([run("build", isRequired: nil)], rules: nil)

    #expect(list.entries.first?.isRequired == nil)
    #expect(!list.knowsRequired)
    #expect(list.outcome == .unknown)
    #expect(list.summary == "1 check passed. Which checks are required is not known")
  }

  @Test func `a list with further pages is not passed`() {
    let checks = GitHub.PullChecks(head: "c0", [run("a")]) { $0.isComplete = false }

    #expect(CheckList(checks, rules: []).summary == "1 check read, and the server has more")
  }

  @Test func `without checks nothing has passed`() {
    #expect(list([], rollup: nil).summary == "No checks")
    #expect(list([], rollup: nil).outcome == .none)
  }

  @Test func `300 checks, of which many fail, are named in part`() {
    let list = list((1...300).map { run("check \($0)", $0, $0 > 296 ? .failure : .success) })

    #expect(list.summary == "4 of 300 checks failed: check 297, check 298, check 299 and 1 more")
  }

  @Test func `a name with escapes and lines stays in its line`() {
    let name = "build\u{1B}[31m\n\u{202E}x" + String(repeating: "y", count: 1_000_000)
    let list = list([run(name, 1, .failure)])

    #expect(list.summary.count < 120)
    #expect(!list.summary.unicodeScalars.contains { ["\u{1B}", "\n", "\u{202E}"].contains($0) })
    #expect(list.entries.first?.check.name == name)
  }
}
