import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import GitHubAPI

struct RequesterTests {
  @Test(arguments: [
    ("https://ghe.example.com/api/v3/user", true), ("https://GHE.example.com:443/x", true),
    ("https://ghe.example.com:8443/x", false), ("http://ghe.example.com/x", false),
    ("https://ghe.example.com.evil.example/x", false), ("https://evil.example/api/v3", false),
  ])
  func `the token goes to the server it is for, and nowhere else`(
    address: String,
    goesAlong: Bool
  ) throws {
    let settings = ClientSettings()
    let requester = Requester(
      host: try GitHub.Host(parsing: "ghe.example.com"),
      credentials: .token(GitHub.Token("secret")),
      settings: settings,
      transport: Transport(settings: settings),
      cache: ResponseCache(capacity: 0),
      server: ServerState(),
      version: ServerVersion(settings.apiVersion)
    )
    let url = try #require(URL(string: address))

    let name = GitHub.RepositoryName(owner: "a", name: "b")
    let asset = Endpoint.asset(7, of: name, limit: .max)

    // An asset is redirected from the API to the server that has the bytes.
    for request in [Endpoint.avatar(at: url).request, asset.request] {
      let headers = requester.headers(for: request, at: url, "2026-03-10")
      #expect(headers.contains { $0.1.contains("secret") } == goesAlong)
    }
  }
}
