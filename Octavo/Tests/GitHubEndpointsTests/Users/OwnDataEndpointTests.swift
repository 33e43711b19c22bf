import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct OwnDataEndpointTests {
  @Test func `addresses of e-mail`() throws {
    let json = #"""
      [{"email": "ada@example.com", "primary": true, "verified": true, "visibility": "public"},
       {"email": "a@b", "primary": "yes", "verified": false, "visibility": null}, {"email": ""}]
      """#

    #expect(Endpoint.ownEmailAddresses.line == "GET /user/emails?per_page=100")
    #expect(
      try Endpoint.ownEmailAddresses.value(of: json).items == [
        .init(address: "ada@example.com", isPrimary: true, isVerified: true, isPublic: true),
        .init(address: "a@b", isPrimary: false, isVerified: false, isPublic: false),
      ]
    )
  }

  @Test func `public keys, own and of others`() throws {
    let json = #"[{"id": 1, "key": "ssh-ed25519 AAAA", "title": "box"}, {"id": 2}, {"key": "x"}]"#

    #expect(Endpoint.ownKeys.line == "GET /user/keys?per_page=100")
    #expect(Endpoint.keys(of: "a/b").line == "GET /users/a%2Fb/keys?per_page=100")
    #expect(
      try Endpoint.ownKeys.value(of: json).items
        == [.init(id: 1, title: "box", key: "ssh-ed25519 AAAA")]
    )
  }
}
