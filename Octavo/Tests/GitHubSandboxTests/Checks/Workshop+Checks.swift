import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

extension Workshop {
  /// A workflow of three jobs, of which the last one needs the others, and a status.
  static let script = """
    workflow Tests
      in harbour/lantern
      on branch main
      started 0
      number 41
      job build
        queue 5
        step Compile
          takes 20
          | \\e[32mcompiled\\e[0m
      job test
        queue 5
        ends failure, success
        annotation failure Sources/lamp.swift:1-2 The lamp is not lit
          title Lamp
        annotation notice README.md:3 A ship is not guided
        step Prepare
          takes 10
          | ##[group]Prepare
          | ready
          | ##[endgroup]
        step Run the tests
          takes 30
          ends failure
          | testing
          ! ##[error]Process completed with exit code 1.
        step Upload
          | uploaded
      job publish
        needs build, test
        queue 0
        takes 10
    status ci/build
      in harbour/lantern
      on branch main
      started 0
      takes 60
      description Built
      target https://ci.example.org/1
    """

  /// Serves `harbour/lantern` with checks to Ines, who owns nothing there, and to two others.
  static func serveChecks(
    _ script: String = Workshop.script,
    _ body: (Client, Workshop) async throws -> Void
  ) async throws {
    try await ServerLimit.run {
      let workshop = try Workshop()
      try workshop.lantern()
      let content = SandboxContent.folders([workshop.url], account: account)
      var configuration = SandboxConfiguration(content, clock: workshop.clock)
      configuration.others = [visitor, writer]
      configuration.checks = script
      let sandbox = GitHubSandbox(configuration)
      let client = Client(sandbox: sandbox, address: try await sandbox.start())
      do {
        // The checks begin when the sandbox sees their commit at the first request.
        _ = try await client(visitor).checkStates()
        try await body(client, workshop)
        await sandbox.stop()
      } catch {
        await sandbox.stop()
        throw error
      }
    }
  }

  /// Adds a commit to a branch of `harbour/lantern`, as a push does, and returns its name.
  @discardableResult
  func push(_ message: String, to branch: String = "main") throws -> String {
    let place = url.appending(path: "lantern.git")
    let identity = ["-c", "user.name=Ines Duarte", "-c", "user.email=ines@example.org"]
    let old = "refs/heads/\(branch)"
    let made = try Git.run(
      identity + ["commit-tree", "-p", old, "-m", message, "\(old)^{tree}"],
      in: place
    )
    let commit = made.trimmingCharacters(in: .whitespacesAndNewlines)
    try Git.run(["update-ref", old, commit], in: place)
    return commit
  }
}

extension AccountClient {
  /// The states of the check runs of a commit by their names, such as `completed success`.
  func checkStates(of ref: String = "main", _ query: String = "") async throws -> [String: String] {
    let runs = try await json("/commits/\(ref)/check-runs\(query)")["check_runs"].items
    return Dictionary(runs.map { ($0["name"].text ?? "", Self.state($0)) }) { first, _ in first }
  }

  /// The status and the conclusion in one text.
  static func state(_ value: JSON) -> String {
    [value["status"].text, value["conclusion"].text].compactMap(\.self).joined(separator: " ")
  }

  /// The newest run of a workflow.
  func run() async throws -> JSON { try await json("/actions/runs")["workflow_runs"][0] }
}
