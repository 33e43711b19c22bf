import Foundation

/// Exchanging a password for a token, as Enterprise servers did, and giving it back.
struct AuthorizationEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/authorizations", action: list),
      Route("POST", "/authorizations", action: create),
      Route("PUT", "/authorizations/clients/:client", action: createForClient),
      Route("DELETE", "/authorizations/:id", action: remove),
      Route("DELETE", "/applications/:client/token", action: removeByValue),
    ]
  }

  private struct Wish: Decodable {
    var scopes: [String]?
    var note: String?
    var clientID: String?
    var fingerprint: String?

    enum CodingKeys: String, CodingKey {
      case scopes, note, fingerprint
      case clientID = "client_id"
    }
  }

  @Sendable private func list(_ call: Call) async throws -> Reply {
    let tokens = try await services.state.tokens(login: try password(call))
    return await .page(of: tokens, for: call) {
      AuthorizationShape(token: $0, value: "", links: call.links)
    }
  }

  @Sendable private func create(_ call: Call) async throws -> Reply {
    let login = try password(call)
    let wish: Wish = try body(of: call)
    guard wish.note != nil || wish.clientID != nil else {
      throw Refusal.invalid(resource: "OauthAccess", field: "description", code: "missing_field")
    }
    return try await make(wish, client: wish.clientID, for: login, call)
  }

  /// Makes a token, or answers the one there is without its value, which nobody knows any more.
  @Sendable private func createForClient(_ call: Call) async throws -> Reply {
    let login = try password(call)
    let wish: Wish = try body(of: call)
    let client = try call.text("client")
    let known = try await services.state.token(
      login: login,
      client: client,
      fingerprint: wish.fingerprint
    )
    if let known { return .json(AuthorizationShape(token: known, value: "", links: call.links)) }
    return try await make(wish, client: client, for: login, call)
  }

  private func make(
    _ wish: Wish,
    client: String?,
    for login: String,
    _ call: Call
  ) async throws -> Reply {
    let value = "gho_" + SandboxAccount.secret(length: 36)
    let token = try await services.state.add(
      StoredToken(
        hash: SHA256.hexadecimal(value),
        ending: String(value.suffix(8)),
        login: login,
        scopes: (wish.scopes ?? []).joined(separator: ", "),
        note: wish.note,
        client: client,
        fingerprint: wish.fingerprint,
        created: call.now
      )
    )
    return .json(
      AuthorizationShape(token: token, value: value, links: call.links),
      status: 201
    )
  }

  /// A token may be deleted with the password, or by itself.
  @Sendable private func remove(_ call: Call) async throws -> Reply {
    let login = try call.login()
    guard let id = Int(try call.text("id")), let token = try await services.state.token(id: id),
      token.login == login
    else { throw Refusal.notFound }
    if case .token(_, let hash, _) = call.viewer, hash != token.hash { throw Refusal.notFound }
    _ = try await services.state.removeToken(hash: token.hash)
    return .noContent
  }

  /// Whoever has a token may end it; no application is registered here, so none is asked for.
  @Sendable private func removeByValue(_ call: Call) async throws -> Reply {
    struct Body: Decodable { let access_token: String }
    let body: Body = try body(of: call)
    let hash = SHA256.hexadecimal(body.access_token)
    guard try await services.state.removeToken(hash: hash) else { throw Refusal.notFound }
    return .noContent
  }

  private func password(_ call: Call) throws(Refusal) -> String {
    guard case .password(let login) = call.viewer else { throw .requiresAuthentication }
    return login
  }

  private func body<Value: Decodable>(of call: Call) throws(Refusal) -> Value {
    do {
      let bytes = call.body.isEmpty ? Array("{}".utf8) : call.body
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw .unreadableBody
    }
  }
}
