import GitHubValues
import Testing

@testable import GitHubEndpoints

struct AccountKindTests {
  @Test(
    arguments: [
      (#"{"id": 1, "login": "dependabot[bot]", "type": "Bot"}"#, .bot),
      (#"{"id": 1, "login": "dependabot[bot]"}"#, .bot),
      (#"{"id": 1, "login": "Copilot", "type": "Bot"}"#, .bot),
      (#"{"id": 1, "login": "acme", "type": "Organization"}"#, .organization),
      (#"{"id": 1, "login": "ada", "type": "User"}"#, .user),
      (#"{"id": 1, "login": "ada", "type": 7}"#, .init(rawValue: "7")),
      (#"{"id": 1, "login": "old", "type": "Mannequin"}"#, .init(rawValue: "mannequin")),
    ] as [(String, GitHub.User.Kind)]
  )
  func `the kind of an account is that of the server`(
    _ json: String,
    _ kind: GitHub.User.Kind
  ) throws {
    let account = try Endpoint.followers(of: "x").value(of: "[\(json)]").items.first

    #expect(try Endpoint.user("x").value(of: json).kind == kind)
    #expect(account?.kind == kind)
    #expect(account?.isBot == (kind == .bot))
  }

  @Test func `a profile without a kind is that of a user`() throws {
    let json = #"{"id": "1", "login": "ada", "type": null}"#

    #expect(try Endpoint.user("ada").value(of: json) == GitHub.User(id: 1, login: "ada"))
  }

  @Test func `a bot is known by its login`() {
    #expect(GitHub.Account(login: "renovate[bot]").isBot)
    #expect(!GitHub.Account(login: "bot").isBot)
  }
}
