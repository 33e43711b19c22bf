public import Foundation

extension APIError {
  /// A reason that a caller can act on.
  public enum Reason: Sendable, Hashable {
    /// The server could not be reached, or closed the connection before the end of its response.
    case offline
    /// The server took too long.
    case timedOut
    /// The server does not accept the token, or the user name and password, or no longer does.
    case unauthorized
    /// The user name and the password are right, and a one-time code is required as well.
    case otpRequired(OneTimeCode)
    /// The account may not do this.
    case forbidden
    /// The organisation requires its single sign-on, at `page` if the server has sent one.
    case singleSignOn(page: URL?)
    /// Nothing is there, or the account may not see it.
    case notFound
    /// The thing at the path was deleted or switched off.
    case gone
    /// The server withholds it for legal reasons; the notice is at `notice` if it has sent one.
    case blocked(notice: URL?)
    /// The repository has no commits yet.
    case emptyRepository
    /// The request contradicts the state of the server, such as a name that is taken.
    case conflict
    /// The server is still computing the response.
    case notReady
    /// The server has refused the request because of its contents.
    case validation([FieldError])
    /// The limit of requests is used up until then.
    case rateLimited(until: Date)
    /// The server has received too many requests in a short time.
    case secondaryLimit(retryAfter: Duration)
    /// The server failed with this status, also when the request was retried.
    case server(status: Int)
    /// The server responded with another status.
    case unexpected(status: Int)
    /// The server redirected the client in a circle, or to an address that it must not request.
    case redirect
    /// The response is longer than `limit` bytes.
    case tooLarge(limit: Int)
    /// The response cannot be decoded; `what` is the place in it.
    case decoding(what: String)
  }

  /// The source of a one-time code.
  public enum OneTimeCode: Sendable, Hashable {
    /// An authenticator app shows it.
    case app
    /// The server sends it to a telephone.
    case sms
    /// The server did not say.
    case unknown
  }

  /// One error in a refused request.
  public struct FieldError: Sendable, Hashable {
    /// The kind of the value, such as “Issue”.
    public var resource: String?
    /// The name of the wrong field.
    public var field: String?
    /// GitHub's code of the error, such as “missing_field”.
    public var code: String?
    /// GitHub's message: untrusted text.
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
