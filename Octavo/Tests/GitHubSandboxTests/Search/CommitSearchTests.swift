import Foundation
import Testing

@testable import GitHubSandbox

/// Searches in the messages of commits.
struct CommitSearchTests {
  private func subjects(_ query: String, _ client: Client) async throws -> [String] {
    let text = query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let json = try await client.checked("/search/commits?q=\(text)", against: "search-commits")
    return json["items"].items.compactMap { $0["commit"]["message"].text }
  }

  @Test func `words, authors and repositories are looked for in default branches`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let all = ["Add the foghorn", "Turn the lens", "Light the lamp"]
      #expect(try await subjects("the", client) == all)
      #expect(try await subjects("THE lamp", client) == ["Light the lamp"])
      #expect(try await subjects("the author:ines", client) == ["Add the foghorn"])
      #expect(try await subjects("the -author:ines", client) == Array(all.dropFirst()))
      #expect(try await subjects("the repo:harbour/none", client) == [])
      #expect(try await subjects("the -repo:harbour/lantern", client) == [])
      #expect(try await subjects("the org:harbour committer:tomas", client).count == 2)
      // Only the branch that is not the default one has it.
      #expect(try await subjects("deeper", client) == [])
    }
  }

  @Test(arguments: [
    "--output=/tmp/x", "-e", "^", ".*", "\"", "\u{1B}[2J", "e\u{301}", "--", "a\nb",
    String(repeating: "x", count: 256),
  ])
  func `a word is no pattern and no option`(_ word: String) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let found = try await client.get(
        "/search/commits?q=lamp%20\(word.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
      )

      #expect([200, 422].contains(found.status))
      let isEmpty = try found.json["items"].items.isEmpty
      #expect(isEmpty || word == "\"")
    }
  }

  @Test func `orders are by date, and others are refused`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/search/commits?q=the&order=asc&sort"
      let oldest = try await client.get("\(path)=author-date").json["items"][0]

      #expect(oldest["commit"]["message"] == .string("Light the lamp"))
      #expect(oldest["repository"]["full_name"] == .string("harbour/lantern"))
      #expect(try await client.get("\(path)=stars").status == 422)
      #expect(try await client.get("/search/commits?q=").status == 422)
    }
  }
}
