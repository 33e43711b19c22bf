import AsyncHTTPClient
import Foundation
import GitHubValues
import NIOCore
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension APIError {
  /// Makes the error of a request that has ended without a complete response.
  ///
  /// The status is known if the head of the response has been received.
  init(transportFailure error: any Error, request: String, maximumBytes: Int, status: Int? = nil) {
    // A response that is refused here was complete enough to say what the server did.
    let end = status.map(AttemptEnd.init) ?? .inDoubt
    if let error = error as? ResponseTooLarge {
      self.init(.tooLarge(limit: error.limit), request: request, end: end)
    } else if case .limit = error as? NIOHTTPDecompression.DecompressionError {
      self.init(.tooLarge(limit: maximumBytes), request: request, end: end)
    } else if error is NIOHTTPDecompression.DecompressionError
      || error is NIOHTTPDecompression.ExtraDecompressionError
    {
      self.init(.decoding(what: "the compressed response"), request: request, end: end)
    } else if Self.isTimeout(error) {
      self.init(.timedOut, request: request, end: Self.end(after: error))
    } else {
      self.init(.offline, request: request, message: "\(error)", end: Self.end(after: error))
    }
  }

  /// Whether a byte of the request may have been written before the error.
  ///
  /// The listed errors are thrown only while a connection is made, which no request uses before it
  /// is complete. All others are doubtful, even if most of them are not thrown after a byte either.
  private static func end(after error: any Error) -> AttemptEnd {
    let isBefore =
      switch error {
      case is NIOConnectionError: true
      case let error as ChannelError: error.isConnectTimeout
      case let error as IOError: [ECONNREFUSED, EADDRNOTAVAIL].contains(error.errnoCode)
      case let error as NIOSSLError: error.isHandshakeFailure
      case let error as NIOSSLExtraError: error == .failedToValidateHostname
      case let error as HTTPClientError:
        [.alreadyShutdown, .connectTimeout, .tlsHandshakeTimeout].contains(error)
      default: false
      }
    return isBefore ? .neverLeft : .inDoubt
  }

  private static func isTimeout(_ error: any Error) -> Bool {
    if let error = error as? ChannelError, error.isConnectTimeout { return true }
    let timeouts: [HTTPClientError] = [
      .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout, .tlsHandshakeTimeout,
      .getConnectionFromPoolTimeout,
    ]
    return (error as? HTTPClientError).map(timeouts.contains) ?? false
  }
}

extension ChannelError {
  fileprivate var isConnectTimeout: Bool {
    guard case .connectTimeout = self else { return false }
    return true
  }
}

extension NIOSSLError {
  fileprivate var isHandshakeFailure: Bool {
    guard case .handshakeFailed = self else { return false }
    return true
  }
}
