import AsyncHTTPClient
import Foundation
import GitHubEndpoints
import GitHubValues
import NIOHTTP1

extension Requester {
  /// Sends a request, and passes the body of the response to a closure while it arrives.
  ///
  /// Failures before the first byte are retried, later ones are thrown.
  @concurrent func download(
    _ request: GitHub.Request,
    _ range: DownloadRange?,
    receive: @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    let (head, body) = try await retrying(request) { url in
      try await open(request, at: url, range)
    }
    let start = DownloadStart(head, range)
    try await receive(.start(start))
    guard let body else { return }
    var offset = start.offset
    try await Transport.read(body, summary: request.summary) { chunk in
      offset += chunk.count
      try await receive(.bytes(chunk))
    }
    if let total = start.total, offset < total {
      throw APIError(.offline, request: request.summary, message: "the response is incomplete")
    }
  }

  private func open(
    _ request: GitHub.Request,
    at start: URL,
    _ range: DownloadRange?
  ) async throws -> (GitHub.Response, HTTPClientResponse.Body?) {
    var url = start
    var range = range
    var version = version.current
    var redirects = RedirectPolicy(start: url)
    while true {
      var message = message(for: request, at: url, version)
      switch range {
      case .from(let position)?:
        message.headers.add(name: "Range", value: "bytes=\(position.offset)-")
        message.headers.add(name: "If-Range", value: position.version)
      case .end(let count)?: message.headers.add(name: "Range", value: "bytes=-\(count)")
      case nil: break
      }
      let (head, body) = try await transport.stream(of: message, summary: request.summary)
      if head.status == 416, range != nil {
        range = nil
        continue
      }
      if let other = otherVersion(after: head, to: request, at: url, version) {
        version = other
        continue
      }
      guard let next = try next(after: head, to: request, at: url, version, &redirects) else {
        return (head, body)
      }
      url = next
    }
  }
}
