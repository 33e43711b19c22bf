import Foundation
import GitFixture
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Facts that keep a pull request from being checked out.
struct ObstacleTests {
  private let fixture: CloneFixture

  init() throws { fixture = try CloneFixture() }

  /// Expects a checkout to be blocked, and the clone to be as before.
  private func expectBlocked(
    _ obstacles: [CheckoutObstacle],
    _ source: PullRequestSource? = nil,
    in place: CheckoutRequest.Place = .clone,
    branch: String? = nil
  ) async throws {
    let before = try fixture.snapshot()

    let outcome = try await fixture.checkOut(source, in: place, branch: branch)

    #expect(outcome == .blocked(obstacles))
    #expect(try fixture.snapshot() == before)
  }

  @Test func `a file with changes that would be written is in the way, others are not`()
    async throws
  {
    let commit = try fixture.propose()
    try fixture.write("mine\n", to: "moon.txt", in: fixture.folder)
    try fixture.write("notes\n", to: "notes.txt", in: fixture.folder)
    try fixture.write("mine\n", to: "tides.txt", in: fixture.folder)

    try await expectBlocked([.localChanges(["tides.txt"])])
    try fixture.git(["add", "tides.txt"])
    try await expectBlocked([.localChanges(["tides.txt"])])
    try fixture.git(["checkout", "--quiet", "HEAD", "tides.txt"])
    let outcome = try await fixture.checkOut()

    #expect(outcome.result?.commit == commit)
    #expect(fixture.text("moon.txt") == "mine\n")
    #expect(fixture.text("notes.txt") == "notes\n")
  }

  @Test(arguments: ["new.txt", "folder/new.txt"])
  func `a file outside of git is never replaced, an ignored one neither`(path: String)
    async throws
  {
    try fixture.propose([path: "theirs\n"])
    try fixture.write("mine\n", to: String(path.prefix { $0 != "/" }), in: fixture.folder)
    let name = String(path.prefix { $0 != "/" })

    try await expectBlocked([.untrackedFiles([name])])
    try fixture.write("\(name)\n", to: ".git/info/exclude", in: fixture.folder)
    try await expectBlocked([.untrackedFiles([name])])

    #expect(fixture.text(name) == "mine\n")
  }

  @Test func `a file that git was asked not to look at is never replaced`() async throws {
    try fixture.propose()
    try fixture.git(["update-index", "--assume-unchanged", "tides.txt"])
    try fixture.write("mine\n", to: "tides.txt", in: fixture.folder)

    try await expectBlocked([.localChanges(["tides.txt"])])

    #expect(fixture.text("tides.txt") == "mine\n")
  }

  @Test func `a rebase that has not ended is in the way of the clone, not of a work tree`()
    async throws
  {
    let commit = try fixture.propose()
    try fixture.git(["checkout", "--quiet", "-b", "mine"])
    try fixture.commit(["tides.txt": "mine\n"], in: fixture.folder)
    _ = try? fixture.git(["fetch", "--quiet", "origin", "spring"])
    _ = try? fixture.git(["rebase", commit])

    try await expectBlocked([.operation(.rebase)])
    let state = try await fixture.service.state(of: fixture.clone)
    let outcome = try await fixture.checkOut(in: .workTree(folder: nil))

    #expect(state.operation == .rebase)
    #expect(state.head == .detached)
    #expect(state.changes == [LocalChange(path: "tides.txt", kinds: .conflict)])
    #expect(outcome.result?.commit == commit)
  }

  @Test func `commits of one’s own stay, with their numbers`() async throws {
    let first = try fixture.propose()
    _ = try await fixture.checkOut()
    try fixture.commit(["mine.txt": "mine\n"], in: fixture.folder)

    try await expectBlocked([.ownCommits(branch: "spring", .init(ahead: 1, behind: 0))])
    try fixture.propose(["theirs.txt": "theirs\n"], from: first)
    try await expectBlocked([.ownCommits(branch: "spring", .init(ahead: 1, behind: 1))])
    try fixture.git(["switch", "--quiet", "main"])
    try await expectBlocked([.ownCommits(branch: "spring", .init(ahead: 1, behind: 1))])
  }

