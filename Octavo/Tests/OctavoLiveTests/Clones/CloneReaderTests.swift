import Foundation
import GitFixture
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Clones that are found, and their states.
struct CloneReaderTests {
  private let fixture: CloneFixture

  init() throws { fixture = try CloneFixture() }

  @Test func `aliases are resolved by git, and hosts have no case`() async throws {
    let addresses = [
      "a": "gh:octo/tides", "b": "https://ada@GitHub.Example.com/Octo/Tides/",
      "c": "ssh://git@github.example.com:22/octo/tides.git", "d": "../elsewhere/tides.git",
      "e": "https://gitlab.com/octo/tides.git",
    ]
    try fixture.git(["config", "--global", "url.git@github.example.com:.insteadOf", "gh:"])
    for (name, address) in addresses { try fixture.git(["remote", "add", name, address]) }
    try fixture.git(["config", "remote.-x.url", "git@github.example.com:octo/tides.git"])

    let clone = try await fixture.clone

    let fitting = clone.remotes.filter { $0.address?.repository == fixture.tides }.map(\.name)
    #expect(fitting.sorted() == ["a", "b", "c", "origin"])
    #expect(clone.remote(of: fixture.tides)?.name == "origin")
    #expect(clone.repositories.map(\.key).sorted() == [fixture.tides.key, "gitlab.com/octo/tides"])
  }

