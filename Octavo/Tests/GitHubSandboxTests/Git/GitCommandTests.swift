import Foundation
import Testing

@testable import GitHubSandbox

/// Processes of git: their output, their failures and their ends.
struct GitCommandTests {
  @Test func `a git that is silent for too long is killed`() async throws {
    let command = GitCommand(
      arguments: ["cat-file", "--batch-command"],
      patience: .milliseconds(1)
    )

    let error = await #expect(throws: GitFailure.self) { try await command.output(limit: 100) }

    #expect(error == GitFailure(reason: .interrupted, command: "cat-file"))
  }

  @Test func `a failure carries the status and the message of git`() async throws {
    let folder = try TemporaryFolder()
    let command = GitCommand(
      arguments: GitInvocation.arguments(["rev-parse", "HEAD"], in: folder.url.path)
    )

    let error = await #expect(throws: GitFailure.self) { try await command.output(limit: 100) }

    guard case .refused(128, let message) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("fatal: not a git repository"))
  }

  @Test func `an output beyond the limit ends git`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let command = GitCommand(arguments: GitInvocation.arguments(["log"], in: place.path))

    let error = await #expect(throws: GitFailure.self) { try await command.output(limit: 10) }

    #expect(error == GitFailure(reason: .tooLarge, command: "log"))
  }

  @Test func `git is unavailable where there is none`() async throws {
    let command = GitCommand(arguments: ["rev-parse"], environment: ["PATH": "/nowhere"])
    let session = GitSession(command)

    let error = await #expect(throws: GitFailure.self) { try await command.output(limit: 100) }
    let later = await #expect(throws: GitFailure.self) {
      try await session.perform { try await $0.record() == nil }
    }

    #expect([error?.reason, later?.reason] == [.unavailable, .unavailable])
  }

  @Test func `a session that is released leaves no process`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let arguments = GitInvocation.arguments(["cat-file", "--batch-command"], in: place.path)
    var session: GitSession? = GitSession(GitCommand(arguments: arguments))
    let process = try #require(await Self.identifier(of: session))

    let run = try #require(session?.run)

    session = nil
    _ = await run.result

    #expect(!FileManager.default.fileExists(atPath: "/proc/\(process)"))
  }

  @Test func `no more processes run at once than the queue is wide`() async throws {
    let queue = GitQueue(width: 2)
    let running = RunningCount()

    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          await queue.run {
            await running.enter()
            await Task.yield()
            await running.leave()
          }
        }
      }
    }

    #expect(await running.most <= 2)
    #expect(await running.entered == 20)
  }

  private static func identifier(of session: GitSession?) async throws -> Int32? {
    _ = try await session?.perform { git in
      try await git.write("info HEAD\n")
      return try await git.record(endedBy: UInt8(ascii: "\n")).map(Array.init)
    }
    return session?.processIdentifier
  }
}

private actor RunningCount {
  private(set) var most = 0
  private(set) var entered = 0
  private var now = 0

  func enter() {
    entered += 1
    now += 1
    most = max(most, now)
  }

  func leave() { now -= 1 }
}
