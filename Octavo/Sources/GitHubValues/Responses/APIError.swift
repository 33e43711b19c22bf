/// The reason for which a request has returned no value.
///
/// Cancellation is not among the reasons: a cancelled request throws `CancellationError`.
/// Neither the error nor its text ever holds a password, a token or a query.
public struct APIError: Error, Hashable {
  /// A reason that a caller can act on, such as `.offline` or `.rateLimited(until:)`.
  public var reason: Reason
  /// The method and path, such as “GET /user”, for the log.
  public var request: String
  /// The message of the server, if there is one: untrusted text.
  public var message: String?
  /// GitHub's identifier of the request, which its support asks for: untrusted text.
  public var requestID: String?
  /// The time that the server asks the client to wait before it repeats the request.
  public var retryAfter: Duration?
  /// The end of the attempt: whether the server has, may have or cannot have carried it out.
  public var end: AttemptEnd

  /// Makes an error; without an end, it is the usual one of the reason.
  public init(
    _ reason: Reason,
    request: String = "",
    message: String? = nil,
    requestID: String? = nil,
    retryAfter: Duration? = nil,
    end: AttemptEnd? = nil
  ) {
    self.reason = reason
    self.request = request
    self.message = message
    self.requestID = requestID
    self.retryAfter = retryAfter
    self.end = end ?? reason.usualEnd
  }
}

extension APIError: CustomStringConvertible {
  /// One line for the log.
  public var description: String {
    let parts = [
      request.isEmpty ? nil : request, "\(reason)", message, requestID.map { "request \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ": ")
  }
}
