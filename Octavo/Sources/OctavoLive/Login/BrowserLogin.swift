import BinderySignals
import Digests
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// A login on a page of the server that opens in the user's browser.
///
/// The page leads back to a listener on this machine, with a code that is exchanged for a token.
struct BrowserLogin {
  /// The longest wait for the browser; the server's page is not valid for longer.
  static let patience = Duration.seconds(600)

  let api: GitHubAPI
  let client: GitHub.OAuthClient
  let web: URL
  let scheduler: any Scheduler
  let now: () -> Date
  /// Whether the server knows PKCE; Enterprise servers do not say.
  let sendsChallenge: Bool
  /// Opens a page, and returns whether there is a browser.
  let open: (URL) -> Bool

  /// Logs in, and returns the token.
  ///
  /// - Throws: `LoginFailure`, or `APIError` of the exchange.
  func callAsFunction() async throws -> GitHub.Token {
    let listener = try await LoopbackListener.start()
    do {
      let token = try await token(from: listener)
      await listener.stop()
      return token
    } catch {
      await listener.stop()
      throw error
    }
  }

  private func token(from listener: LoopbackListener) async throws -> GitHub.Token {
    let state = Self.secret()
    let verifier = sendsChallenge ? Self.secret() : nil
    guard let page = page(redirect: listener.redirect, state: state, verifier: verifier),
      open(page)
    else { throw LoginFailure(.noBrowser) }
    let callback = try await callback(from: listener)
    guard callback.state == state else { throw LoginFailure(.wrongState) }
    guard let code = callback.code else {
      throw LoginFailure(refusal: OAuthRefusal(code: callback.error ?? ""), now: now())
    }
    let exchange = try Endpoint<OAuthResponse>.token(
      ofCode: code,
      verifier: verifier,
      redirect: listener.redirect,
      for: client,
      at: web
    )
    switch try await api.send(exchange) {
    case .token(let token): return token
    case .refused(let refusal): throw LoginFailure(refusal: refusal, now: now())
    }
  }

  private func callback(from listener: LoopbackListener) async throws -> LoopbackListener.Callback {
    let waiting = Task { try await listener.callback() }
    let timer = scheduler.schedule(after: Self.patience) { waiting.cancel() }
    defer { timer.dispose() }
    do {
      return try await withTaskCancellationHandler {
        try await waiting.value
      } onCancel: {
        waiting.cancel()
      }
    } catch is CancellationError where !Task.isCancelled {
      throw LoginFailure(.noCallback)
    }
  }

  private func page(redirect: String, state: String, verifier: String?) -> URL? {
    var parts = URLComponents(string: "\(web.absoluteString)/login/oauth/authorize")
    var items = [
      URLQueryItem(name: "client_id", value: client.id),
      URLQueryItem(name: "redirect_uri", value: redirect),
      URLQueryItem(name: "scope", value: LoginScopes.wanted.joined(separator: " ")),
      URLQueryItem(name: "state", value: state),
    ]
    if let verifier {
      items.append(URLQueryItem(name: "code_challenge", value: Self.challenge(of: verifier)))
      items.append(URLQueryItem(name: "code_challenge_method", value: "S256"))
    }
    parts?.queryItems = items
    return parts?.url
  }

  /// Returns 256 random bits as text.
  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return Base64URL.text((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  private static func challenge(of verifier: String) -> String {
    Base64URL.text(SHA256.digest(of: verifier))
  }
}
