import Foundation
package import GitHubValues

/// The user of a token, and what the token permits.
package struct TokenOwner: Sendable, Hashable {
  /// The user.
  package var user: GitHub.User
  /// The scopes of the token; `nil` if the server does not say (fine-grained tokens).
  package var scopes: [String]?
}

extension Endpoint where Value == TokenOwner {
  /// The user who is logged in, and the scopes of the token.
  package static var tokenOwner: Self {
    Self(.get(["user"])) { response throws(APIError) in
      .value(
        TokenOwner(
          user: try response.decode(LenientObject<GitHub.User>.self).value,
          scopes: response["X-OAuth-Scopes"].map(scopes)
        )
      )
    }
  }

  private static func scopes(in header: String) -> [String] {
    header.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
