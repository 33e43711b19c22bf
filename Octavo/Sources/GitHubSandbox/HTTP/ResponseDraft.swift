import HTTPTypes
import Hummingbird
import NIOCore

/// A response under construction: that of the endpoint, and the common headers.
struct ResponseDraft {
  let target: RequestTarget
  let now: Int
  /// The number of the request, from which the identifier is made that errors are reported by.
  let number: Int
  var version = APIVersion.v2022
  var viewer = Viewer.anonymous
  /// Whether the response says by which tag and time it is known, and is left out for who has it.
  var isConditional = true
  /// The scopes of which a token needs one; `nil` before the endpoint is known.
  var acceptedScopes: [String]?
  var bucket = RateBucket.core
  var limit: RateLimits.State?
  /// The fault in the body; none if `nil`.
  var bodyFault: BodyFault?
  private(set) var isUnchanged = false
  private var content = EndpointResponse.noContent

  init(target: RequestTarget, now: Int, number: Int) {
    self.target = target
    self.now = now
    self.number = number
  }

  /// Takes the response of an endpoint, or a 304 if the client has it already.
  ///
  /// - Throws: `ErrorResponse` if the client requests a range that the body does not have.
  mutating func take(
    _ content: EndpointResponse,
    _ request: EndpointRequest
  ) throws(ErrorResponse) {
    self.content = content
    if !isConditional { return self.content.headers["Last-Modified"] = nil }
    guard content.status == 200, let tag = content.entityTag else { return }
    self.content.headers["ETag"] = tag
    if Self.isKnown(tag, content.headers["Last-Modified"], to: request) {
      isUnchanged = true
      self.content.status = 304
      self.content.body = .none
      self.content.contentType = nil
    } else if content.acceptsRanges, let total = content.body.length {
      self.content.headers["Accept-Ranges"] = "bytes"
      guard let range = try ByteRange(request, total: total, tag: tag) else { return }
      self.content.status = 206
      self.content.headers["Content-Range"] = range.text
      self.content.body = content.part?(range.places) ?? range.part(of: content.body)
    }
  }

  /// Takes an error in place of the response of an endpoint.
  mutating func fail(with error: ErrorResponse) {
    isUnchanged = false
    if let text = error.text {
      content = EndpointResponse(
        status: error.status,
        body: .bytes(Array(text.utf8)),
        contentType: "text/html"
      )
    } else {
      content = .json(error, status: error.status)
    }
    if [204, 205, 304].contains(error.status) { content.body = .none }
    content.headers = error.headers
  }

  var response: Response {
    var headers = HTTPFields()
    func set(_ name: String, _ value: String?) {
      guard let value, let name = HTTPField.Name(name) else { return }
      headers[name] = value
    }
    set(DateHandler.header, Timestamp(now).headerText)
    set("Content-Type", content.contentType)
    set("Cache-Control", "private, max-age=60, s-maxage=60")
    set("Vary", "Accept, Authorization, Cookie, X-GitHub-OTP")
    set("X-Content-Type-Options", "nosniff")
    set("X-GitHub-Api-Version-Selected", version.rawValue)
    set("X-GitHub-Request-Id", identifier)
    set("X-GitHub-Media-Type", "github.v3; format=json")
    set("X-OAuth-Scopes", viewer.scopes)
    if viewer.scopes != nil {
      set("X-Accepted-OAuth-Scopes", acceptedScopes?.joined(separator: ", "))
    }
    if let limit {
      set("X-RateLimit-Limit", String(limit.limit))
      set("X-RateLimit-Remaining", String(limit.remaining))
      set("X-RateLimit-Used", String(limit.used))
      set("X-RateLimit-Reset", String(limit.reset))
      set("X-RateLimit-Resource", bucket.rawValue)
    }
    for (name, value) in content.headers { set(name, value) }
    return Response(status: .init(code: content.status), headers: headers, body: body)
      .withoutBody(if: target.isHead)
  }

  /// The number in GitHub's form: hexadecimal digits between colons.
  private var identifier: String {
    func digits(_ value: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - text.count)) + text
    }
    return "\(digits(number >> 16)):\(digits(number & 0xffff)):\(digits(now))"
  }

  private var body: ResponseBody {
    if let bodyFault { return bodyFault.body(of: content.body) }
    return switch content.body {
    case .none: ResponseBody()
    case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    case .stream(let length, let write): ResponseBody(contentLength: length, write)
    }
  }

  /// Whether a client has a response already, by its tag or else by the time of its last change.
  private static func isKnown(
    _ tag: String,
    _ changed: String?,
    to request: EndpointRequest
  ) -> Bool {
    if let known = request.headers["if-none-match"] { return matches(known, tag) }
    guard let changed = changed.flatMap(Timestamp.init(headerText:)),
      let known = request.headers["if-modified-since"].flatMap(Timestamp.init(headerText:))
    else { return false }
    // In the second of a change, another one may follow.
    return changed.seconds <= known.seconds && changed.seconds < request.now
  }

  /// Compares weakly: a proxy may have made a tag weak or strong.
  private static func matches(_ header: String, _ tag: String) -> Bool {
    func bare(_ tag: some StringProtocol) -> Substring {
      let trimmed = tag.split(separator: " ").joined()[...]
      return trimmed.hasPrefix("W/") ? trimmed.dropFirst(2) : trimmed
    }
    return header == "*" || header.split(separator: ",").contains { bare($0) == bare(tag) }
  }
}

extension Response {
  /// The head alone, which still tells the length that the body would have.
  fileprivate func withoutBody(if isHead: Bool) -> Response {
    isHead ? createHeadResponse() : self
  }
}
