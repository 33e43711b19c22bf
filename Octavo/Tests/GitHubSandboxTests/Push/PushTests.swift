import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Clones, fetches and pushes of git itself over HTTP.
struct PushTests {
  private static func address(_ client: Client, _ login: String, _ token: String) -> String {
    "http://\(login):\(token)@127.0.0.1:\(client.address.port)/harbour/lantern.git"
  }

  private static func writer(_ client: Client) -> String {
    address(client, "x", Workshop.writer.token)
  }

  /// Clones the repository beside it, and returns the work tree.
  private static func clone(_ client: Client, _ workshop: Workshop) async throws -> URL {
    let place = workshop.url.appending(path: "work-\(UUID().uuidString)")
    try await git(["clone", "-q", writer(client), place.path], in: workshop.url)
    return place
  }

  /// Runs git away from the threads on which the sandbox answers it.
  @discardableResult
  private static func git(_ arguments: [String], in folder: URL) async throws -> String {
    let identity = [
      "GIT_AUTHOR_NAME": "Wanda", "GIT_AUTHOR_EMAIL": "wanda@example.org",
      "GIT_COMMITTER_NAME": "Wanda", "GIT_COMMITTER_EMAIL": "wanda@example.org",
      "GIT_TERMINAL_PROMPT": "0",
    ]
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try Git.run(arguments, in: folder, environment: identity) }
        )
      }
    }
  }

  private static func commit(_ text: String, in work: URL, amending: Bool = false) async throws {
    try Data(text.utf8).write(to: work.appending(path: "oil.txt"))
    try await git(["add", "oil.txt"], in: work)
    let amend = amending ? ["--amend"] : []
    try await git(["commit", "-q", "-m", "Fill in \(text)"] + amend, in: work)
  }

  @Test func `a pushed branch becomes a pull request that follows its pushes`() async throws {
    try await Workshop.servePulls(allowsPush: true) { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      let work = try await Self.clone(client, workshop)
      try await Self.git(["checkout", "-q", "-b", "oil"], in: work)
      try await Self.commit("whale", in: work)
      try await Self.git(["push", "-q", "origin", "oil"], in: work)
      let pull = try await wanda.propose("oil")
      workshop.advance(by: 60)
      try await Self.commit("rape", in: work)
      try await Self.git(["push", "-q", "origin", "oil"], in: work)
      let commits = try await wanda.json("/pulls/1/commits").items.map { $0["commit"]["message"] }
      workshop.advance(by: 60)
      try await Self.commit("colza", in: work, amending: true)
      try await Self.git(["push", "-q", "--force", "origin", "oil"], in: work)
      let timeline = try await wanda.json("/issues/1/timeline").strings("event")
      let head = try await wanda.json("/pulls/1")["head"]["sha"].text
      try await Self.git(["fetch", "-q", "origin", "refs/pull/1/head"], in: work)

      #expect(pull["number"] == .int(1))
      #expect(commits == [.string("Fill in whale"), .string("Fill in rape")])
      #expect(timeline.filter { $0 == "head_ref_force_pushed" }.count == 1)
      let fetched = try await Self.git(["rev-parse", "FETCH_HEAD"], in: work)
      #expect(fetched.split(separator: "\n").first.map(String.init) == head)
      #expect(try Git.run(["rev-parse", "refs/heads/oil"], in: folder).hasPrefix(head ?? "-"))
    }
  }

  @Test func `a user who may not push is refused, and reads`() async throws {
    try await Workshop.servePulls(allowsPush: true) { client, workshop, folder async throws in
      let work = try await Self.clone(client, workshop)
      let before = try Git.run(["for-each-ref"], in: folder)
      let addresses = [
        Self.address(client, "vera", Workshop.visitor.token), Self.address(client, "x", "wrong"),
        "http://127.0.0.1:\(client.address.port)/harbour/lantern.git",
      ]
      for address in addresses {
        let failure = await #expect(throws: Git.Failure.self) {
          try await Self.git(["push", "-q", address, "main:stolen"], in: work)
        }
        #expect(failure?.message.isEmpty == false)
      }
      let anonymous = addresses[2]
      let refs = try await Self.git(["ls-remote", anonymous], in: work)

      #expect(refs.contains("refs/heads/wick"))
      #expect(try Git.run(["for-each-ref"], in: folder) == before)
    }
  }

  @Test func `without the option, a folder is fetched from and not pushed to`() async throws {
    try await Workshop.servePulls { client, workshop, folder async throws in
      let before = try Git.run(["for-each-ref"], in: folder)
      let work = try await Self.clone(client, workshop)
      let failure = await #expect(throws: Git.Failure.self) {
        try await Self.git(["push", "-q", "origin", "main:other"], in: work)
      }

      #expect(failure?.message.contains("403") == true)
      #expect(try Git.run(["for-each-ref"], in: folder) == before)
    }
  }

  @Test func `no push moves the ref of a pull request or starts a hook`() async throws {
    try await Workshop.servePulls(allowsPush: true) { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      let mark = workshop.url.appending(path: "started")
      let hooks = folder.appending(path: "hooks")
      try FileManager.default.createDirectory(at: hooks, withIntermediateDirectories: true)
      for name in ["pre-receive", "update", "post-receive", "post-update", "reference-transaction"]
      {
        let hook = hooks.appending(path: name)
        try Data("#!/bin/sh\ntouch \(mark.path)\n".utf8).write(to: hook)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
      }
      let work = try await Self.clone(client, workshop)
      await #expect(throws: Git.Failure.self) {
        try await Self.git(["push", "-q", "origin", "main:refs/pull/1/head"], in: work)
      }
      try await Self.git(["push", "-q", "origin", "main:other"], in: work)

      #expect(!FileManager.default.fileExists(atPath: mark.path))
      #expect(
        try Git.run(["rev-parse", "other", "main"], in: folder).split(separator: "\n").count == 2
      )
    }
  }

  @Test(arguments: [
    "/harbour/lantern.git/info/refs?service=git-evil-pack", "/harbour/lantern.git/info/refs",
    "/harbour/lantern.git/../../etc/passwd", "/harbour/none.git/info/refs?service=git-upload-pack",
    "/harbour/lantern.git/objects/info/packs", "/harbour/lantern.git/HEAD",
  ])
  func `a request that is none of a git client is refused`(path: String) async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let root = "http://127.0.0.1:\(client.address.port)"

      #expect(try await client.get(root + path).status == 404)
    }
  }
}
