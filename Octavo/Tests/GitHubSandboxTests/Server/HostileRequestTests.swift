import Foundation
import Testing

@testable import GitHubSandbox

/// Random requests, of which none may end in a server error or a broken connection.
///
/// `Scripts/conformance` sends a hundred thousand of them.
struct HostileRequestTests {
  private static let texts = [
    "ines", "harbour", "..", ".", "%2e%2e", "%00", "%ff%fe", "%0d%0aX:1", "--upload-pack=id", "-p",
    "$(id)", "`id`", "%22", "%5C", "*", "0", "-1", "null", String(repeating: "a", count: 300),
  ]
  private static let refs =
    texts + [
      "main", "v1.0", "HEAD", "refs/heads/main", "heads/main", "main~1", "main%5E%7Btree%7D",
      "@%7B-1%7D", "deadbeef", "main..v1.0", ":/Light", "--output=x", "main:README.md", "%5Emain",
      String(repeating: "0", count: 40), String(repeating: "f", count: 64), "--all",
    ]
  private static let paths = [
    "/users/T", "/users/T/repos", "/users/T/events", "/users/T/received_events", "/events",
    "/notifications/threads/T", "/user/following/T", "/user/starred/T/T", "/repositories/T",
    "/search/repositories", "/avatars/T.png", "/issues", "/T/T",
  ]
  private static let places = [
    "", "/commits", "/commits/R", "/commits/R/status", "/commits/R/pulls", "/compare/R...R",
    "/branches/R", "/releases/R", "/releases/tags/R", "/contents/R", "/readme/R", "/git/trees/R",
    "/git/blobs/R", "/git/ref/R", "/git/refs/R", "/git/tags/R", "/git/matching-refs/R",
    "/git/commits/R", "/languages", "/contributors", "/pulls", "/pulls/T", "/pulls/T/files",
    "/issues", "/issues/T", "/issues/T/comments", "/issues/comments/T", "/subscription", "/T",
  ]
  private static let keys = [
    "ref", "sha", "path", "since", "until", "author", "page", "per_page", "recursive", "state",
    "labels", "sort", "direction", "q", "head", "base", "creator", "all", "before", "s",
  ]
  private static let bodies = [
    "", "{}", "[]", "{", "null", #"{"title": 1}"#, #"{"title": "t"}"#, #"{"body": "b"}"#, "\0",
    #"{"state": "closed"}"#, #"{"ignored": "x"}"#, String(repeating: "[", count: 2000),
  ]

  private struct RandomRequest: Sendable {
    let method: String
    let path: String
    let accept: String
    let body: String?

    init(_ chance: inout SeededGenerator) {
      method =
        (Array(repeating: "GET", count: 8) + ["HEAD", "PUT", "POST", "PATCH", "DELETE"])
        .randomElement(using: &chance) ?? "GET"
      let isInRepository = Bool.random(using: &chance)
      let pattern = (isInRepository ? places : paths).randomElement(using: &chance) ?? ""
      var path = isInRepository ? "/repos/harbour/lantern" : ""
      for character in pattern {
        switch character {
        case "R": path += refs.randomElement(using: &chance) ?? ""
        case "T": path += texts.randomElement(using: &chance) ?? ""
        default: path.append(character)
        }
      }
      if Bool.random(using: &chance) {
        let value = refs.randomElement(using: &chance) ?? ""
        path += "?\(keys.randomElement(using: &chance) ?? "")=\(value)"
      }
      self.path = path
      let kinds = ["raw", "html", "diff", "patch", "sha", "star", "full", "object", "json"]
      accept = "application/vnd.github.\(kinds.randomElement(using: &chance) ?? "")"
      body = ["GET", "HEAD"].contains(method) ? nil : bodies.randomElement(using: &chance)
    }
  }

  @Test func `no random request makes a server error`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      var chance = SeededGenerator(state: 15)
      var found: [String] = []
      for _ in 0..<500 {
        let request = RandomRequest(&chance)
        let response = try await client.send(
          request.method,
          request.path,
          Client.token.merging(["Accept": request.accept]) { $1 },
          body: request.body
        )
        if response.status >= 500 {
          found.append("\(request.method) \(request.path): \(response.status)")
        }
      }

      #expect(found == [])
    }
  }
}

/// A generator of random numbers that gives the same ones for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
