import AsyncHTTPClient
import Foundation
import GitHubEndpoints
import GitHubValues
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// The connections to a server, opened by the first request.
///
/// So an idle program has no HTTP client, and the first frame does not wait for one.
final class Transport: Sendable {
  private enum State {
    case idle
    case running(HTTPClient)
    case ended
  }

  private let settings: ClientSettings
  private let state = Mutex(State.idle)

  init(settings: ClientSettings) {
    self.settings = settings
  }

  deinit {
    // The HTTP client traps if it is not shut down; an error has no receiver here.
    guard case .running(let client) = state.withLock(\.self) else { return }
    Task { try? await client.shutdown() }
  }

  /// Ends all connections; later requests throw `.offline`.
  func shutdown() async throws {
    let last = state.withLock { state in
      defer { state = .ended }
      return state
    }
    guard case .running(let client) = last else { return }
    try await client.shutdown()
  }

  /// Sends one request, and returns the complete response.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  func response(
    to request: HTTPClientRequest,
    summary: String,
    maximumBytes: Int
  ) async throws -> GitHub.Response {
    var status: Int?
    do {
      let response = try await client().execute(
        request,
        deadline: .now() + TimeAmount(settings.responseTimeout)
      )
      status = Int(response.status.code)
      let body =
        response.status.code < 300
        ? try await Self.read(response, maximumBytes: maximumBytes)
        : try await Self.readError(response)
      return GitHub.Response(
        status: Int(response.status.code),
        headers: ResponseHeaders(response.headers.lazy.map { (name: $0.name, value: $0.value) }),
        body: body
      )
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw APIError(
        transportFailure: error,
        request: summary,
        maximumBytes: maximumBytes,
        status: status
      )
    }
  }

  /// Sends one request, and returns the response with its body still to be read.
  ///
  /// The time for the whole response is not limited, that between two parts of it is. The body of
  /// an error or a redirect is read.
  ///
  /// - Throws: `APIError`, or `CancellationError` after ending the request.
  func stream(
    of request: HTTPClientRequest,
    summary: String
  ) async throws -> (head: GitHub.Response, body: HTTPClientResponse.Body?) {
    do {
      let response = try await client().execute(request, deadline: .distantFuture)
      let isBody = response.status.code < 300 && response.status.code != 202
      let head = GitHub.Response(
        status: Int(response.status.code),
        headers: ResponseHeaders(response.headers.lazy.map { (name: $0.name, value: $0.value) }),
        body: isBody ? Data() : try await Self.readError(response)
      )
      return (head, isBody ? response.body : nil)
    } catch {
      throw Self.failure(error, of: summary)
    }
  }

  /// Passes the chunks of a body to a closure.
  ///
  /// - Throws: `APIError`, `CancellationError` after ending the request, or the closure's error.
  static func read(
    _ body: HTTPClientResponse.Body,
    summary: String,
    receive: ([UInt8]) async throws -> Void
  ) async throws {
    var chunks = body.makeAsyncIterator()
    while true {
      let chunk: ByteBuffer?
      do {
        chunk = try await chunks.next()
      } catch {
        throw failure(error, of: summary)
      }
      guard let chunk else { return }
      try await receive(Array(chunk.readableBytesView))
    }
  }

  private static func failure(_ error: any Error, of summary: String) -> any Error {
    if Task.isCancelled { return CancellationError() }
    return APIError(transportFailure: error, request: summary, maximumBytes: .max)
  }

  private static func read(
    _ response: HTTPClientResponse,
    maximumBytes: Int
  ) async throws -> Data {
    let promised = response.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
    guard promised <= maximumBytes else { throw ResponseTooLarge(limit: maximumBytes) }
    var body = Data(capacity: promised)
    for try await chunk in response.body {
      guard body.count + chunk.readableBytes <= maximumBytes else {
        throw ResponseTooLarge(limit: maximumBytes)
      }
      chunk.withUnsafeReadableBytes { body.append($0.bindMemory(to: UInt8.self)) }
    }
    return body
  }

  /// Returns the body of an error response; an empty one if it is too long for a message.
  private static func readError(_ response: HTTPClientResponse) async throws -> Data {
    do {
      return try await read(response, maximumBytes: 1 << 20)
    } catch is ResponseTooLarge {
      return Data()
    } catch is NIOHTTPDecompression.DecompressionError {
      return Data()
    }
  }

  private func client() throws -> HTTPClient {
    try state.withLock { state in
      switch state {
      case .running(let client): return client
      case .ended: throw HTTPClientError.alreadyShutdown
      case .idle:
        let client = HTTPClient(
          eventLoopGroupProvider: .singleton,
          configuration: configuration
        )
        state = .running(client)
        return client
      }
    }
  }

  private var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = TimeAmount(settings.connectTimeout)
    configuration.timeout.read = TimeAmount(settings.responseTimeout)
    // Not by the ratio, which is the default: pages of commits compress better than 50:1. The size
    // keeps a small response from filling the memory.
    configuration.decompression = .enabled(limit: .size(settings.maximumJSONBytes))
    // A refused connection is final; without this, the client retries it until the deadline.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.idleTimeout = TimeAmount(settings.idleTimeout)
    return configuration
  }
}

/// A response that is longer than its limit.
struct ResponseTooLarge: Error {
  var limit: Int
}

extension TimeAmount {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
