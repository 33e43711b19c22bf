import AsyncHTTPClient
import Foundation
import GitHubValues
import NIOHTTP1

/// Gets answers for requests: credentials, redirects, entity tags, limits and further tries.
struct Requester: Sendable {
  let host: GitHub.Host
  let credentials: Credentials
  let settings: ClientSettings
  let transport: Transport
  let cache: ResponseCache

  /// The server's answer to a request, whatever it took to get it.
  ///
  /// It runs and is read off the caller's actor: a tree of 100,000 entries never holds up a frame.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  @concurrent func response<Value: Sendable>(
    to request: Request,
    read: @Sendable (Response) throws -> Value
  ) async throws -> Value {
    var tries = 0
    while true {
      do {
        return try read(await follow(request))
      } catch let error as APIError {
        tries += 1
        let policy = RetryPolicy(retries: request.isIdempotent ? settings.retries : 0)
        let pause = policy.pause(after: error.reason, tries: tries, random: settings.random())
        guard let pause else { throw error }
        try await settings.sleep(pause)
      }
    }
  }

  /// Sends the request to where it is answered.
  private func follow(_ request: Request) async throws -> Response {
    guard var url = address(of: request) else {
      throw APIError(.notFound, request: request.summary)
    }
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
        if let error = ErrorResponse(response, now: settings.now()).error { throw error }
        return response
      }
    }
  }

  /// Sends the request to one place, and takes the kept answer where it still holds.
  private func exchange(_ request: Request, at url: URL) async throws -> Response {
    let key = ResponseCache.Key(url: url, accept: request.accept)
    let kept = request.method == .get ? cache.response(for: key) : nil
    var message = message(for: request, at: url)
    if let tag = kept?["ETag"] { message.headers.add(name: "If-None-Match", value: tag) }
    let response = try await transport.response(
      to: message,
      summary: request.summary,
      maximumBytes: request.maximumBytes ?? settings.maximumJSONBytes
    )
    if response.status == 304, var kept {
      kept.headers = response.headers.completed(by: kept.headers)
      kept.status = 200
      return kept
    }
    if request.method == .get, response.status == 200 { cache.keep(response, for: key) }
    return response
  }

  private func message(for request: Request, at url: URL) -> HTTPClientRequest {
    var message = HTTPClientRequest(url: url.absoluteString)
    message.method = HTTPMethod(rawValue: request.method.rawValue)
    message.headers.add(contentsOf: headers(for: request, at: url))
    if let body = request.body {
      message.headers.add(name: "Content-Type", value: "application/json")
      message.body = .bytes(body)
    }
    return message
  }

  /// What is said beside a request; credentials only to the API's own origin.
  func headers(for request: Request, at url: URL) -> [(String, String)] {
    var headers = [
      ("Accept", request.accept), ("X-GitHub-Api-Version", "2022-11-28"),
      ("User-Agent", settings.userAgent),
    ]
    // Not for files: the decompressor has one limit for all responses, a file has its own.
    if request.accept == MediaType.json { headers.append(("Accept-Encoding", "gzip")) }
    if url.origin == host.apiURL.origin { headers += credentials.headers }
    return headers
  }

  /// Where a request goes, unless its path would lead elsewhere than it says.
  private func address(of request: Request) -> URL? {
    if case .path(let path, _) = request.target, !path.isWellFormed { return nil }
    return request.url(from: host.apiURL)
  }
}
