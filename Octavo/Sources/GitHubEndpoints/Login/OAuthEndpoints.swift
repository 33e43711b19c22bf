package import Foundation
package import GitHubValues

/// The response of the server to a request for a device code.
package enum DeviceCodeResponse: Sendable, Hashable {
  /// The code.
  case code(GitHub.DeviceCode)
  /// The reason why there is none.
  case refused(OAuthRefusal)
}

extension Endpoint where Value == DeviceCodeResponse {
  /// Makes a code that the user enters on a page of the server.
  ///
  /// - Parameters:
  ///   - client: The program.
  ///   - scopes: The permissions that it asks for.
  ///   - web: The address of the server's pages.
  /// - Returns: The endpoint.
  /// - Throws: An error of the encoding.
  package static func deviceCode(
    for client: GitHub.OAuthClient,
    scopes: [String],
    at web: URL
  ) throws -> Self {
    let fields = ["client_id": client.id, "scope": scopes.joined(separator: " ")]
    return Self(try .loginPage("device/code", fields, at: web)) { response throws(APIError) in
      if let body = try? response.decode(LenientObject<DeviceCodeBody>.self).value {
        return .value(.code(body.code))
      }
      guard case .refused(let refusal) = try OAuthResponse(response) else {
        throw APIError(.decoding(what: "user_code"))
      }
      return .value(.refused(refusal))
    }
    .returning(.refused(OAuthRefusal(code: "incorrect_client_credentials")), for: .notFound)
  }
}

extension Endpoint where Value == OAuthResponse {
  /// Asks whether the user has entered a device code.
  package static func token(
    of code: GitHub.DeviceCode,
    for client: GitHub.OAuthClient,
    at web: URL
  ) throws -> Self {
    try token(
      [
        "client_id": client.id,
        "device_code": code.secret.secret,
        "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
      ],
      at: web
    )
  }

  /// Exchanges the code from the user's browser for a token.
  package static func token(
    ofCode code: String,
    verifier: String?,
    redirect: String,
    for client: GitHub.OAuthClient,
    at web: URL
  ) throws -> Self {
    var fields = ["client_id": client.id, "code": code, "redirect_uri": redirect]
    fields["client_secret"] = client.secret?.secret
    fields["code_verifier"] = verifier
    return try token(fields, at: web)
  }

  private static func token(_ fields: [String: String], at web: URL) throws -> Self {
    Self(try .loginPage("oauth/access_token", fields, at: web)) { response throws(APIError) in
      .value(try OAuthResponse(response))
    }
    .returning(.refused(OAuthRefusal(code: "incorrect_client_credentials")), for: .notFound)
  }
}

/// The members of a response with a device code.
private struct DeviceCodeBody: LenientDecodable {
  let code: GitHub.DeviceCode

  init?(_ object: JSONObject) {
    guard let secret = object.nonEmptyString("device_code"),
      let userCode = object.nonEmptyString("user_code"),
      let page = object.nonEmptyString("verification_uri").flatMap({ URL(string: $0) })
    else { return nil }
    code = GitHub.DeviceCode(
      userCode: userCode,
      page: page,
      lifetime: .seconds(min(max(object.integer("expires_in") ?? 900, 1), 86_400)),
      interval: .seconds(min(max(object.integer("interval") ?? 5, 1), 3600)),
      secret: GitHub.Token(secret)
    )
  }
}

extension GitHub.Request {
  /// A request of the login pages, which are not below the API.
  fileprivate static func loginPage(
    _ path: String,
    _ fields: [String: String],
    at web: URL
  ) throws -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var request = Self(.post, ["login"], body: try encoder.encode(fields))
    request.address = URL(string: "\(web.absoluteString)/login/\(path)")
    request.mediaType = .plainJSON
    // The pages of github.com are on another host than its API.
    request.isAllowedElsewhere = true
    return request
  }
}
