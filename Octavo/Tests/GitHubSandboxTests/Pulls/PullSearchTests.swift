import Testing

@testable import GitHubSandbox

/// Searches for pull requests by branches, reviews and requests.
struct PullSearchTests {
  @Test func `reviews, requests, branches and states are conditions`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, ines) = (client(Workshop.writer), client(Workshop.account))
      try await wanda.propose("wick")
      try await wanda.propose("clash", draft: true)
      let requests = "/pulls/2/requested_reviewers"
      try await wanda.send("POST", requests, #"{"reviewers": ["ines"]}"#)
      try await ines.send("POST", "/pulls/1/reviews", #"{"event": "APPROVE"}"#)
      func numbers(_ query: String) async throws -> [Int] {
        let text = PercentCoding.encode("is:pr \(query)".utf8)
        return try await ines.json("//search/issues?q=\(text)&sort=created&order=asc")["items"]
          .items.compactMap { $0["number"].number }
      }

      #expect(try await numbers("review:approved") == [1])
      #expect(try await numbers("review:none") == [2])
      #expect(try await numbers("review-requested:@me") == [2])
      #expect(try await numbers("user-review-requested:ines -draft:true") == [])
      #expect(try await numbers("reviewed-by:ines") == [1])
      #expect(try await numbers("head:wick") == [1])
      #expect(try await numbers("base:main") == [1, 2])
      #expect(try await numbers("draft:false") == [1])
      #expect(try await numbers("is:merged") == [])
      #expect(try await numbers("is:unmerged author:wanda is:open") == [1, 2])
      #expect(try await numbers("team-review-requested:a/b") == [])
      let issues = PercentCoding.encode("is:issue".utf8)
      #expect(try await ines.json("//search/issues?q=\(issues)")["total_count"] == .int(0))
    }
  }
}
