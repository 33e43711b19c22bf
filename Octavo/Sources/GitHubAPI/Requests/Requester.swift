import AsyncHTTPClient
import Foundation
import GitHubEndpoints
import GitHubValues
import NIOHTTP1

/// Sends requests with credentials, follows redirects, revalidates cached responses, and retries.
struct Requester: Sendable {
  let host: GitHub.Host
  let credentials: Credentials
  let settings: ClientSettings
  let transport: Transport
  let cache: ResponseCache
  let server: ServerState
  let version: ServerVersion

  /// Returns the decoded response to a request.
  ///
  /// It runs and decodes off the actor of the caller: a tree of 100,000 entries delays no frame.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  @concurrent func response<Value: Sendable>(
    to request: GitHub.Request,
    decode: @Sendable (GitHub.Response) throws -> Value
  ) async throws -> Value {
    try await retrying(request) { try await value(of: request, at: $0, decode: decode) }
  }

  /// Sends a request again as long as its failures allow that.
  func retrying<Value>(
    _ request: GitHub.Request,
    _ send: (URL) async throws -> Value
  ) async throws -> Value {
    let url = try address(of: request)
    let resource = request.limitedResource(at: url, of: host)
    let policy = RetryPolicy(retries: settings.retries, longestWait: settings.longestWait)
    var tries = 0
    var isInDoubt = false
    while true {
      do {
        if let resource, let limit = server.limit(of: resource, now: settings.now()) {
          throw APIError(limit, request: request.summary, end: .neverLeft)
        }
        return try await send(url)
      } catch var error as APIError {
        // An earlier attempt may have been carried out, whatever the end of the last one.
        if isInDoubt || error.isUndecidedAnswer(to: request) { error.end = .inDoubt }
        isInDoubt = error.end == .inDoubt
        guard request.isRetried else { throw error }
        tries += 1
        let now = settings.now()
        let pause = policy.pause(
          after: error,
          isIdempotent: request.isIdempotent && !(request.isPage && error.isOfTooLargePage),
          tries: tries,
          now: now,
          random: settings.random()
        )
        guard let pause else { throw error }
        if pause.isRequested { settings.onEvent(.waiting(pause.duration, after: error)) }
        try await settings.sleep(pause.duration)
        server.forgetLimits(endingBy: now.addingTimeInterval(pause.duration / .seconds(1)))
      }
    }
  }

  /// Sends the request, and decodes its response, unless it is unchanged and was decoded before.
  private func value<Value: Sendable>(
    of request: GitHub.Request,
    at url: URL,
    decode: (GitHub.Response) throws -> Value
  ) async throws -> Value {
    let exchange = try await follow(request, from: url)
    if exchange.isUnchanged, let key = exchange.key,
      let value: Value = cache.value(of: exchange.response, for: key, request: request)
    {
      return value
    }
    let value = try decode(exchange.response)
    if let key = exchange.key {
      cache.keep(value, of: exchange.response, for: key, request: request)
    }
    return value
  }

  /// Sends the request, and follows redirects.
  private func follow(_ request: GitHub.Request, from start: URL) async throws -> Exchange {
    var url = start
    var version = version.current
    var redirects = RedirectPolicy(start: url)
    while true {
      let exchange = try await exchange(request, at: url, version)
      let response = exchange.response
      if let other = otherVersion(after: response, to: request, at: url, version) {
        version = other
        continue
      }
      guard let next = try next(after: response, to: request, at: url, version, &redirects) else {
        return exchange
      }
      url = next
    }
  }

  /// Returns the version with which a request is repeated; `nil` if the server has not refused the
  /// version that it had.
  func otherVersion(
    after response: GitHub.Response,
    to request: GitHub.Request,
    at url: URL,
    _ version: String
  ) -> String? {
    guard response.status == 400, url.origin == host.apiURL.origin else { return nil }
    let error = ErrorResponse(response, to: request, now: settings.now())
    return self.version.other(than: version, after: error)
  }

  /// Returns the address to which a response redirects; `nil` for the response to the request.
  ///
  /// - Throws: `APIError` if the server has not accepted the request.
  func next(
    after response: GitHub.Response,
    to request: GitHub.Request,
    at url: URL,
    _ version: String,
    _ redirects: inout RedirectPolicy
  ) throws -> URL? {
    report(response, version)
    let step = redirects.step(
      method: request.method,
      status: response.status,
      location: response["Location"]
    )
    switch step {
    case .follow(let next) where request.followsRedirects: return next
    case .follow, .refuse:
      let end = AttemptEnd(status: response.status)
      throw APIError(.redirect, request: request.summary, end: end)
    case .arrived:
      let now = settings.now()
      guard let error = ErrorResponse(response, to: request, now: now).error else { return nil }
      if let resource = request.limitedResource(at: url, of: host) {
        let counted = response["X-RateLimit-Resource"] ?? resource
        server.note(error.reason, of: counted, now: now)
      }
      throw error
    }
  }

  private func report(_ response: GitHub.Response, _ version: String) {
    if let limit = response.rateLimit { settings.onEvent(.rateLimit(limit)) }
    if let selected = response["X-GitHub-Api-Version-Selected"], selected != version,
      server.noteVersion(selected)
    {
      settings.onEvent(.otherVersion(selected))
    }
  }

  /// Sends the request to one address, and returns the cached response if it is unchanged.
  private func exchange(
    _ request: GitHub.Request,
    at url: URL,
    _ version: String
  ) async throws -> Exchange {
    let key = ResponseCache.Key(url: url, mediaType: request.mediaType)
    let isCached = request.method == .get && request.entityTag == nil && request.isStored
    let cached = isCached ? cache.response(for: key) : nil
    var message = message(for: request, at: url, version)
    if let tag = request.entityTag ?? cached?["ETag"], !tag.isEmpty {
      message.headers.add(name: "If-None-Match", value: tag)
    } else if let date = cached?["Last-Modified"] {
      message.headers.add(name: "If-Modified-Since", value: date)
    }
    let response = try await transport.response(
      to: message,
      summary: request.summary,
      maximumBytes: request.maximumBytes ?? settings.maximumJSONBytes
    )
    if response.status == 304, var cached {
      cached.headers = response.headers.completed(by: cached.headers)
      cached.status = 200
      return Exchange(response: cached, key: key, isUnchanged: true)
    }
    guard isCached, response.status == 200 else { return Exchange(response: response) }
    cache.keep(response, for: key)
    return Exchange(response: response, key: key)
  }

  func message(
    for request: GitHub.Request,
    at url: URL,
    _ version: String
  ) -> HTTPClientRequest {
    var message = HTTPClientRequest(url: url.absoluteString)
    message.method = HTTPMethod(rawValue: request.method.rawValue)
    message.headers.add(contentsOf: headers(for: request, at: url, version))
    if let body = request.body {
      message.headers.add(name: "Content-Type", value: "application/json")
      message.body = .bytes(body)
    }
    return message
  }

  /// Returns the headers of a request; only the origin of the API gets the credentials, and only
  /// with a request that is not anonymous.
  func headers(
    for request: GitHub.Request,
    at url: URL,
    _ version: String
  ) -> [(String, String)] {
    var headers = [
      ("Accept", request.mediaType.rawValue), ("X-GitHub-Api-Version", version),
      ("User-Agent", settings.userAgent),
    ]
    // Not for files: the decompressor has one limit for all responses, a file has its own.
    if request.mediaType.isJSON { headers.append(("Accept-Encoding", "gzip")) }
    if url.origin == host.apiURL.origin, !request.isAnonymous { headers += credentials.headers }
    return headers
  }

  /// Returns the full address of a request.
  ///
  /// - Throws: `.notFound` for a path that a server would resolve to another one, `.redirect` for
  ///   an address on another server, unless the request is allowed there and the server is secure.
  private func address(of request: GitHub.Request) throws -> URL {
    guard request.isWellFormed, let url = request.url(from: host.apiURL) else {
      throw APIError(.notFound, request: request.summary)
    }
    let isAllowed = request.isAllowedElsewhere && url.scheme == "https"
    guard isAllowed || url.origin == host.apiURL.origin else {
      throw APIError(.redirect, request: request.summary)
    }
    return url
  }
}

extension APIError {
  /// Whether the response is accepted, although it does not say what has become of a mutation.
  fileprivate func isUndecidedAnswer(to request: GitHub.Request) -> Bool {
    guard request.operation != nil, case .answered(200..<300) = end else { return false }
    return true
  }
}

/// A response, and its place in the cache.
private struct Exchange {
  var response: GitHub.Response
  /// The key of the response, if it may be cached.
  var key: ResponseCache.Key?
  /// Whether the server has responded that the cached response is unchanged.
  var isUnchanged = false
}
