import Foundation
import GitFixture
import Glibc
import Testing

@testable import GitHubSandbox

/// Folders that the user names, good and bad.
struct FolderTests {
  @Test func `work trees, bare repositories and folders of them are found`() async throws {
    let workshop = try Workshop()
    let bare = try workshop.lantern()
    let tree = workshop.url.appending(path: "deep/work/tree")
    try Git.run(["clone", "-q", bare.path, tree.path], in: workshop.url)
    let linked = workshop.url.appending(path: "linked")
    try Git.run(["worktree", "add", "-q", linked.path, "-b", "side"], in: tree)

    try await workshop.serve([bare, tree, linked, workshop.url]) { client async throws in
      #expect(try await client.sandbox.problems() == [])
      #expect(
        try await client.sandbox.repositoryNames() == [
          "harbour/lantern", "ines/tree", "ines/linked",
        ]
      )
      // The clone has the origin's other branch too, which was never checked out.
      let branches = try await client.get("/repos/ines/tree/branches").json
      #expect(branches.strings("name") == ["feature/deep/lamp", "main", "side"])
      let side = try await client.get("/repos/ines/linked").json
      #expect(side["default_branch"] == .string("side"))
    }
  }

  @Test func `folders that cannot be served are reported, and the rest is served`() async throws {
    let workshop = try Workshop()
    let good = try workshop.lantern()
    let missing = workshop.url.appending(path: "missing")
    let file = workshop.url.appending(path: "file")
    try Data().write(to: file)
    let plain = workshop.url.appending(path: "plain/empty")
    try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
    let loop = workshop.url.appending(path: "loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    let broken = try workshop.repository("broken") { _ in }
    try Data("[core\n".utf8).write(to: broken.appending(path: "config"))

    try await workshop.serve([missing, file, plain, loop, broken, good]) { client async throws in
      let problems = try await client.sandbox.problems()

      #expect(
        problems.map { URL(filePath: $0.folder).lastPathComponent }
          == ["missing", "file", "empty", "loop", "broken.git"]
      )
      #expect(
        problems.map(\.message).prefix(4) == [
          "This folder does not exist.", "This is a file, not a folder.",
          "There is no git repository in this folder.",
          "This folder cannot be read: Too many levels of symbolic links.",
        ]
      )
      #expect(problems[4].message.hasPrefix("Git cannot read this repository: fatal: bad config"))
      #expect(try await client.sandbox.repositoryNames() == ["harbour/lantern"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "whoever may read everything cannot be kept out"))
  func `a folder without permission is reported`() async throws {
    let workshop = try Workshop()
    let closed = workshop.url.appending(path: "closed")
    try FileManager.default.createDirectory(
      at: closed,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0]
    )

    try await workshop.serve([closed]) { client async throws in
      #expect(
        try await client.sandbox.problems().map(\.message)
          == ["You are not allowed to read this folder."]
      )
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root can give files away"))
  func `a repository of another user is served`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    #expect(chown(place.path, 12345, 12345) == 0)
    for file in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
      #expect(lchown("\(place.path)/\(file)", 12345, 12345) == 0)
    }

    try await workshop.serve { client async throws in
      #expect(try await client.sandbox.problems() == [])
      #expect(try await client.get("/repos/harbour/lantern/contents/lens.txt").status == 200)
    }
  }

  @Test func `a repository's own settings start no program`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let trap = workshop.url.appending(path: "trap")
    let mark = workshop.url.appending(path: "sprung")
    try ToolScript.write("touch '\(mark.path)'", to: trap)
    for key in [
      "core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.x.textconv",
      "gpg.program", "core.alternateRefsCommand", "core.editor", "core.hooksPath",
    ] {
      try Git.run(["config", key, trap.path], in: place)
    }
    for (key, value) in [("log.showSignature", "true"), ("protocol.ext.allow", "always")] {
      try Git.run(["config", key, value], in: place)
    }

    try await workshop.serve { client async throws in
      for path in ["", "/commits", "/contents/README.md", "/git/trees/main?recursive=1"] {
        #expect(try await client.get("/repos/harbour/lantern\(path)").status == 200)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: mark.path))
  }

  @Test func `a name of git's own description is shown`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    try Data("A light for ships\n".utf8).write(to: place.appending(path: "description"))

    try await workshop.serve { client async throws in
      let json = try await client.get("/repos/harbour/lantern").json
      #expect(json["description"] == .string("A light for ships"))
    }
  }
}
