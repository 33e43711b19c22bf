/// A response that reports an error, in GitHub's words.
struct ErrorResponse: Error, Equatable {
  struct Detail: Equatable {
    let resource: String
    let field: String
    let code: String
    /// A sentence where the code is `custom`.
    var message: String?
  }

  let status: Int
  let message: String
  var details: [Detail] = []
  /// The new address of a moved repository.
  var location: String?
  var headers: [String: String] = [:]
  /// A body that is not JSON, as proxies in front of GitHub send.
  var text: String?

  static let notFound = ErrorResponse(status: 404, message: "Not Found")
  static let badRequest = ErrorResponse(status: 400, message: "Bad Request")
  static let requiresAuthentication = ErrorResponse(status: 401, message: "Requires authentication")
  static let badCredentials = ErrorResponse(status: 401, message: "Bad credentials")
  static let requiresAdminRights = ErrorResponse(
    status: 403,
    message: "Must have admin rights to Repository."
  )
  static let archived = ErrorResponse(
    status: 403,
    message: "Repository was archived so is read-only."
  )
  static let emptyRepository = ErrorResponse(status: 409, message: "Git Repository is empty.")
  static let unreadableBody = ErrorResponse(status: 400, message: "Problems parsing JSON")

  static let oneTimeCode = ErrorResponse(
    status: 401,
    message: "Must specify two-factor authentication OTP code.",
    headers: ["X-GitHub-OTP": "required; app"]
  )

  static let contentTooLarge = ErrorResponse(
    status: 403,
    message: "This API returns blobs up to 1 MB in size. The requested blob is too large to fetch "
      + "via the API, but you can use the Git Data API to request blobs up to 100 MB in size.",
    details: [Detail(resource: "Blob", field: "data", code: "too_large")]
  )

  static let blobTooLarge = ErrorResponse(
    status: 403,
    message: "The blob is larger than 100 MB and cannot be fetched via the API.",
    details: [Detail(resource: "Blob", field: "data", code: "too_large")]
  )

  /// A raw diff that exceeds a limit, such as “lines (20000)”.
  static func diffTooLarge(_ limit: String) -> ErrorResponse {
    ErrorResponse(
      status: 406,
      message: "Sorry, the diff exceeded the maximum number of \(limit).",
      details: [Detail(resource: "PullRequest", field: "diff", code: "too_large")]
    )
  }

  /// A range that begins behind the end of a body.
  static func invalidRange(total: Int) -> ErrorResponse {
    ErrorResponse(
      status: 416,
      message: "Requested range not satisfiable",
      headers: ["Content-Range": "bytes */\(total)"]
    )
  }

  static let foreignHost = ErrorResponse(
    status: 421,
    message: "The sandbox answers to names of this machine only."
  )

  /// A version of the API that the server does not know.
  static func unsupportedVersion(_ version: String) -> ErrorResponse {
    ErrorResponse(
      status: 400,
      message: "The version in the header \"X-GitHub-Api-Version\" is not a supported version: "
        + version.prefix(40)
    )
  }

  /// A redirect, which for a method that writes must not change it into GET.
  static func moved(to address: String, method: String) -> ErrorResponse {
    let isRead = ["GET", "HEAD"].contains(method)
    return ErrorResponse(
      status: isRead ? 301 : 307,
      message: isRead ? "Moved Permanently" : "Temporary Redirect",
      location: address,
      headers: ["Location": address]
    )
  }

  static func missingScope(_ scopes: [String]) -> ErrorResponse {
    ErrorResponse(status: 403, message: "Missing the '\(scopes.first ?? "")' scope.")
  }

  static func limitExceeded(for viewer: Viewer) -> ErrorResponse {
    let who = viewer.login.map { "user \($0)" } ?? "requests without a login"
    return ErrorResponse(status: 403, message: "API rate limit exceeded for \(who).")
  }

  static func secondaryLimit(retryAfter seconds: Int?) -> ErrorResponse {
    ErrorResponse(
      status: 403,
      message: "You have exceeded a secondary rate limit. Please wait a few minutes before you "
        + "try again.",
      headers: seconds.map { ["Retry-After": String($0)] } ?? [:]
    )
  }

  /// A body with a field of another type than GitHub's description has.
  static func wrongType(_ path: [String]) -> ErrorResponse {
    ErrorResponse(
      status: 422,
      message: "Invalid request.\n\nFor 'properties/\(path.joined(separator: "/"))', the value "
        + "has the wrong type.",
      details: [Detail(resource: "Request", field: path.first ?? "", code: "invalid")]
    )
  }

  /// A comment on, or a reaction to, an issue that is locked.
  static func locked(_ kind: String) -> ErrorResponse {
    ErrorResponse(status: 403, message: "Unable to create \(kind) because issue is locked.")
  }

  /// A request that is refused for a reason in words.
  static func refused(_ resource: String, _ message: String) -> ErrorResponse {
    ErrorResponse(
      status: 422,
      message: "Validation Failed",
      details: [Detail(resource: resource, field: "base", code: "custom", message: message)]
    )
  }

  static func invalid(resource: String, field: String, code: String = "invalid") -> ErrorResponse {
    ErrorResponse(
      status: 422,
      message: "Validation Failed",
      details: [Detail(resource: resource, field: field, code: code)]
    )
  }
}

extension ErrorResponse: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("message", message)
    if let location { fields.set("url", location) }
    if !details.isEmpty { fields.set("errors", details) }
    fields.set("documentation_url", "https://docs.github.com/rest")
    fields.set("status", String(status))
  }
}

extension ErrorResponse.Detail: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("resource", resource)
    fields.set("field", field)
    fields.set("code", code)
    if let message { fields.set("message", message) }
  }
}
