import AsyncHTTPClient
import GitHubValues
import NIOCore
import NIOHTTPCompression

extension APIError {
  /// Makes the error of a request that has ended without a complete response.
  init(transportFailure error: any Error, request: String, maximumBytes: Int) {
    if let error = error as? ResponseTooLarge {
      self.init(.tooLarge(limit: error.limit), request: request)
    } else if case .limit = error as? NIOHTTPDecompression.DecompressionError {
      self.init(.tooLarge(limit: maximumBytes), request: request)
    } else if error is NIOHTTPDecompression.DecompressionError
      || error is NIOHTTPDecompression.ExtraDecompressionError
    {
      self.init(.decoding(what: "the compressed response"), request: request)
    } else if Self.isTimeout(error) {
      self.init(.timedOut, request: request)
    } else {
      self.init(.offline, request: request, message: "\(error)")
    }
  }

  private static func isTimeout(_ error: any Error) -> Bool {
    if let error = error as? ChannelError, case .connectTimeout = error { return true }
    let timeouts: [HTTPClientError] = [
      .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout, .tlsHandshakeTimeout,
      .getConnectionFromPoolTimeout,
    ]
    return (error as? HTTPClientError).map(timeouts.contains) ?? false
  }
}
