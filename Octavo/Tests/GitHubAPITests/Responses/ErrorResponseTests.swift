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

  @Test(arguments: [200, 201, 202, 204, 205])
  func `success is no refusal`(_ status: Int) {
    #expect(reason(status) == nil)
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
    (400, APIError.Reason.unexpected(status: 400)), (404, .notFound), (410, .notFound),
    (409, .unexpected(status: 409)), (451, .forbidden), (403, .forbidden),
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
