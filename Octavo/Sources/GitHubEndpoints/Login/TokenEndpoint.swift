package import Foundation
package import GitHubValues

/// The user of a token as it is now, what the token permits, and the time of the server.
package struct TokenOwner: Sendable, Hashable {
  /// The user.
  package var user: GitHub.User
  /// The scopes of the token; `nil` if the server does not say (fine-grained tokens).
  package var scopes: [String]?
  /// The time at which the server has responded; `nil` if it has not said.
  package var date: Date?
}

extension Endpoint where Value == TokenOwner {
  /// The user who is logged in, and the scopes of the token; never from the cache.
  package static var tokenOwner: Self {
    var request = GitHub.Request.get(["user"])
    request.entityTag = ""
    return Self(request) { response throws(APIError) in
      .value(
        TokenOwner(
          user: try response.decode(LenientObject<GitHub.User>.self).value,
          scopes: response["X-OAuth-Scopes"].map(scopes),
          date: response["Date"].flatMap(HTTPDate.parse)
        )
      )
    }
  }

  private static func scopes(in header: String) -> [String] {
    header.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
