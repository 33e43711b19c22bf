import Foundation

/// The pages on which the user allows a program to log in.
struct LoginPageEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/login/oauth/authorize", bucket: .free, action: authorize),
      .get("/login/device", bucket: .free, action: device),
      Route("POST", "/login/device", bucket: .free, action: enterCode),
      Route("POST", "/login/decision", bucket: .free, action: decide),
    ]
  }

  /// Begins a login in the browser.
  @Sendable private func authorize(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = request.query
    guard query["client_id"] == SandboxClient.octavo.id else {
      return Self.problem("This client id is not registered.", status: 404)
    }
    guard let redirect = query["redirect_uri"], Self.isLoopback(redirect) else {
      return Self.problem("The redirect_uri is not an address of this machine.")
    }
    guard query["code_challenge"] == nil || query["code_challenge_method"] == "S256" else {
      return Self.problem("The code_challenge_method is not S256.")
    }
    let grant = LoginGrant(
      kind: .browser(
        redirect: redirect,
        state: query["state"],
        challenge: query["code_challenge"]
      ),
      client: SandboxClient.octavo.id,
      scopes: query["scope"] ?? "",
      end: request.now + 600
    )
    services.grants.add(grant, now: request.now)
    return await question(about: grant)
  }

  /// The page on which the user enters a device code.
  @Sendable private func device(_ request: EndpointRequest) async throws -> EndpointResponse {
    Self.codePage("Enter the code that the program shows.")
  }

  @Sendable private func enterCode(_ request: EndpointRequest) async throws -> EndpointResponse {
    let typed = Self.form(of: request)?["user_code"]?.uppercased().filter(\.isLetter) ?? ""
    let grant = services.grants.change { grant in
      guard case .device(let userCode) = grant.kind, case .open = grant.decision else {
        return false
      }
      return userCode.filter(\.isLetter) == typed && grant.end > request.now
    }
    guard let grant else { return Self.codePage("This code is not valid or has expired.") }
    return await question(about: grant)
  }

  /// Takes the user's decision, and returns to the program.
  @Sendable private func decide(_ request: EndpointRequest) async throws -> EndpointResponse {
    let form = Self.form(of: request)
    let source = try await services.catalog.contents()
    let account = source.account(login: form?["login"] ?? "") ?? source.account
    let isAllowed = form?["decision"] == "authorize"
    let mistake = isAllowed ? Self.mistake(in: form, of: account) : nil
    let grant = services.grants.change(
      where: { grant in
        if case .open = grant.decision { grant.page == form?["grant"] } else { false }
      },
      { grant in
        guard mistake == nil, grant.end > request.now else { return }
        grant.decision = isAllowed ? .granted(login: account.login) : .denied
      }
    )
    guard let grant, grant.end > request.now else {
      return Self.problem("This page has expired. Start the login again.")
    }
    if case .open = grant.decision {
      return await question(about: grant, note: mistake ?? "")
    }
    guard case .browser(let redirect, let state, _) = grant.kind else {
      return LoginPage(
        heading: isAllowed ? "Octavo is logged in" : "The login was refused",
        text: "You can close this tab."
      ).response
    }
    var items = isAllowed ? ["code=\(grant.code)"] : ["error=access_denied"]
    if let state {
      items.append("state=\(PercentCoding.encode(state.utf8, keepingSlashes: false))")
    }
    let separator = redirect.contains("?") ? "&" : "?"
    return EndpointResponse(
      status: 302,
      body: .none,
      headers: [
        "Location": redirect + separator + items.joined(separator: "&"),
        "Cache-Control": "no-store",
      ]
    )
  }

  /// Returns the mistake in the secrets of a form; `nil` if they are those of the account.
  private static func mistake(in form: Query?, of account: SandboxAccount) -> String? {
    guard SecretText.isEqual(form?["password"] ?? "", account.password) else {
      return "The password is wrong. "
    }
    guard let code = account.oneTimeCode else { return nil }
    return SecretText.isEqual(form?["code"] ?? "", code) ? nil : "The one-time code is wrong. "
  }

  private func question(about grant: LoginGrant, note: String = "") async -> EndpointResponse {
    let source = try? await services.catalog.contents()
    let account = source?.account
    let suggested = services.suggestsSecrets ? account : nil
    return LoginPage(
      heading: "Authorize Octavo",
      text: "\(note)Octavo wants to use this sandbox as \(account?.login ?? "you").",
      form: (
        "/login/decision",
        LoginPage.hidden("grant", grant.page)
          + (source?.others.isEmpty ?? true
            ? "" : LoginPage.field("login", label: "Username", value: account?.login ?? ""))
          + LoginPage.field(
            "password",
            label: "Password",
            value: suggested?.password ?? "",
            type: "password"
          )
          + (account?.oneTimeCode == nil
            ? ""
            : LoginPage.field(
              "code",
              label: "One-Time Code",
              value: suggested?.oneTimeCode ?? ""
            ))
          + LoginPage.button("Authorize", name: "decision", value: "authorize") + " "
          + LoginPage.button("Cancel", name: "decision", value: "cancel", checks: false)
      )
    ).response
  }

  private static func codePage(_ text: String) -> EndpointResponse {
    LoginPage(
      heading: "Log in with a code",
      text: text,
      form: (
        "/login/device",
        LoginPage.field("user_code", label: "Code") + LoginPage.button("Continue")
      )
    ).response
  }

  private static func problem(_ text: String, status: Int = 400) -> EndpointResponse {
    LoginPage(heading: "Octavo cannot be authorized", text: text, status: status).response
  }

  private static func form(of request: EndpointRequest) -> Query? {
    Query(String(decoding: request.body, as: UTF8.self))
  }

  /// Whether an address is one of this machine, to which a code may be sent.
  private static func isLoopback(_ address: String) -> Bool {
    guard let url = URL(string: address), url.scheme == "http", url.user == nil else {
      return false
    }
    return ["127.0.0.1", "[::1]", "::1", "localhost"].contains(url.host() ?? "")
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }
}