  @Test func `a branch that is checked out elsewhere is named with its folder`() async throws {
    try fixture.propose()
    _ = try await fixture.checkOut()
    try fixture.git(["switch", "--quiet", "main"])
    let folder = fixture.root.appending(path: "elsewhere").path
    try fixture.git(["worktree", "add", "--quiet", folder, "spring"])

    try await expectBlocked([.otherWorkTree(branch: "spring", folder: folder)])
  }

  @Test func `names that exclude each other, and impossible ones`() async throws {
    try fixture.propose()
    try fixture.git(["branch", "a"])
    try fixture.git(["branch", "b/c"])

    try await expectBlocked([.excludedName(branch: "a/b", by: "a")], branch: "a/b")
    try await expectBlocked([.excludedName(branch: "b", by: "b/c")], branch: "b")
    for name in ["-f", "@{-1}", "-", "x y", "HEAD", String(repeating: "x", count: 300)] {
      try await expectBlocked([.unusableName(name)], branch: name)
    }
  }

  @Test func `a bare clone has no files, and gets a work tree`() async throws {
    let commit = try fixture.propose()
    let bare = fixture.root.appending(path: "bare.git", directoryHint: .isDirectory)
    try fixture.git(
      ["clone", "--quiet", "--bare", fixture.address("octo/tides"), bare.path],
      in: fixture.root
    )
    let clone = try await fixture.service.add(bare.path)
    let (service, source) = (fixture.service, fixture.source())
    let folder = fixture.root.appending(path: "bare-pull-12")

    let blocked = try await service.checkOut(CheckoutRequest(source), in: clone, progress: nil)
    let done = try await service.checkOut(
      CheckoutRequest(source, in: .workTree(folder: nil)),
      in: clone,
      progress: nil
    )

    #expect(clone.isBare)
    #expect(blocked == .blocked([.bare]))
    #expect(done.result?.folder == folder.path)
    #expect(try fixture.git(["rev-parse", "HEAD"], in: folder) == commit)
  }

  @Test func `a clone without remotes`() async throws {
    try fixture.propose()
    try fixture.git(["remote", "remove", "origin"])

    try await expectBlocked([.noRemote(fixture.tides)])
  }

  @Test func `a pull request whose commits the server has no more`() async throws {
    try await expectBlocked([.noHead])
  }

  @Test func `a shallow clone cannot compare a branch of its own`() async throws {
    let first = try fixture.propose()
    try fixture.propose(["a.txt": "a\n"], from: first)
    let folder = fixture.root.appending(path: "shallow", directoryHint: .isDirectory)
    let address = fixture.address("octo/tides")
    try fixture.git(
      ["clone", "--quiet", "--depth", "1", "--branch", "spring", address, folder.path],
      in: fixture.root
    )
    try fixture.git(["checkout", "--quiet", "--detach"], in: folder)
    try fixture.propose(["b.txt": "b\n"])
    let clone = try await fixture.service.add(folder.path)
    let request = CheckoutRequest(fixture.source())

    let outcome = try await fixture.service.checkOut(request, in: clone, progress: nil)
    let state = try await fixture.service.state(of: clone)

    #expect(outcome == .blocked([.shallow(branch: "spring")]))
    #expect(state.isShallow)
  }

  @Test func `another program that changes the clone is waited for by the user`() async throws {
    try fixture.propose()
    let lock = fixture.folder.appending(path: ".git/index.lock").path
    try fixture.write("", to: ".git/index.lock", in: fixture.folder)

    try await expectBlocked([.locked(file: lock)])
    try FileManager.default.removeItem(atPath: lock)
    try fixture.write("", to: ".git/config.lock", in: fixture.folder)
    let before = try fixture.snapshot()
    await #expect(throws: CloneFailure.self) { try await fixture.checkOut() }

    #expect(try fixture.snapshot() == before)
  }
}
