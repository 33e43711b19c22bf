public import Foundation

extension APIError {
  /// What a caller can act on.
  public enum Reason: Sendable, Hashable {
    /// The server could not be reached, or hung up before its answer was complete.
    case offline
    /// The server took too long.
    case timedOut
    /// The token, or the name and password, are not (or no longer) accepted.
    case unauthorized
    /// Name and password are right, and a one-time code is wanted as well.
    case otpRequired(OneTimeCode)
    /// The account may not do this.
    case forbidden
    /// The organisation wants its own sign-on first, at `page` if the server named one.
    case singleSignOn(page: URL?)
    /// There is no such thing, or the account may not know of it.
    case notFound
    /// The repository has no commits yet.
    case emptyRepository
    /// The request was understood and refused.
    case validation([FieldError])
    /// All requests of the hour are used up.
    case rateLimited(until: Date)
    /// Too many requests in a short time; a later one is welcome.
    case secondaryLimit(retryAfter: Duration)
    /// The server failed with this status, now and when asked again.
    case server(status: Int)
    /// The server answered with a status that nobody expects here.
    case unexpected(status: Int)
    /// The server sent the client round in circles, or to a place it must not follow.
    case redirect
    /// The answer is longer than `limit` bytes.
    case tooLarge(limit: Int)
    /// The answer is not what the service promises; `what` says where.
    case decoding(what: String)
  }

  /// Where a one-time code comes from.
  public enum OneTimeCode: Sendable, Hashable {
    /// An authenticator app shows it.
    case app
    /// The service sends it to a telephone.
    case sms
    /// The server did not say.
    case unknown
  }

  /// One thing that was wrong with a refused request.
  public struct FieldError: Sendable, Hashable {
    /// The kind of thing that was meant, such as “Issue”.
    public var resource: String?
    /// The field that was wrong.
    public var field: String?
    /// GitHub's word for what was wrong, such as “missing_field”.
    public var code: String?
    /// GitHub's sentence on it: untrusted text.
    public var message: String?

    /// Makes a field error.
    public init(
      resource: String? = nil,
      field: String? = nil,
      code: String? = nil,
      message: String? = nil
    ) {
      self.resource = resource
      self.field = field
      self.code = code
      self.message = message
    }
  }
}
