import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import GitHubSandbox

/// Logging in on a page of the sandbox, and by a code.
struct PageLoginTests {
  private static let redirect = "http://127.0.0.1:9/callback"
  // The example of RFC 7636, appendix B.
  private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

  private static func authorizePath(
    client: String = SandboxClient.octavo.id,
    redirect: String = Self.redirect,
    method: String = "S256"
  ) -> String {
    "/login/oauth/authorize?client_id=\(client)&redirect_uri=\(redirect)&scope=repo%20user&state=s1"
      + "&code_challenge=\(challenge)&code_challenge_method=\(method)"
  }

  /// Clicks a button of a page, and returns the address that it leads to.
  private func click(
    _ decision: String,
    password: String = Workshop.account.password,
    oneTimeCode: String = Workshop.account.oneTimeCode ?? "",
    on page: String,
    _ client: Client
  ) async throws -> (status: Int, location: String?, text: String) {
    let grant = try #require(page.firstMatch(of: /name="grant" value="(\w+)"/)).1
    let password = password.replacing(" ", with: "+")
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    let browser = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    var request = HTTPClientRequest(url: client.address.baseURL.absoluteString + "/login/decision")
    request.method = .POST
    request.body = .bytes(
      ByteBuffer(
        string: "grant=\(grant)&password=\(password)&code=\(oneTimeCode)&decision=\(decision)"
      )
    )
    let response = try await browser.execute(request, timeout: .minutes(10))
    let text = String(buffer: try await response.body.collect(upTo: 1 << 20))
    try await browser.shutdown()
    return (Int(response.status.code), response.headers.first(name: "Location"), text)
  }

  private func exchange(
    _ code: String,
    _ client: Client,
    verifier: String = Self.verifier,
    secret: String = SandboxClient.octavo.secret
  ) async throws -> JSON {
    try await client.send(
      "POST",
      "/login/oauth/access_token",
      [:],
      body: "client_id=\(SandboxClient.octavo.id)&client_secret=\(secret)&code=\(code)"
        + "&code_verifier=\(verifier)&redirect_uri=\(Self.redirect)"
    ).json
  }

  private func code(_ client: Client) async throws -> String {
    let page = try await client.get(Self.authorizePath(), [:])
    let answer = try await click("authorize", on: page.text, client)
    let location = try #require(answer.location)
    #expect(answer.status == 302)
    return String(try #require(location.firstMatch(of: /code=(\w+)&state=s1$/)).1)
  }

  @Test func `a click on the page leads back with a code, which is exchanged once`() async throws {
    try await Workshop().serve { client async throws in
      let code = try await code(client)

      let answer = try await exchange(code, client)
      let again = try await exchange(code, client)

      let token = try #require(answer["access_token"].text)
      let user = try await client.get("/user", ["Authorization": "Bearer \(token)"])
      #expect(try user.json["login"].text == Workshop.account.login)
      #expect(user.headers["x-oauth-scopes"] == "repo, user")
      #expect(again["error"].text == "bad_verification_code")
    }
  }

  @Test func `a code is bound to its verifier and the secret of the program`() async throws {
    try await Workshop().serve { client async throws in
      let wrongVerifier = try await exchange(try await code(client), client, verifier: "other")
      let wrongSecret = try await exchange(try await code(client), client, secret: "other")

      #expect(wrongVerifier["error"].text == "bad_verification_code")
      #expect(wrongSecret["error"].text == "incorrect_client_credentials")
    }
  }

  @Test func `a refusal on the page leads back with the reason, without a password`() async throws {
    try await Workshop().serve { client async throws in
      let page = try await client.get(Self.authorizePath(), [:])

      let answer = try await click("cancel", password: "", on: page.text, client)

      #expect(answer.location == "\(Self.redirect)?error=access_denied&state=s1")
    }
  }

  @Test func `a wrong password shows the page again`() async throws {
    try await Workshop().serve { client async throws in
      let page = try await client.get(Self.authorizePath(), [:])

      let answer = try await click("authorize", password: "x", on: page.text, client)

      #expect(answer.status == 200)
      #expect(answer.text.contains("The password is wrong."))
      #expect(!page.text.contains(Workshop.account.password))
    }
  }

  @Test func `a wrong one-time code shows the page again`() async throws {
    try await Workshop().serve { client async throws in
      let page = try await client.get(Self.authorizePath(), [:])

      let answer = try await click("authorize", oneTimeCode: "x", on: page.text, client)

      #expect(answer.status == 200)
      #expect(answer.text.contains("The one-time code is wrong."))
      #expect(page.text.contains("One-Time Code"))
      #expect(!page.text.contains(try #require(Workshop.account.oneTimeCode)))
    }
  }

  @Test(arguments: [
    authorizePath(client: "other"), authorizePath(redirect: "https://example.com/"),
    authorizePath(redirect: "http://127.0.0.1@example.com/"), authorizePath(method: "plain"),
  ])
  func `a strange request for a login gets no form`(path: String) async throws {
    try await Workshop().serve { client async throws in
      let response = try await client.get(path, [:])

      #expect([400, 404].contains(response.status))
      #expect(!response.text.contains("<form"))
    }
  }

  @Test func `a device code waits for the user, and asks for patience`() async throws {
    let workshop = try Workshop()
    try await workshop.serve { client async throws in
      let body = "client_id=\(SandboxClient.octavo.id)&scope=repo"
      let made = try await client.send("POST", "/login/device/code", [:], body: body).json
      let secret = try #require(made["device_code"].text)
      let userCode = try #require(made["user_code"].text)
      let question =
        "client_id=\(SandboxClient.octavo.id)&device_code=\(secret)"
        + "&grant_type=urn:ietf:params:oauth:grant-type:device_code"
      let ask = { () async throws in
        try await client.send("POST", "/login/oauth/access_token", [:], body: question).json
      }

      let first = try await ask()
      let second = try await ask()
      let page = try await client.send(
        "POST",
        "/login/device",
        [:],
        body: "user_code=\(userCode.lowercased())"
      )
      _ = try await click("authorize", on: page.text, client)
      workshop.advance(by: 10)
      let third = try await ask()
      let fourth = try await ask()

      #expect(third["access_token"].text?.hasPrefix("gho_") == true)
      #expect(fourth["error"].text == "incorrect_device_code")
      #expect(first["error"].text == "authorization_pending")
      #expect(second["error"].text == "slow_down")
      #expect(userCode.wholeMatch(of: /[A-Z]{4}-[A-Z]{4}/) != nil)
      #expect(try #require(made["verification_uri"].text).hasSuffix("/login/device"))
    }
  }
}
