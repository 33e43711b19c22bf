import Foundation

/// The exchange of the code of a login on a page for a token.
///
/// Errors have the status 200, as GitHub sends them.
struct TokenExchangeEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      Route("POST", "/login/device/code", bucket: .free, action: deviceCode),
      Route("POST", "/login/oauth/access_token", bucket: .free, action: token),
    ]
  }

  @Sendable private func deviceCode(_ request: EndpointRequest) async throws -> EndpointResponse {
    let fields = Self.fields(of: request)
    guard fields["client_id"] == SandboxClient.octavo.id else { throw ErrorResponse.notFound }
    let letters = Array("BCDFGHJKLMNPQRSTVWXZ")
    let word = { String((0..<4).map { _ in letters[Int.random(in: letters.indices)] }) }
    let userCode = "\(word())-\(word())"
    let grant = LoginGrant(
      kind: .device(userCode: userCode),
      client: SandboxClient.octavo.id,
      scopes: fields["scope"] ?? "",
      end: request.now + 900
    )
    services.grants.add(grant, now: request.now)
    return .json(
      OAuthBody(fields: [
        ("device_code", .text(grant.code)), ("user_code", .text(userCode)),
        ("verification_uri", .text("\(request.links.web)/login/device")),
        ("expires_in", .number(900)), ("interval", .number(grant.interval)),
      ])
    )
  }

  @Sendable private func token(_ request: EndpointRequest) async throws -> EndpointResponse {
    let fields = Self.fields(of: request)
    guard fields["client_id"] == SandboxClient.octavo.id else { throw ErrorResponse.notFound }
    return fields["device_code"] == nil
      ? try await exchange(fields, request) : try await poll(fields, request)
  }

  private func exchange(
    _ fields: [String: String],
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    guard fields["client_secret"] == SandboxClient.octavo.secret else {
      return Self.refused("incorrect_client_credentials")
    }
    let grant = services.grants.change { $0.code == fields["code"] }
    guard let grant, grant.end > request.now, case .granted(let login) = grant.decision,
      case .browser(let redirect, _, _) = grant.kind
    else { return Self.refused("bad_verification_code") }
    // A code can be tried once.
    services.grants.remove(grant.code)
    guard grant.accepts(verifier: fields["code_verifier"]) else {
      return Self.refused("bad_verification_code")
    }
    guard fields["redirect_uri"] == nil || fields["redirect_uri"] == redirect else {
      return Self.refused("redirect_uri_mismatch")
    }
    return try await make(grant, for: login, request)
  }

  private func poll(
    _ fields: [String: String],
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    guard fields["grant_type"] == "urn:ietf:params:oauth:grant-type:device_code" else {
      return Self.refused("unsupported_grant_type")
    }
    var isTooFast = false
    let grant = services.grants.change(
      where: { grant in
        if case .device = grant.kind { grant.code == fields["device_code"] } else { false }
      },
      { grant in
        if let last = grant.lastQuestion, request.now - last < grant.interval {
          isTooFast = true
          grant.interval += 5
        }
        grant.lastQuestion = request.now
      }
    )
    guard let grant else { return Self.refused("incorrect_device_code") }
    guard grant.end > request.now else { return Self.refused("expired_token") }
    if isTooFast { return Self.refused("slow_down", interval: grant.interval) }
    switch grant.decision {
    case .open: return Self.refused("authorization_pending")
    case .denied: return Self.refused("access_denied")
    case .granted(let login):
      services.grants.remove(grant.code)
      return try await make(grant, for: login, request)
    }
  }

  private func make(
    _ grant: LoginGrant,
    for login: String,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let asked = grant.scopes.split { $0 == " " || $0 == "," }.joined(separator: ", ")
    let scopes = services.scopes ?? asked
    let (_, value) = try await services.state.makeToken(
      login: login,
      scopes: scopes,
      note: "Octavo",
      client: grant.client,
      now: request.now
    )
    return .json(
      OAuthBody(fields: [
        ("access_token", .text(value)), ("token_type", .text("bearer")),
        ("scope", .text(scopes.replacing(" ", with: ""))),
      ])
    )
  }

  private static func refused(_ code: String, interval: Int? = nil) -> EndpointResponse {
    var fields: [(StaticString, OAuthBody.Value)] = [
      ("error", .text(code)),
      ("error_description", .text(code.replacing("_", with: " "))),
    ]
    if let interval { fields.append(("interval", .number(interval))) }
    return .json(OAuthBody(fields: fields))
  }

  /// The parameters, which are a form, JSON, or behind the path.
  private static func fields(of request: EndpointRequest) -> [String: String] {
    if let object = try? JSONDecoder().decode([String: String].self, from: Data(request.body)) {
      return object
    }
    let form = Query(String(decoding: request.body, as: UTF8.self))?.items ?? []
    return Dictionary(
      (form + request.query.items).map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
