import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

/// Requests for uploads, whose addresses are secrets.
struct UploadRequestTests {
  private let name = GitHub.RepositoryName(owner: "ada", name: "engine")
  private let tag = ["ETag": "\"1\""]

  private func address(on server: StubServer) throws -> URL {
    let host = try server.host.name
    return try #require(URL(string: "http://\(host)/private-user-images/1/2-a.png?jwt=secret.jwt"))
  }

  @Test func `a signed address gets no token, also on the server of the API`() async throws {
    let server = try StubServer(.status(200, "PNG"))
    let url = try address(on: server)

    let bytes = try await withClient(of: server) { try await $0.send(.upload(at: url, limit: 9)) }

    let request = try #require(server.requests.first)
    #expect(bytes == Data("PNG".utf8))
    #expect(request.line == "GET /private-user-images/1/2-a.png?jwt=secret.jwt")
    #expect(request.headers["authorization"] == nil)
  }

  @Test func `the HTML of a text and an upload are transferred each time`() async throws {
    let body = #"{"body_html": "<p>jwt=secret.jwt</p>"}"#
    let server = try StubServer(.status(200, body, headers: tag))
    let url = try address(on: server)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }

    try await withClient(of: server) { api in
      let api = api.authenticated(with: GitHub.Token("secret-token"), cacheFolder: folder)
      for _ in 0..<2 {
        _ = try await api.send(.html(ofIssue: 7, of: name))
        _ = try await api.send(.upload(at: url, limit: 99))
      }
    }

    #expect(server.requests.count == 4)
    #expect(server.requests.allSatisfy { $0.headers["if-none-match"] == nil })
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.isEmpty)
  }

  @Test(arguments: [
    StubResponse.status(403, #"{"message": "expired"}"#), .status(404), .status(302),
    .status(200, String(repeating: "x", count: 100)), .cut("PNG"),
  ])
  func `no error names the signature`(response: StubResponse) async throws {
    let events = Events()
    let server = try StubServer(response)
    let url = try address(on: server)

    let error = try await withClient(of: server, settings: .test(events: events)) { api in
      await failure { try await api.send(.upload(at: url, limit: 9)) }
    }

    #expect(error?.request == "GET /private-user-images/1/2-a.png")
    #expect(!String(reflecting: error).contains("secret.jwt"))
    #expect(!String(reflecting: events.all).contains("secret.jwt"))
  }

  @Test func `a signed address is not followed elsewhere`() async throws {
    let other = try StubServer(.status(200, "PNG"))
    let target = try address(on: other).absoluteString
    let server = try StubServer(.status(302, headers: ["Location": target]))
    let url = try address(on: server)

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.upload(at: url, limit: 9)) }
    }

    #expect(error?.reason == .redirect)
    #expect(other.requests.isEmpty)
  }
}
