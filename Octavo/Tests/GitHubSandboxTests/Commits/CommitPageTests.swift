import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Pages of a long log by their numbers.
struct CommitPageTests {
  private static let root = "/repos/harbour/long/commits"

  /// A log of 1,203 commits with a merged branch.
  private func serve(_ body: (Client, [String]) async throws -> Void) async throws {
    let workshop = try Workshop()
    let place = try workshop.repository("long") { draft in
      for number in 0..<1200 {
        if number == 700 {
          let time = Workshop.now - 95_000
          draft.commit("side", by: Workshop.ines, at: time, "Side", from: "main")
          draft.commit("side", by: Workshop.ines, at: time + 1000, "Side again")
        }
        draft.commit(by: Workshop.ines, at: Workshop.now - 100_000 + 10 * number, "Main \(number)")
      }
      draft.commit(by: Workshop.ines, at: Workshop.now, "Merge", merging: "side")
    }
    let log = try Git.run(["log", "--format=%H", "main"], in: place)
    try await workshop.serve { client async throws in
      try await body(client, log.split(separator: "\n").map(String.init))
    }
  }

  @Test func `every page is that of the log, whatever the way to it`() async throws {
    try await serve { client, log async throws in
      #expect(log.count == 1203)
      for page in [1, 2, 10, 11, 12, 13] {
        let start = (page - 1) * 100
        let path = "\(Self.root)?per_page=100&page=\(page)"
        let list = try await client.checked(path, against: "commits")

        #expect(list.strings("sha") == Array(log.dropFirst(start).prefix(100)))
      }
      let beyond = try await client.get("\(Self.root)?per_page=100&page=14")
      #expect(try beyond.json == .array([]))
    }
  }

  @Test func `a page of one commit has the number of all, also of those until a time`()
    async throws
  {
    try await serve { client, log async throws in
      let all = try await client.get("\(Self.root)?per_page=1")
      let second = Date(timeIntervalSince1970: TimeInterval(Workshop.now - 99_990))
      let time = second.formatted(.iso8601)
      let old = try await client.get("\(Self.root)?per_page=1&until=\(time)")
      let none = try await client.get("\(Self.root)?per_page=1&until=1970-01-02T00:00:00Z")

      #expect(try all.json.strings("sha") == [log[0]])
      #expect(all.headers["link"]?.contains("page=1203>; rel=\"last\"") == true)
      #expect(try old.json.strings("sha") == [log[1201]])
      #expect(old.headers["link"]?.contains("page=2>; rel=\"last\"") == true)
      #expect(try none.json == .array([]))
      #expect(none.headers["link"] == nil)
    }
  }
}
