public import Foundation
import GitHubValues

/// The account of a token as it is now, and the time of the server.
public struct PresentAccount: Sendable, Hashable {
  /// The name with which the account logs in, which it may have changed since its login here.
  public var login: String
  /// The time at which the server has responded; `nil` if it has not said.
  public var date: Date?
}

extension Endpoint where Value == PresentAccount {
  /// The account that is logged in, never from the cache.
  public static var presentAccount: Self {
    var request = GitHub.Request.get(["user"])
    request.entityTag = ""
    return Self(request) { response throws(APIError) in
      .value(
        PresentAccount(
          login: try response.decode(LenientObject<GitHub.User>.self).value.login,
          date: response["Date"].flatMap(HTTPDate.parse)
        )
      )
    }
  }
}
