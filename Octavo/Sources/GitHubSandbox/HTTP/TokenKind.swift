/// A kind of token that has permissions instead of scopes.
///
/// The sandbox grants it all that its user may do, but no endpoint of notifications, which have no
/// permission.
enum TokenKind: Sendable {
  /// A fine-grained personal access token.
  case fineGrained
  /// A token of an app.
  case app

  /// Determines the kind by the beginning of a token; `nil` for one with scopes.
  init?(_ token: String) {
    if token.hasPrefix("github_pat_") {
      self = .fineGrained
    } else if token.hasPrefix("ghu_") || token.hasPrefix("ghs_") {
      self = .app
    } else {
      return nil
    }
  }

  /// The response of an endpoint that no permission opens.
  var refusal: ErrorResponse {
    let name = self == .app ? "integration" : "personal access token"
    return ErrorResponse(status: 403, message: "Resource not accessible by \(name)")
  }
}
