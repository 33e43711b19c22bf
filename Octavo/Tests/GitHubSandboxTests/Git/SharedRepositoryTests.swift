import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Outputs of git that are kept, and the sandboxes that share them.
struct SharedRepositoryTests {
  @Test func `sandboxes of one folder share its repository, which goes with the last`() throws {
    let workshop = try Workshop()
    let place = try workshop.lantern().path
    var first: GitRepository? = .shared(directory: place)
    weak let same = first

    #expect(GitRepository.shared(directory: place) === same)
    first = nil
    #expect(same == nil)
  }

  @Test func `git is asked once for what it said of a commit, and again after a new one`()
    async throws
  {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let git = GitRepository(directory: place.path)
    let head = try #require(try await git.refs().head)
    let record = try await git.record(of: head)

    // Without its objects, git could not answer.
    let objects = place.appending(path: "objects")
    let hidden = place.appending(path: "hidden")
    try FileManager.default.moveItem(at: objects, to: hidden)
    #expect(try await git.record(of: head) == record)
    try FileManager.default.moveItem(at: hidden, to: objects)

    try Git.run(["branch", "another", "main"], in: place)
    _ = try await git.refs()
    try FileManager.default.moveItem(at: objects, to: hidden)
    await #expect(throws: GitFailure.self) { try await git.record(of: head) }
  }

  @Test func `long outputs are not kept, and the oldest go first`() {
    var cache = OutputCache()
    // With its argument of one byte, a quarter.
    let part = [UInt8](repeating: 0, count: OutputCache.limit / 4 - 1)
    cache[["long"]] = part + [0]
    for number in 0..<5 { cache[["\(number)"]] = part }

    #expect(cache[["long"]] == nil)
    #expect(cache[["0"]] == nil)
    #expect(cache[["1"]] == part)
    #expect(cache[["4"]] == part)
    #expect(cache.size == OutputCache.limit)
  }

  @Test func `the arguments of empty outputs count`() {
    var cache = OutputCache()
    let path = String(repeating: "p", count: OutputCache.limit / 5)
    for number in 0..<10 { cache[["\(number)", path]] = [] }

    #expect(cache[["0", path]] == nil)
    #expect(cache[["9", path]] == [])
    #expect(cache.size <= OutputCache.limit)
  }
}
