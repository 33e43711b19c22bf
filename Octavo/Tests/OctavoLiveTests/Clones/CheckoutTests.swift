import Foundation
import GitFixture
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Pull requests that are taken home.
struct CheckoutTests {
  private let fixture: CloneFixture

  init() throws { fixture = try CloneFixture() }

  @Test func `a branch of the base is checked out, and pulled from there`() async throws {
    let commit = try fixture.propose()

    let outcome = try await fixture.checkOut()

    let upstream = BranchUpstream(
      remote: "origin",
      repository: fixture.tides,
      reference: "refs/heads/spring"
    )
    let result = CheckoutResult(
      folder: fixture.folder.path.withoutSlash,
      branch: "spring",
      commit: commit,
      change: .created,
      upstream: upstream
    )
    #expect(outcome == .done(result))
    #expect(try fixture.git(["symbolic-ref", "HEAD"]) == "refs/heads/spring")
    #expect(fixture.text("tides.txt") == "ebb\nflow\nspring\n")
    #expect(try fixture.git(["rev-parse", "spring@{upstream}"]) == commit)
    let state = try await fixture.service.state(of: fixture.clone)
    #expect(state.upstream?.pullRequest?.fits(fixture.source()) == true)
    #expect(await fixture.service.startPullRequest() == nil)
    fixture.startFolder = fixture.folder.path
    #expect(await fixture.service.startPullRequest() == .head("spring", of: fixture.tides))
  }

  @Test func `a fork that the user may push to is the upstream`() async throws {
    let commit = try fixture.propose(on: "spring", fork: true)
    let source = fixture.source(fork: true, isPushable: true)

    let outcome = try await fixture.checkOut(source)

    #expect(outcome.result?.branch == "spring")
    #expect(outcome.result?.commit == commit)
    #expect(try fixture.git(["config", "branch.spring.remote"]) == fixture.address("ada/tides"))
    #expect(try fixture.git(["config", "branch.spring.merge"]) == "refs/heads/spring")
    try fixture.git(["pull", "--quiet"])
  }

  @Test func `other forks are pulled by the number of the pull request`() async throws {
    try fixture.propose(fork: true)
    let source = fixture.source(fork: true)

    let outcome = try await fixture.checkOut(source)

    #expect(outcome.result?.upstream.reference == "refs/pull/12/head")
    #expect(outcome.result?.upstream.pullRequest == .number(12, of: fixture.tides))
    #expect(try fixture.git(["config", "branch.spring.remote"]) == "origin")
  }

  @Test func `the base stands in for a fork that has been removed`() async throws {
    let commit = try fixture.propose(fork: true)
    try FileManager.default.removeItem(at: fixture.fork)
    let source = fixture.source(fork: true, isPushable: true)

    let outcome = try await fixture.checkOut(source)

    #expect(outcome.result?.commit == commit)
    #expect(outcome.result?.upstream.reference == "refs/pull/12/head")
  }

  @Test(arguments: ["-f", "--force", "HEAD", "main", "日本/語"])
  func `a branch of a fork with a hostile name gets a name of its own`(name: String) async throws {
    let main = try fixture.git(["rev-parse", "main"])
    let commit = try fixture.propose(on: name, fork: true)

    let outcome = try await fixture.checkOut(fixture.source(name, fork: true, isPushable: true))

    let branch = try #require(outcome.result?.branch)
    #expect(outcome.result?.commit == commit)
    #expect(branch == (name == "日本/語" ? name : "ada/\(name)"))
    #expect(try fixture.git(["rev-parse", "refs/heads/\(branch)"]) == commit)
    #expect(try fixture.git(["rev-parse", "main"]) == main)
  }

  @Test(arguments: ["a:refs/heads/main", "x..y", "@{-1}", "a b", "*", "\u{1B}[31m", ""])
  func `a name that no branch can have is not asked for`(name: String) async throws {
    let main = try fixture.git(["rev-parse", "main"])
    let commit = try fixture.propose()

    let outcome = try await fixture.checkOut(fixture.source(name, isPushable: true))

    #expect(outcome.result?.branch == "pull/12")
    #expect(outcome.result?.upstream.reference == "refs/pull/12/head")
    #expect(try fixture.git(["rev-parse", "HEAD"]) == commit)
    #expect(try fixture.git(["rev-parse", "main"]) == main)
  }

  @Test func `a second checkout brings what is new, and does nothing without`() async throws {
    let first = try fixture.propose()
    _ = try await fixture.checkOut()
    try fixture.git(["switch", "--quiet", "main"])
    let second = try fixture.propose(["new.txt": "new\n"], from: first)

    let advanced = try await fixture.checkOut()
    let unchanged = try await fixture.checkOut()
    let third = try fixture.propose(["newer.txt": "newer\n"], from: second)
    let merged = try await fixture.checkOut()

    #expect(advanced.result?.change == .advanced)
    #expect(unchanged.result?.change == .unchanged)
    #expect(merged.result?.commit == third)
    #expect(fixture.text("newer.txt") == "newer\n")
  }

  @Test func `another branch of the name is not the one of the pull request`() async throws {
    try fixture.propose(fork: true)
    try fixture.git(["branch", "spring"])
    let source = fixture.source(fork: true)

    let other = try await fixture.checkOut(source)
    let named = try await fixture.checkOut(source, branch: "spring")

    #expect(other.result?.branch == "ada/spring")
    #expect(named == .blocked([.otherBranch("spring", upstream: nil)]))
  }

  @Test func `a work tree of its own is made beside the clone`() async throws {
    let commit = try fixture.propose()

    let outcome = try await fixture.checkOut(in: .workTree(folder: nil))

    let folder = fixture.root.appending(path: "tides-pull-12")
    #expect(outcome.result?.folder == folder.path)
    #expect(try fixture.git(["rev-parse", "HEAD"], in: folder) == commit)
    #expect(try fixture.git(["symbolic-ref", "HEAD"]) == "refs/heads/main")
    let again = try await fixture.checkOut(in: .workTree(folder: nil))
    #expect(
      again
        == .blocked([
          .folderExists(folder.path), .otherWorkTree(branch: "spring", folder: folder.path),
        ])
    )
  }

  @Test func `the user’s hooks run, and the result says where they are`() async throws {
    try fixture.propose()
    let hook = fixture.folder.appending(path: ".git/hooks/post-checkout")
    try ToolScript.write("echo ran > ran.txt; exit 3", to: hook)

    let outcome = try await fixture.checkOut()

    let folder = fixture.folder.appending(path: ".git/hooks").path
    #expect(outcome.result?.hooks == CloneHooks(folder: folder, names: ["post-checkout"]))
    #expect(outcome.result?.hasFailedHook == true)
    #expect(fixture.text("ran.txt") == "ran\n")
    #expect(try fixture.git(["symbolic-ref", "HEAD"]) == "refs/heads/spring")
  }
}

extension CheckoutOutcome {
  /// The result; `nil` if something was in the way.
  var result: CheckoutResult? {
    guard case .done(let result) = self else { return nil }
    return result
  }

  /// The obstacles.
  var obstacles: [CheckoutObstacle] {
    guard case .blocked(let obstacles) = self else { return [] }
    return obstacles
  }
}

extension String {
  /// The path without a slash at its end.
  var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
