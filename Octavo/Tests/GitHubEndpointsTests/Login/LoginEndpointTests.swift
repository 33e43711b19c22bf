import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct LoginEndpointTests {
  @Test func `the user and the scopes of a token`() throws {
    let endpoint = Endpoint.tokenOwner
    let json = #"{"id": 1, "login": "mona"}"#

    let owner = try endpoint.value(of: json, headers: ["X-OAuth-Scopes": "repo, user:follow,"])
    let fineGrained = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /user")
    #expect(owner.user == GitHub.User(id: 1, login: "mona"))
    #expect(owner.scopes == ["repo", "user:follow"])
    #expect(fineGrained.scopes == nil)
  }

  @Test func `a token is made by a request that is not repeated`() throws {
    let endpoint = try Endpoint.authorization(TokenRequest(scopes: ["repo"], note: "Octavo 1"))

    #expect(endpoint.line == "POST /authorizations")
    #expect(!endpoint.request.isIdempotent)
    #expect(endpoint.request.body == Data(#"{"note":"Octavo 1","scopes":["repo"]}"#.utf8))
    #expect(
      try endpoint.value(of: #"{"id": 9, "token": "made"}"#)
        == Authorization(id: 9, token: GitHub.Token("made"))
    )
  }

  @Test(arguments: [APIError.Reason.notFound, .unexpected(status: 405), .server(status: 501)])
  func `a server that makes no tokens returns none`(_ reason: APIError.Reason) throws {
    let endpoint = try Endpoint.authorization(TokenRequest(scopes: [], note: ""))

    #expect(endpoint.value(for: APIError(reason)) == .some(nil))
    #expect(endpoint.value(for: APIError(.unauthorized)) == nil)
  }

  @Test func `a token that the server does not revoke is no error`() throws {
    let endpoint = Endpoint.revocation(ofAuthorization: 9)

    #expect(endpoint.line == "DELETE /authorizations/9")
    try endpoint.value(of: "")
    #expect(endpoint.value(for: APIError(.unauthorized)) != nil)
    #expect(endpoint.value(for: APIError(.offline)) == nil)
  }
}
