import Digests
import Foundation

/// Exchanging a password for a token, as Enterprise servers did, and giving it back.
struct AuthorizationEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/authorizations", action: list),
      Route("POST", "/authorizations", action: create),
      Route("PUT", "/authorizations/clients/:client", action: createForClient),
      Route("DELETE", "/authorizations/:id", action: remove),
      Route("DELETE", "/applications/:client/token", action: removeByValue),
    ]
  }

  private struct TokenRequest: Decodable {
    var scopes: [String]?
    var note: String?
    var clientID: String?
    var fingerprint: String?

    enum CodingKeys: String, CodingKey {
      case scopes, note, fingerprint
      case clientID = "client_id"
    }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let tokens = try await services.state.tokens(login: try password(request))
    return await .page(of: tokens, for: request) {
      AuthorizationBody(token: $0, value: "", links: request.links)
    }
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try password(request)
    let wanted: TokenRequest = try request.decodedBody()
    guard wanted.note != nil || wanted.clientID != nil else {
      throw ErrorResponse.invalid(
        resource: "OauthAccess",
        field: "description",
        code: "missing_field"
      )
    }
    return try await make(wanted, client: wanted.clientID, for: login, request)
  }

  /// Makes a token, or returns the existing one without its value, which is not stored.
  @Sendable private func createForClient(_ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let login = try password(request)
    let wanted: TokenRequest = try request.decodedBody()
    let client = try request.text("client")
    let known = try await services.state.token(
      login: login,
      client: client,
      fingerprint: wanted.fingerprint
    )
    if let known { return .json(AuthorizationBody(token: known, value: "", links: request.links)) }
    return try await make(wanted, client: client, for: login, request)
  }

  private func make(
    _ wanted: TokenRequest,
    client: String?,
    for login: String,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let (token, value) = try await services.state.makeToken(
      login: login,
      scopes: services.scopes ?? (wanted.scopes ?? []).joined(separator: ", "),
      note: wanted.note,
      client: client,
      fingerprint: wanted.fingerprint,
      now: request.now
    )
    return .json(
      AuthorizationBody(token: token, value: value, links: request.links),
      status: 201
    )
  }

  /// A token may be deleted with the password, or by itself.
  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    guard let id = Int(try request.text("id")), let token = try await services.state.token(id: id),
      token.login == login
    else { throw ErrorResponse.notFound }
    if let hash = request.viewer.tokenHash, hash != token.hash {
      throw ErrorResponse.notFound
    }
    _ = try await services.state.removeToken(hash: token.hash)
    return .noContent
  }

  /// Revokes a token for its bearer; no application is registered here, so none is checked.
  @Sendable private func removeByValue(_ request: EndpointRequest) async throws -> EndpointResponse
  {
    struct Body: Decodable { let access_token: String }
    let body: Body = try request.decodedBody()
    let hash = SHA256.hexadecimal(body.access_token)
    guard try await services.state.removeToken(hash: hash) else { throw ErrorResponse.notFound }
    return .noContent
  }

  private func password(_ request: EndpointRequest) throws(ErrorResponse) -> String {
    guard case .password(let login) = request.viewer.credentials else {
      throw .requiresAuthentication
    }
    return login
  }
}
