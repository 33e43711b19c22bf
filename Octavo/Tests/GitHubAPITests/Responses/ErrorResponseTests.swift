import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import GitHubAPI

struct ErrorResponseTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func reason(
    _ status: Int,
    _ headers: ResponseHeaders = [:],
    _ body: String = ""
  ) -> APIError.Reason? {
    let response = GitHub.Response(status: status, headers: headers, body: Data(body.utf8))
    let request = Endpoint.currentUser.request
    return ErrorResponse(response, to: request, now: now).error?.reason
  }

  @Test(arguments: [200, 201, 204, 205])
  func `success is no refusal`(_ status: Int) {
    #expect(reason(status) == nil)
  }

  @Test func `a response that is being computed is not ready, a change that is accepted is`() {
    let star = Endpoint.setStarred(true, GitHub.RepositoryName(owner: "a", name: "b")).request
    let response = GitHub.Response(status: 202, headers: ["Retry-After": "3"], body: Data())

    let read = ErrorResponse(response, to: Endpoint.currentUser.request, now: now).error
    let write = ErrorResponse(response, to: star, now: now).error

    #expect(read == APIError(.notReady, request: "GET /user", retryAfter: .seconds(3)))
    #expect(write == nil)
  }

  @Test func `an error has the identifier of its request, for GitHub's support`() {
    let response = GitHub.Response(
      status: 500,
      headers: ["X-GitHub-Request-Id": "C0DE:1"],
      body: Data()
    )

    let error = ErrorResponse(response, to: Endpoint.currentUser.request, now: now).error

    #expect(error?.requestID == "C0DE:1")
    #expect(error?.description == "GET /user: server(status: 500): request C0DE:1")
  }

  @Test func `a second factor says where its code comes from`() {
    #expect(reason(401) == .unauthorized)
    #expect(reason(401, ["X-GitHub-OTP": "required; app"]) == .otpRequired(.app))
    #expect(reason(401, ["x-github-otp": "required; sms"]) == .otpRequired(.sms))
    #expect(reason(401, ["X-GitHub-OTP": "required"]) == .otpRequired(.unknown))
    #expect(reason(401, ["X-GitHub-OTP": "optional"]) == .unauthorized)
  }

  @Test func `a file of more than 100 MB is too large, not forbidden`() {
    let body = #"{"message": "Too large", "errors": [{"resource": "Blob", "code": "too_large"}]}"#

    #expect(reason(403, [:], body) == .tooLarge(limit: 100 << 20))
  }

  @Test(arguments: [403, 429])
  func `an empty bucket says when it is full again`(_ status: Int) {
    let headers: ResponseHeaders = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700000059",
    ]

    #expect(reason(status, headers) == .rateLimited(until: now.addingTimeInterval(60)))
  }

  @Test(arguments: [403, 429])
  func `an empty bucket without an end is empty for a minute`(_ status: Int) {
    let end = now.addingTimeInterval(60)

    #expect(reason(status, ["X-RateLimit-Remaining": "0"]) == .rateLimited(until: end))
    #expect(
      reason(status, ["X-RateLimit-Remaining": "0", "Retry-After": "5"])
        == .rateLimited(until: now.addingTimeInterval(5))
    )
  }

  @Test func `the end of a limit is measured by the clock of the server`() {
    // The clock of the server is an hour ahead.
    let headers: ResponseHeaders = [
      "Date": "Tue, 14 Nov 2023 23:13:20 GMT", "X-RateLimit-Limit": "60",
      "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700003609",
    ]

    #expect(reason(403, headers) == .rateLimited(until: now.addingTimeInterval(10)))
    #expect(
      reason(
        403,
        [
          "Date": "Tue, 14 Nov 2023 23:13:20 GMT", "Retry-After": "Tue, 14 Nov 2023 23:13:50 GMT",
        ]
      ) == .secondaryLimit(retryAfter: .seconds(30))
    )
  }

  @Test func `an end in the far future is a day away at most`() {
    let headers: ResponseHeaders = [
      "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "99999999999",
    ]

    #expect(reason(403, headers) == .rateLimited(until: now.addingTimeInterval(86_401)))
  }

  @Test func `a server that is busy says how long to wait`() {
    let response = GitHub.Response(status: 503, headers: ["Retry-After": "7"], body: Data())

    let error = ErrorResponse(response, to: Endpoint.currentUser.request, now: now).error

    #expect(error?.reason == .server(status: 503))
    #expect(error?.retryAfter == .seconds(7))
  }

  @Test func `a repository that is blocked names the notice`() throws {
    let body = #"""
      {"message": "Repository access blocked",
       "block": {"reason": "dmca", "html_url": "https://github.com/github/dmca/x.md"}}
      """#

    let notice = try #require(URL(string: "https://github.com/github/dmca/x.md"))

    #expect(reason(451, [:], body) == .blocked(notice: notice))
  }

  @Test func `a secondary limit says how long to wait`() {
    #expect(
      reason(403, ["Retry-After": "30"]) == .secondaryLimit(retryAfter: .seconds(30))
    )
    #expect(
      reason(403, ["Retry-After": "Tue, 14 Nov 2023 22:13:50 GMT"])
        == .secondaryLimit(retryAfter: .seconds(30))
    )
    #expect(
      reason(403, ["Retry-After": "Tue, 14 Nov 2023 22:13:00 GMT"])
        == .secondaryLimit(retryAfter: .zero)
    )
    #expect(
      reason(403, [:], #"{"message": "You have exceeded a secondary rate limit."}"#)
        == .secondaryLimit(retryAfter: .seconds(60))
    )
    #expect(reason(429) == .secondaryLimit(retryAfter: .seconds(60)))
  }

  @Test func `an organisation's sign-on names its page`() throws {
    let page = try #require(URL(string: "https://github.com/orgs/a/sso?x=1"))

    #expect(
      reason(403, ["X-GitHub-SSO": "required; url=https://github.com/orgs/a/sso?x=1"])
        == .singleSignOn(page: page)
    )
    #expect(reason(403, ["X-GitHub-SSO": "required"]) == .singleSignOn(page: nil))
    #expect(reason(403, ["X-GitHub-SSO": "partial-results; organizations=1"]) == .forbidden)
  }

  @Test(arguments: [
    (400, APIError.Reason.unexpected(status: 400)), (404, .notFound), (410, .gone),
    (409, .conflict), (451, .blocked(notice: nil)), (403, .forbidden),
    (500, .server(status: 500)), (503, .server(status: 503)), (304, .unexpected(status: 304)),
  ])
  func `each status has its reason`(status: Int, expected: APIError.Reason) {
    #expect(reason(status, [:], "<html>no JSON</html>") == expected)
  }

  @Test func `a repository without commits has a reason of its own among conflicts`() {
    #expect(reason(409, [:], #"{"message": "Git Repository is empty."}"#) == .emptyRepository)
  }

  @Test(
    arguments: [
      (#"{"message": "m"}"#, []),
      (
        #"{"errors": [{"resource": "Issue", "field": "title", "code": "missing_field"}]}"#,
        [APIError.FieldError(resource: "Issue", field: "title", code: "missing_field")]
      ),
      (
        #"{"errors": [{"resource": "Search", "code": "custom", "message": "No"}]}"#,
        [APIError.FieldError(resource: "Search", code: "custom", message: "No")]
      ),
      (#"{"errors": ["Not so"]}"#, [APIError.FieldError(message: "Not so")]),
      (
        #"{"errors": [{"field": "title"}, "Not so", 3]}"#,
        [APIError.FieldError(field: "title"), APIError.FieldError(message: "Not so")]
      ),
      (#"{"errors": "Not so"}"#, [APIError.FieldError(message: "Not so")]),
      (#"{"errors": null}"#, []), ("[]", []), ("", []),
    ] as [(String, [APIError.FieldError])]
  )
  func `a refused request says what was wrong in each form`(
    body: String,
    errors: [APIError.FieldError]
  ) {
    #expect(reason(422, [:], body) == .validation(errors))
  }
}
