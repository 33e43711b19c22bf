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

  /// Returns the decoded response to a request.
  ///
  /// It runs and decodes off the actor of the caller: a tree of 100,000 entries delays no frame.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  @concurrent func response<Value: Sendable>(
    to request: GitHub.Request,
    decode: @Sendable (GitHub.Response) throws -> Value
  ) async throws -> Value {
    var tries = 0
    while true {
      do {
        return try decode(await follow(request))
      } catch let error as APIError {
        tries += 1
        let policy = RetryPolicy(retries: request.isIdempotent ? settings.retries : 0)
        let pause = policy.pause(after: error.reason, tries: tries, random: settings.random())
        guard let pause else { throw error }
        try await settings.sleep(pause)
      }
    }
  }

  /// Sends the request, and follows redirects.
  private func follow(_ request: GitHub.Request) async throws -> GitHub.Response {
    var url = try address(of: request)
    var redirects = RedirectPolicy(start: url)
    while true {
      let response = try await exchange(request, at: url)
      if let limit = response.rateLimit { settings.onRateLimit(limit) }
      let step = redirects.step(
        method: request.method,
        status: response.status,
        location: response["Location"]
      )
      switch step {
      case .follow(let next): url = next
      case .refuse: throw APIError(.redirect, request: request.summary)
      case .arrived:
        let failure = ErrorResponse(response, to: request, now: settings.now())
        if let error = failure.error { throw error }
        return response
      }
    }
  }

  /// Sends the request to one address, and returns the cached response if it is unchanged.
  private func exchange(_ request: GitHub.Request, at url: URL) async throws -> GitHub.Response {
    let key = ResponseCache.Key(url: url, mediaType: request.mediaType)
    let isCached = request.method == .get && request.entityTag == nil
    let cached = isCached ? cache.response(for: key) : nil
    var message = message(for: request, at: url)
    if let tag = request.entityTag ?? cached?["ETag"], !tag.isEmpty {
      message.headers.add(name: "If-None-Match", value: tag)
    }
    let response = try await transport.response(
      to: message,
      summary: request.summary,
      maximumBytes: request.maximumBytes ?? settings.maximumJSONBytes
    )
    if response.status == 304, var cached {
      cached.headers = response.headers.completed(by: cached.headers)
      cached.status = 200
      return cached
    }
    if isCached, response.status == 200 { cache.keep(response, for: key) }
    return response
  }

  private func message(for request: GitHub.Request, at url: URL) -> HTTPClientRequest {
    var message = HTTPClientRequest(url: url.absoluteString)
    message.method = HTTPMethod(rawValue: request.method.rawValue)
    message.headers.add(contentsOf: headers(for: request, at: url))
    if let body = request.body {
      message.headers.add(name: "Content-Type", value: "application/json")
      message.body = .bytes(body)
    }
    return message
  }

  /// Returns the headers of a request; only the origin of the API gets the credentials.
  func headers(for request: GitHub.Request, at url: URL) -> [(String, String)] {
    var headers = [
      ("Accept", request.mediaType.rawValue), ("X-GitHub-Api-Version", "2022-11-28"),
      ("User-Agent", settings.userAgent),
    ]
    // Not for files: the decompressor has one limit for all responses, a file has its own.
    if request.mediaType.isJSON { headers.append(("Accept-Encoding", "gzip")) }
    if url.origin == host.apiURL.origin { headers += credentials.headers }
    return headers
  }

  /// Returns the full address of a request.
  ///
  /// - Throws: `.notFound` for a path that a server would resolve to another one, `.redirect` for an
  ///   address on another server, unless the request is allowed there and the server is secure.
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
