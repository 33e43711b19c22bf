import AsyncHTTPClient
import Foundation
import GitHubValues
import NIOCore
import NIOHTTP1
import Testing

/// The pages of the sandbox for a login, as a browser loads them.
nonisolated enum LoginPages {
  /// Loads a page, and returns its text.
  static func load(_ url: String, posting body: String? = nil) async throws -> String {
    var request = HTTPClientRequest(url: url)
    if let body {
      request.method = .POST
      request.body = .bytes(Data(body.utf8))
    }
    let response = try await HTTPClient.shared.execute(request, timeout: .minutes(10))
    return String(buffer: try await response.body.collect(upTo: 1 << 20))
  }

  /// Clicks a button of a page, and returns the text of the page that it leads to.
  static func click(_ decision: String, on page: URL) async throws -> String {
    try await decide(decision, in: try await load(page.absoluteString), of: page)
  }

  /// Enters a device code, and clicks a button of the page that it leads to.
  static func enter(_ code: GitHub.DeviceCode, thenClick decision: String) async throws {
    let text = try await load(code.page.absoluteString, posting: "user_code=\(code.userCode)")
    _ = try await decide(decision, in: text, of: code.page)
  }

  /// Sends the form of a page, with the password and the one-time code of the account.
  private static func decide(
    _ decision: String,
    in text: String,
    of page: URL
  ) async throws -> String {
    let grant = try #require(text.firstMatch(of: /name="grant" value="(\w+)"/)).1
    return try await load(
      "http://\(page.host() ?? ""):\(page.port ?? 0)/login/decision",
      posting: "grant=\(grant)&password=right+horse&code=123456&decision=\(decision)"
    )
  }
}
