import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct OAuthEndpointTests {
  private let web = URL(string: "https://github.com")
  private let client = GitHub.OAuthClient(id: "Ov1", secret: GitHub.Token("hush"))
  private let code = GitHub.DeviceCode(
    userCode: "WDJB-MJHT",
    page: URL(filePath: "/login/device"),
    lifetime: .seconds(900),
    interval: .seconds(5),
    secret: GitHub.Token("device")
  )

  @Test func `a device code has a page, a lifetime and an interval`() throws {
    let scopes = ["repo", "user"]
    let endpoint = try Endpoint.deviceCode(for: client, scopes: scopes, at: #require(web))
    let json = """
      {"device_code": "d1", "user_code": "WDJB-MJHT", "expires_in": 600,
       "verification_uri": "https://github.com/login/device", "interval": "7"}
      """

    let answer = try endpoint.value(of: json)

    #expect(endpoint.request.address?.absoluteString == "https://github.com/login/device/code")
    #expect(endpoint.request.isAllowedElsewhere)
    #expect(endpoint.request.body == Data(#"{"client_id":"Ov1","scope":"repo user"}"#.utf8))
    guard case .code(let code) = answer else {
      Issue.record("expected a code, not \(answer)")
      return
    }
    #expect(code.userCode == "WDJB-MJHT")
    #expect(code.page.absoluteString == "https://github.com/login/device")
    #expect(code.lifetime == .seconds(600))
    #expect(code.interval == .seconds(7))
    #expect("\(code)".contains("d1") == false)
  }

  @Test func `a server without the device flow says so with status 200`() throws {
    let endpoint = try Endpoint.deviceCode(for: client, scopes: [], at: #require(web))

    let answer = try endpoint.value(of: #"{"error": "device_flow_disabled"}"#)

    #expect(answer == .refused(OAuthRefusal(code: "device_flow_disabled")))
    #expect(
      endpoint.value(for: APIError(.notFound))
        == .refused(OAuthRefusal(code: "incorrect_client_credentials"))
    )
  }

  @Test func `a device code that was not entered yet is pending`() throws {
    let endpoint = try Endpoint.token(of: code, for: client, at: #require(web))

    let pending = try endpoint.value(of: #"{"error": "authorization_pending"}"#)
    let slower = try endpoint.value(of: #"{"error": "slow_down", "interval": 10}"#)

    #expect(pending == .refused(OAuthRefusal(code: "authorization_pending")))
    #expect(slower == .refused(OAuthRefusal(code: "slow_down", interval: .seconds(10))))
    let body = String(decoding: try #require(endpoint.request.body), as: UTF8.self)
    #expect(!body.contains("hush"))
  }

  @Test func `the code of a browser is exchanged with its verifier and the secret`() throws {
    let endpoint = try Endpoint.token(
      ofCode: "c1",
      verifier: "v1",
      redirect: "http://127.0.0.1:5/callback",
      for: client,
      at: #require(web)
    )

    let answer = try endpoint.value(of: #"{"access_token": "gho_1", "token_type": "bearer"}"#)

    #expect(answer == .token(GitHub.Token("gho_1")))
    #expect(
      String(decoding: try #require(endpoint.request.body), as: UTF8.self)
        == #"{"client_id":"Ov1","client_secret":"hush","code":"c1","code_verifier":"v1","#
        + #""redirect_uri":"http:\/\/127.0.0.1:5\/callback"}"#
    )
    #expect(endpoint.request.summary == "POST /login/oauth/access_token")
  }

  @Test func `a refusal has the time of the server`() throws {
    let endpoint = try Endpoint.token(of: code, for: client, at: #require(web))

    let answer = try endpoint.value(
      of: #"{"error": "expired_token"}"#,
      headers: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"]
    )

    #expect(
      answer
        == .refused(
          OAuthRefusal(code: "expired_token", date: Date(timeIntervalSince1970: 784_111_777))
        )
    )
  }
}