  @Test func `a clone is found from folders inside of it, and from its work trees`() async throws {
    let tree = fixture.root.appending(path: "tree")
    try fixture.git(["worktree", "add", "--quiet", "-b", "tree", tree.path])
    try fixture.write("", to: "deep/er/file", in: fixture.folder)
    let root = fixture.folder.path.withoutSlash

    for path in ["deep/er", ".", ".git", ".git/refs"] {
      let clone = try await fixture.service.add(fixture.folder.appending(path: path).path)
      #expect(clone.folder == root, "\(path)")
    }
    let clone = try await fixture.service.add(tree.path)
    #expect(clone.folder == tree.path)
    #expect(clone.gitFolder == "\(root)/.git")
    let state = try await fixture.service.state(of: clone)
    #expect(state.head == .branch("tree"))
    #expect(state.workTrees.map(\.branch) == ["main", "tree"])
    await #expect(throws: CloneFailure(.noClone(fixture.root.path), command: "rev-parse")) {
      try await fixture.service.add(fixture.root.path)
    }
  }

  @Test func `the clone of the start comes first, then the one used last`() async throws {
    let other = fixture.root.appending(path: "other", directoryHint: .isDirectory)
    try fixture.git(["clone", "--quiet", fixture.address("octo/tides"), other.path])
    let key = fixture.tides.key
    for (folder, time) in [(other, 1.0), (fixture.folder, 2.0)] {
      let date = Date(timeIntervalSince1970: time)
      try await fixture.store.noteClone(at: folder.path.withoutSlash, of: key, date: date)
    }

    let usual = try await fixture.service.clones(of: fixture.tides)
    fixture.startFolder = other.path
    let started = try await fixture.service.clones(of: fixture.tides)

    #expect(usual.map(\.folder) == [fixture.folder.path.withoutSlash, other.path.withoutSlash])
    #expect(started.map(\.folder) == [other.path.withoutSlash, fixture.folder.path.withoutSlash])
    #expect(await fixture.service.startClone()?.folder == other.path.withoutSlash)
  }

  @Test func `a folder that is no longer a clone of the repository is forgotten`() async throws {
    _ = try await fixture.clone
    try fixture.git(["remote", "set-url", "origin", fixture.address("ada/tides")])
    #expect(try await fixture.service.clones(of: fixture.tides).isEmpty)
    _ = try await fixture.clone
    try FileManager.default.removeItem(at: fixture.folder)
    #expect(try await fixture.service.clones(of: fixture.adas).isEmpty)

    for repository in [fixture.tides, fixture.adas] {
      #expect(try await fixture.store.cloneFolders(of: repository.key).isEmpty)
    }
  }

  @Test func `the state has the changes by their kinds`() async throws {
    try fixture.commit(["old\nname.txt": "1\n2\n3\n4\n"], in: fixture.folder)
    try fixture.git(["mv", "old\nname.txt", "new name.txt"])
    try fixture.write("mine\n", to: "moon.txt", in: fixture.folder)
    try fixture.write("mine\n", to: "tides.txt", in: fixture.folder)
    try fixture.git(["add", "tides.txt"])
    try fixture.write("mine too\n", to: "tides.txt", in: fixture.folder)
    try fixture.write("new\n", to: "日本.txt", in: fixture.folder)

    let state = try await fixture.service.state(of: fixture.clone)

    #expect(
      state.changes == [
        LocalChange(path: "moon.txt", kinds: .unstaged),
        LocalChange(path: "new name.txt", previousPath: "old\nname.txt", kinds: .staged),
        LocalChange(path: "tides.txt", kinds: [.staged, .unstaged]),
        LocalChange(path: "日本.txt", kinds: .untracked),
      ]
    )
    #expect(state.divergence == BranchDivergence(ahead: 1, behind: 0))
    #expect(state.isDirty)
    #expect(!state.isShallow && !state.isBare && !state.isPartial && !state.isSparse)
  }

  @Test func `every operation that has not ended is known`() async throws {
    let base = try fixture.git(["rev-parse", "main"])
    let first = try fixture.commit(["tides.txt": "one\n"], in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "-b", "other", base])
    try fixture.commit(["tides.txt": "two\n"], in: fixture.folder)
    let patch = try fixture.git(["format-patch", "-1", "--stdout", first])
    try fixture.write(patch + "\n", to: "mail")
    let beginnings: [(CloneOperation, [String])] = [
      (.merge, ["merge", first]), (.cherryPick, ["cherry-pick", first]),
      (.revert, ["revert", "--no-edit", first]), (.rebase, ["rebase", first]),
      (.rebase, ["rebase", "--apply", first]),
      (.applyMail, ["am", fixture.root.appending(path: "mail").path]),
      (.bisect, ["bisect", "start"]),
    ]

    for (operation, arguments) in beginnings {
      _ = try? fixture.git(arguments)
      let state = try await fixture.service.state(of: fixture.clone)
      #expect(state.operation == operation, "\(arguments)")
      let abort = operation.abortCommand.split(separator: " ").dropFirst().map(String.init)
      try fixture.git(abort)
      #expect(try await fixture.service.state(of: fixture.clone).operation == nil)
    }
  }

  @Test func `a clone before its first commit, and a submodule`() async throws {
    let folder = fixture.root.appending(path: "empty", directoryHint: .isDirectory)
    try fixture.git(["init", "--quiet", folder.path], in: fixture.root)
    let empty = try await fixture.service.add(folder.path)
    let state = try await fixture.service.state(of: empty)
    try fixture.git(
      ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", fixture.fork.path, "sub"]
    )
    let clone = try await fixture.clone

    #expect(state.head == .branch("main"))
    #expect(state.commit == nil)
    #expect(try await fixture.service.state(of: clone).submodules == ["sub"])
    let inside = try await fixture.service.add(fixture.folder.appending(path: "sub").path)
    #expect(inside.folder == fixture.folder.appending(path: "sub").path)
  }

  @Test func `only files of the clone are opened`() async throws {
    try fixture.write("text\n", to: "folder/日本 a.txt", in: fixture.folder)
    try fixture.write("secret\n", to: "secret.txt")
    let files = FileManager.default
    for (name, place) in [("link", "../secret.txt"), ("inner", "folder"), ("git", ".git/config")] {
      let link = fixture.folder.appending(path: name).path
      try files.createSymbolicLink(atPath: link, withDestinationPath: place)
    }
    let (service, clone) = (fixture.service, try await fixture.clone)

    let path = try await service.path(of: "inner/日本 a.txt", in: clone)

    #expect(path == "\(clone.folder)/folder/日本 a.txt")
    for path in [
      "../secret.txt", "link", "folder/../../secret.txt", "/etc/passwd", "", "folder", "missing",
      ".git/config", ".GIT/config", "git", "./moon.txt", "moon.txt/", "a\0b",
    ] {
      await #expect(throws: CloneFailure(.missing(path)), "\(path)") {
        try await service.path(of: path, in: clone)
      }
    }
  }
}
