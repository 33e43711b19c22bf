/// Why a request gave no usable answer.
///
/// Cancellation is not among the reasons: a cancelled request throws `CancellationError`.
/// Neither the error nor its text ever holds a password, a token or a query.
public struct APIError: Error, Hashable {
  /// What a caller can act on, such as `.offline` or `.rateLimited(until:)`.
  public var reason: Reason
  /// The method and path, such as “GET /user”, for the log.
  public var request: String
  /// The server's own words, if it had any: untrusted text.
  public var message: String?

  /// Makes an error.
  public init(_ reason: Reason, request: String = "", message: String? = nil) {
    self.reason = reason
    self.request = request
    self.message = message
  }
}

extension APIError: CustomStringConvertible {
  /// One line for the log.
  public var description: String {
    let parts = [request.isEmpty ? nil : request, "\(reason)", message]
    return parts.compactMap(\.self).joined(separator: ": ")
  }
}
