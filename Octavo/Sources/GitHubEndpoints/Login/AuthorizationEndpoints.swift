import Foundation
package import GitHubValues

/// The permissions and the name of a token that a login asks for.
package struct TokenRequest: Sendable, Hashable, Encodable {
  /// The permissions.
  package var scopes: [String]
  /// The name of the token in the server's list, where it must be new.
  package var note: String

  /// Makes a request.
  package init(scopes: [String], note: String) {
    self.scopes = scopes
    self.note = note
  }
}

/// A token that the server has made for a login.
package struct Authorization: Sendable, Hashable {
  /// The server's number for the token.
  package var id: Int?
  /// The token.
  package var token: GitHub.Token
}

extension Authorization: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let secret = object.nonEmptyString("token") else { return nil }
    id = object.integer("id")
    token = GitHub.Token(secret)
  }
}

extension Endpoint where Value == Authorization? {
  /// Makes a token for a user name and a password; `nil` if the server does not offer that.
  package static func authorization(_ token: TokenRequest) throws -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let request = GitHub.Request(.post, ["authorizations"], body: try encoder.encode(token))
    return .object(request) { (body: Authorization) in body }
      .returning(nil, for: .notFound, .unexpected(status: 405), .server(status: 501))
  }
}

extension Endpoint where Value == Void {
  /// Revokes a token that a login has made.
  ///
  /// A token that the server no longer knows, or does not revoke, is no error: the user logs out
  /// in any case.
  package static func revocation(ofAuthorization id: Int) -> Self {
    .action(GitHub.Request(.delete, ["authorizations", "\(id)"]))
      .returning((), for: .notFound, .unauthorized, .forbidden)
  }
}
