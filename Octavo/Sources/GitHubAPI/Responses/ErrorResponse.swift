import Foundation
import GitHubEndpoints
import GitHubValues

/// A response of a server that has not accepted the request, and its reason.
struct ErrorResponse {
  let response: GitHub.Response
  let request: GitHub.Request
  let now: Date
  private let message: String?
  private let errors: [APIError.FieldError]
  private let notice: URL?
  private let isLimited: Bool

  init(_ response: GitHub.Response, to request: GitHub.Request, now: Date) {
    self.response = response
    self.request = request
    self.now = now
    let body = try? JSONDecoder().decode(LenientObject<Body>.self, from: response.body).value
    message = body?.message
    errors = body?.errors ?? []
    notice = body?.notice
    isLimited = body?.isLimited ?? false
  }

  /// The error to throw; `nil` if the server has accepted the request.
  var error: APIError? {
    let isUnchanged = response.status == 304 && request.entityTag != nil
    let isNotReady = response.status == 202 && request.method == .get
    let isAccepted = (200..<300).contains(response.status) && !isNotReady
    if isAccepted, let limit { return limit }
    guard !isUnchanged, !isAccepted else { return nil }
    return APIError(
      reason,
      request: request.summary,
      message: message,
      requestID: response["X-GitHub-Request-Id"],
      retryAfter: response.retryAfter(now: now),
      end: AttemptEnd(status: response.status)
    )
  }

  /// The error of an operation in GraphQL that has met a limit, which is sent with status 200.
  private var limit: APIError? {
    guard request.operation != nil, isLimited else { return nil }
    return APIError(
      limitReason,
      request: request.summary,
      message: errors.first?.message,
      requestID: response["X-GitHub-Request-Id"],
      retryAfter: response.retryAfter(now: now)
    )
  }

  private var limitReason: APIError.Reason {
    if let end = response.limitEnd(now: now) { return .rateLimited(until: end) }
    return .secondaryLimit(retryAfter: response.retryAfter(now: now) ?? .seconds(60))
  }

  private var reason: APIError.Reason {
    switch response.status {
    case 202: .notReady
    case 401: unauthorized
    case 403 where errors.contains { $0.code == "too_large" }: .tooLarge(limit: 100 << 20)
    case 403, 429: forbidden
    case 404: .notFound
    case 409: mentions("empty") ? .emptyRepository : .conflict
    case 410: .gone
    case 422: .validation(errors)
    case 451: .blocked(notice: notice)
    case 500...599: .server(status: response.status)
    case let status: .unexpected(status: status)
    }
  }

  /// The server requires a second factor with the header “required; app”.
  private var unauthorized: APIError.Reason {
    guard let header = response["X-GitHub-OTP"]?.lowercased(), header.hasPrefix("required") else {
      return .unauthorized
    }
    if header.contains("app") { return .otpRequired(.app) }
    return .otpRequired(header.contains("sms") ? .sms : .unknown)
  }

  private var forbidden: APIError.Reason {
    if let header = response["X-GitHub-SSO"], header.hasPrefix("required") {
      let page = header.split(separator: "url=", maxSplits: 1).dropFirst().first
      return .singleSignOn(page: page.flatMap { URL(string: String($0)) })
    }
    if let end = response.limitEnd(now: now) { return .rateLimited(until: end) }
    if let pause = response.retryAfter(now: now) { return .secondaryLimit(retryAfter: pause) }
    if response.status == 429 || mentions("secondary rate") || mentions("abuse") {
      return .secondaryLimit(retryAfter: .seconds(60))
    }
    return .forbidden
  }

  /// Whether the server refuses the version of the API that the request has.
  var isAboutVersion: Bool { response.status == 400 && mentions("version") && mentions("api") }

  private func mentions(_ words: String) -> Bool {
    message?.lowercased().contains(words) ?? false
  }

  /// The body of an error response.
  private struct Body: LenientDecodable {
    var message: String?
    var errors: [APIError.FieldError]
    var notice: URL?
    /// Whether it says in GraphQL that a limit was met.
    var isLimited: Bool

    init?(_ object: JSONObject) {
      message = object.string("message")
      errors = object.list("errors", of: APIError.FieldError.self)
      let texts = object.strings("errors") + [object.string("errors")].compactMap(\.self)
      errors += texts.map { APIError.FieldError(message: $0) }
      let address = object.object("block")?.url("html_url")
      notice = address?.scheme == "https" ? address : nil
      let isMentioned = errors.contains {
        $0.message?.lowercased().contains("secondary rate") == true
      }
      let types = object.list("errors", of: GitHub.MissingPart.self).map(\.type)
      isLimited = object.object("data") == nil && (isMentioned || types.contains("RATE_LIMITED"))
    }
  }
}

extension APIError.FieldError: LenientDecodable {
  init?(_ object: JSONObject) {
    self.init(
      resource: object.string("resource"),
      field: object.string("field"),
      code: object.string("code"),
      message: object.string("message")
    )
  }
}
