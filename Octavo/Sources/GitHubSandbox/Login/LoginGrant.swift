import Digests

/// A login that waits for the user on a page of the sandbox.
struct LoginGrant: Sendable {
  enum Kind: Sendable {
    /// The browser returns to an address with a code; the challenge is that of PKCE.
    case browser(redirect: String, state: String?, challenge: String?)
    /// The program asks for the token of a device code.
    case device(userCode: String)
  }

  enum Decision: Sendable {
    case open, granted(login: String), denied
  }

  /// The identifier of the grant in the form of the page; no other page can know it.
  let page = SandboxAccount.secret(length: 32)
  /// The secret that the program exchanges for a token.
  let code = SandboxAccount.secret(length: 40)
  let kind: Kind
  let client: String
  let scopes: String
  /// The end, in seconds since 1970.
  let end: Int
  var decision = Decision.open
  /// The shortest time between two questions, in seconds.
  var interval = 5
  var lastQuestion: Int?

  /// Whether a verifier is the one that the challenge was made of.
  func accepts(verifier: String?) -> Bool {
    guard case .browser(_, _, let challenge?) = kind else { return true }
    guard let verifier else { return false }
    return challenge == Base64URL.text(SHA256.digest(of: verifier))
  }
}
