package import Foundation
package import GitHubValues

/// The response to the request for the token of a login on a page of the server.
package enum OAuthResponse: Sendable, Hashable {
  /// The token.
  case token(GitHub.Token)
  /// The reason why there is no token, or none yet.
  case refused(OAuthRefusal)
}

/// The reason why a login on a page of the server has no token.
package struct OAuthRefusal: Sendable, Hashable {
  /// The code of the reason, such as “authorization_pending”.
  package var code: String
  /// The time to wait before the next question, if the server names one.
  package var interval: Duration?
  /// The date and time of the server, if it sends them.
  package var date: Date?

  /// Makes a reason.
  package init(code: String, interval: Duration? = nil, date: Date? = nil) {
    self.code = code
    self.interval = interval
    self.date = date
  }
}

extension OAuthResponse {
  /// Decodes a response, whose status is 200 for errors too.
  init(_ response: GitHub.Response) throws(APIError) {
    let body = try response.decode(LenientObject<OAuthBody>.self).value
    if let token = body.token {
      self = .token(token)
    } else {
      self = .refused(
        OAuthRefusal(
          code: body.error ?? "",
          interval: body.interval.map { .seconds($0) },
          date: response.date
        )
      )
    }
  }
}

/// The members of the response.
private struct OAuthBody: LenientDecodable {
  var token: GitHub.Token?
  var error: String?
  var interval: Int?

  init?(_ object: JSONObject) {
    token = object.nonEmptyString("access_token").map { GitHub.Token($0) }
    error = object.nonEmptyString("error")
    interval = object.integer("interval")
    if token == nil, error == nil { return nil }
  }
}
