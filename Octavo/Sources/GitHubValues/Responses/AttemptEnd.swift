/// The end of an attempt to send a request, which decides whether it may be sent again.
public enum AttemptEnd: Sendable, Hashable {
  /// The server has decided about the request: with 2xx it was carried out, even if the response
  /// cannot be decoded; with another status it was not.
  case answered(status: Int)
  /// The server got no byte of the request: its name, the connection or TLS failed before.
  case neverLeft
  /// The server may have carried out the request, or may still do so.
  case inDoubt

  /// Makes the end of a request that the server has responded to.
  ///
  /// A server that fails, or that waited for a request in vain, has not decided.
  public init(status: Int) {
    self = status >= 500 || status == 408 ? .inDoubt : .answered(status: status)
  }
}

extension APIError.Reason {
  /// The end that an attempt with this reason has, unless its connection tells more.
  var usualEnd: AttemptEnd {
    switch self {
    case .offline, .timedOut: .inDoubt
    case .server(let status), .unexpected(let status): AttemptEnd(status: status)
    case .unauthorized, .otpRequired: .answered(status: 401)
    case .forbidden, .singleSignOn, .rateLimited, .secondaryLimit: .answered(status: 403)
    case .notFound: .answered(status: 404)
    case .conflict, .emptyRepository: .answered(status: 409)
    case .gone: .answered(status: 410)
    case .validation: .answered(status: 422)
    case .blocked: .answered(status: 451)
    case .redirect: .answered(status: 302)
    case .notReady: .answered(status: 202)
    case .tooLarge, .decoding: .answered(status: 200)
    }
  }
}
