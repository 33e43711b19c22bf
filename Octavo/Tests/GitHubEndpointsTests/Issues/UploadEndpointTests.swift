import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct UploadEndpointTests {
  private let secret = "eyJhbGciOi.eyJpc3Mi.c2ln"

  @Test func `the text of an issue and of a comment as HTML`() throws {
    let issue = Endpoint.html(ofIssue: 7, of: Sample.engine)
    let comment = Endpoint.html(ofComment: 42, in: Sample.engine)

    #expect(issue.line == "GET /repos/ada/engine/issues/7")
    #expect(comment.line == "GET /repos/ada/engine/issues/comments/42")
    #expect(issue.request.mediaType.rawValue == "application/vnd.github.html+json")
    let body = #"{"id": 42, "body_html": "<p dir=\"auto\">Too hot</p>", "user": null}"#
    #expect(try comment.value(of: body) == #"<p dir="auto">Too hot</p>"#)
    #expect(try issue.value(of: #"{"number": 7, "body_html": null}"#).isEmpty)
    #expect(throws: APIError.self) { try comment.value(of: "[]") }
  }

  @Test func `a signed address gets no token and no redirect, and nothing of it is stored`() throws
  {
    let url = try #require(URL(string: "https://private.example/1/2-a.png?jwt=\(secret)"))

    let endpoint = Endpoint.upload(at: url, limit: 8 << 20)

    #expect(endpoint.request.url(from: url) == url)
    #expect(endpoint.request.isAllowedElsewhere)
    #expect(endpoint.request.isAnonymous)
    #expect(!endpoint.request.followsRedirects)
    #expect(endpoint.request.maximumBytes == 8 << 20)
    for request in [endpoint.request, Endpoint.html(ofIssue: 7, of: Sample.engine).request] {
      #expect(!request.isStored)
    }
    #expect(try endpoint.value(of: "PNG") == Data("PNG".utf8))
  }

  @Test func `errors and logs name only the path of a signed address`() throws {
    let url = try #require(URL(string: "https://private.example/1/2-a.png?jwt=\(secret)"))

    let endpoint = Endpoint.upload(at: url, limit: 1)

    #expect("\(endpoint)" == "GET /1/2-a.png")
    #expect(endpoint.request.summary == "GET /1/2-a.png")
  }
}
