import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Folders that hold a link to a repository instead of the repository.
struct LinkedFolderTests {
  @Test func `clones of local repositories are named by their own folders`() async throws {
    let workshop = try Workshop()
    let origins = ["one", "two"].map { workshop.url.appending(path: "\($0)/repo") }
    for (origin, name) in zip(origins, ["first", "second"]) {
      try Git.run(["init", "-q", origin.path], in: workshop.url)
      try Git.run(["clone", "-q", origin.path, "clones/\(name)"], in: workshop.url)
    }

    try await workshop.serve([workshop.url.appending(path: "clones")]) { client async throws in
      #expect(try await client.sandbox.repositoryNames() == ["ines/first", "ines/second"])
    }
  }

  @Test func `a symbolic link in a folder is followed`() async throws {
    let workshop = try Workshop()
    let repository = try workshop.lantern(owner: nil)
    let folder = try workshop.makeFolder("projects")
    try Self.link("shared", to: repository, in: folder)
    try Self.link("up", to: workshop.url, in: folder)

    try await workshop.serve([folder]) { client async throws in
      #expect(try await client.sandbox.repositoryNames() == ["ines/shared"])
      #expect(try await client.sandbox.problems() == [])
    }
  }

  @Test func `a link beside its repository adds no second one`() async throws {
    let workshop = try Workshop()
    let repository = try workshop.lantern(owner: nil)
    try Self.link("a-link", to: repository, in: workshop.url)

    try await workshop.serve { client async throws in
      #expect(try await client.sandbox.repositoryNames() == ["ines/lantern"])
    }
  }

  @Test func `a link that leads nowhere is reported`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try Self.link("lost", to: workshop.url.appending(path: "nowhere"), in: workshop.url)

    try await workshop.serve { client async throws in
      let problems = try await client.sandbox.problems()

      #expect(problems.map(\.message) == ["This link leads to nothing."])
      #expect(problems.first?.folder.hasSuffix("/lost") == true)
    }
  }

  @Test func `a linked work tree whose repository has been moved is reported`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let tree = try workshop.makeFolder("tree")
    try Data("gitdir: /nowhere/.git/worktrees/tree\n".utf8).write(to: tree.appending(path: ".git"))

    try await workshop.serve { client async throws in
      let problems = try await client.sandbox.problems()

      #expect(
        problems.map(\.message) == [
          "Its .git file names a folder that holds no repository: /nowhere/.git/worktrees/tree"
        ]
      )
      #expect(try await client.sandbox.repositoryNames() == ["harbour/lantern"])
    }
  }

  @Test func `the submodules of a work tree are served`() async throws {
    let workshop = try Workshop()
    let bare = try workshop.lantern(owner: nil)
    let tree = workshop.url.appending(path: "trees/tower")
    try Git.run(["init", "-q", tree.path], in: workshop.url)
    let add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", bare.path]
    try Git.run(add + ["parts/lamp"], in: tree)

    try await workshop.serve([tree]) { client async throws in
      #expect(try await client.sandbox.repositoryNames() == ["ines/tower", "ines/lamp"])
    }
  }

  @Test func `a submodule outside its work tree is not looked at`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let tree = workshop.url.appending(path: "trees/tower")
    try Git.run(["init", "-q", tree.path], in: workshop.url)
    let outside = ["../../lantern.git", workshop.url.appending(path: "lantern.git").path]
    let list = outside.map { "[submodule \"x\"]\n\tpath = \($0)\n\turl = x\n" }.joined()
    try Data(list.utf8).write(to: tree.appending(path: ".gitmodules"))

    try await workshop.serve([tree]) { client async throws in
      #expect(try await client.sandbox.repositoryNames() == ["ines/tower"])
    }
  }

  private static func link(_ name: String, to target: URL, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: name),
      withDestinationURL: target
    )
  }
}

extension Workshop {
  fileprivate func makeFolder(_ name: String) throws -> URL {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
