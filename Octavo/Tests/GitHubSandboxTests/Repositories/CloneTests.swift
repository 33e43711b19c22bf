import Foundation
import GitFixture
import Synchronization
import Testing

@testable import GitHubSandbox

/// An ordinary clone, whose branches are files in the folder in which git runs.
struct CloneTests {
  @Test func `an ordinary clone has news and users`() async throws {
    let workshop = try Workshop()
    let clone = try Self.clone(in: workshop)
    #expect(
      FileManager.default.fileExists(
        atPath: clone.appending(path: ".git/refs/heads/main").path(percentEncoded: false)
      )
    )

    try await workshop.serve([clone]) { client async throws in
      let events = try await client.get("/repos/ines/lantern/events").json.items
      let person = try await client.get("/users/tomas").json
      let repository = try await client.get("/repos/ines/lantern").json

      #expect(!events.isEmpty)
      #expect(person["name"] == .string("Tomas Reyes"))
      #expect(repository["created_at"] == .string("2026-02-02T15:09:26Z"))
      #expect(try await client.sandbox.problems() == [])
    }
  }

  @Test func `a clone without a branch has news and users`() async throws {
    let workshop = try Workshop()
    let clone = try Self.clone(in: workshop)
    try Git.run(["checkout", "-q", "--detach"], in: clone)
    for ref in ["refs/heads/main", "refs/remotes/origin/main", "refs/remotes/origin/HEAD"] {
      try Git.run(["update-ref", "--no-deref", "-d", ref], in: clone)
    }
    try Git.run(["update-ref", "-d", "refs/remotes/origin/feature/deep/lamp"], in: clone)

    try await workshop.serve([clone]) { client async throws in
      let events = try await client.get("/repos/ines/lantern/events").json.items
      let person = try await client.get("/users/tomas").json

      #expect(!events.isEmpty)
      #expect(person["name"] == .string("Tomas Reyes"))
    }
  }

  @Test func `a repository that cannot be read is reported once and read again`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let config = place.appending(path: "config")
    let working = try Data(contentsOf: config)
    let reported = Mutex<[SandboxProblem]>([])
    let sandbox = GitHubSandbox(
      SandboxConfiguration(
        .folders([place], account: Workshop.account),
        clock: workshop.clock,
        report: { problem in reported.withLock { $0.append(problem) } }
      )
    )
    let client = Client(sandbox: sandbox, address: try await sandbox.start())
    #expect(try await sandbox.problems() == [])
    try Data("[core\n".utf8).write(to: config)

    _ = try await client.get("/users/tomas")
    workshop.advance(by: 10)
    let missing = try await client.get("/users/tomas")
    let problems = try await sandbox.problems()
    try working.write(to: config)
    workshop.advance(by: 10)
    let found = try await client.get("/users/tomas")

    #expect(missing.status == 404)
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix("Git cannot read this repository: fatal: ") == true)
    #expect(reported.withLock { $0 } == problems)
    #expect(found.status == 200)
    #expect(try await sandbox.problems() == [])
    await sandbox.stop()
  }

  private static func clone(in workshop: Workshop) throws -> URL {
    let bare = try workshop.lantern()
    let clone = workshop.url.appending(path: "clone/lantern")
    try Git.run(["clone", "-q", bare.path, clone.path], in: workshop.url)
    try Git.run(["remote", "remove", "origin"], in: clone)
    return clone
  }
}
