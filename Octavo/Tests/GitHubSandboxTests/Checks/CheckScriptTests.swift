import Testing

@testable import GitHubSandbox

/// The description of checks.
struct CheckScriptTests {
  @Test func `a workflow, an app and a status are read`() throws {
    let script = try CheckScript(
      """
      # A comment.
      workflow Unit tests
        in Ada/Engine
        on branch main
        on pull 7
        approval
        job a
        job b
          needs a
          ends timed_out
      app Lint
        in ada/engine
        on branch a b
        check style
          annotation warning a b.txt:3 Too long

      status ci/x
        in ada/engine
        on pull 8
        state error
      """.replacing("a b.txt", with: "a-b.txt")
    )

    let workflow = script.plans[0]
    #expect(workflow.file == ".github/workflows/unit-tests.yml")
    #expect(workflow.repository == "ada/engine" && workflow.needsApproval)
    #expect(workflow.places == [.branch("main"), .pull(7)])
    #expect(workflow.jobs.map(\.name) == ["a", "b"] && workflow.jobs[1].needs == ["a"])
    #expect(workflow.jobs[1].conclusions == [.timedOut])
    #expect(script.plans[1].places == [.branch("a b")] && !script.plans[1].isWorkflow)
    #expect(script.plans[1].jobs[0].annotations[0].path == "a-b.txt")
    #expect(script.statuses[0].state == "error")
  }

  @Test func `lines of a log keep their spaces and have escapes`() throws {
    let script = try CheckScript(
      """
      workflow W
        in a/b
        on branch main
        job j
          step s
            |   two more
            | \\e[1mbold
            |
            !  only then
      """
    )

    let step = script.plans[0].jobs[0].steps[0]
    #expect(step.lines == ["  two more", "\u{1B}[1mbold", ""])
    #expect(step.failureLines == [" only then"])
  }

  @Test(arguments: [
    ("workflow W\n  in a/b\n", 1), ("nothing W\n", 1), ("    in a/b\n", 1),
    ("workflow W\n in a/b\n", 2), ("workflow W\n  in a/b\n  on nowhere\n", 3),
    ("workflow W\n  in a/b\n  on pull x\n", 3),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    needs k\n", 1),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    needs j\n", 1),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    ends well\n", 5),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    takes -1\n", 5),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    takes 99999999999999999999\n", 5),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    annotation loud a:1 x\n", 5),
    ("workflow W\n  in a/b\n  on branch m\n  job j\n    annotation failure a:9-1 x\n", 5),
    ("status s\n  in a/b\n  on branch m\n  state good\n", 4),
  ])
  func `the first wrong line is named`(text: String, line: Int) {
    let error = #expect(throws: CheckScriptError.self) { try CheckScript(text) }
    #expect(error?.line == line)
  }

  @Test func `a sandbox does not start with a wrong description`() async throws {
    let workshop = try Workshop()
    var configuration = SandboxConfiguration(.folders([workshop.url]))
    configuration.checks = "workflow"
    let sandbox = GitHubSandbox(configuration)

    let error = await #expect(throws: SandboxError.self) { try await sandbox.start() }
    #expect(error?.reason == .unreadableChecks)
  }
}
