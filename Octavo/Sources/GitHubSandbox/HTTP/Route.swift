/// A pattern of paths, and the action that answers them.
///
/// A pattern's parts are words, `:name` for one part of any kind, or at the end `*name` for all
/// that is left. A part is decoded after the path was cut at its slashes, so `%2F` never cuts.
struct Route: Sendable {
  typealias Action = @Sendable (EndpointRequest) async throws -> EndpointResponse

  let method: String
  let pattern: [Substring]
  let bucket: RateBucket
  /// The scopes of which a token needs one; any token will do if there are none.
  private(set) var scopes: [String] = []
  /// Whether tokens without scopes are refused.
  private(set) var needsScopes = false
  let action: Action

  init(
    _ method: String,
    _ pattern: String,
    bucket: RateBucket = .core,
    action: @escaping Action
  ) {
    self.method = method
    self.pattern = pattern.split(separator: "/")
    self.bucket = bucket
    self.action = action
  }

  static func get(
    _ pattern: String,
    bucket: RateBucket = .core,
    action: @escaping Action
  ) -> Route {
    Route("GET", pattern, bucket: bucket, action: action)
  }

  /// Returns the same route for tokens that have one of these scopes.
  func requiring(_ scopes: String...) -> Route {
    var copy = self
    copy.scopes = scopes
    return copy
  }

  /// Returns the same route, closed to tokens without scopes.
  func refusingPermissions() -> Route {
    var copy = self
    copy.needsScopes = true
    return copy
  }

  /// Returns the reason for which the credentials of a viewer do not permit the route; `nil` if
  /// they do.
  func refusal(of viewer: Viewer) -> ErrorResponse? {
    if needsScopes, let kind = viewer.tokenKind { return kind.refusal }
    return permits(viewer) ? nil : .missingScope(scopes)
  }

  /// Whether the credentials of a viewer permit the route; a password permits all.
  func permits(_ viewer: Viewer) -> Bool {
    scopes.isEmpty || viewer.hasScope(among: scopes)
  }

  /// Returns the values of the placeholders, or `nil` if the path does not match the pattern.
  ///
  /// - Throws: A 400 if a part is not coded rightly.
  func match(_ path: [Substring]) throws(ErrorResponse) -> [String: [UInt8]]? {
    guard hasShape(of: path) else { return nil }
    var parameters: [String: [UInt8]] = [:]
    for (index, part) in pattern.enumerated() {
      if part.hasPrefix("*") {
        let rest = path.dropFirst(index).joined(separator: "/")
        parameters[String(part.dropFirst())] = try Self.decode(rest)
      } else if part.hasPrefix(":") {
        parameters[String(part.dropFirst())] = try Self.decode(path[index])
      }
    }
    return parameters
  }

  /// Whether the length and the words of a path are those of the pattern; nothing is decoded yet.
  private func hasShape(of path: [Substring]) -> Bool {
    let isOpen = pattern.last?.utf8.first == UInt8(ascii: "*")
    guard isOpen ? path.count >= pattern.count - 1 : path.count == pattern.count else {
      return false
    }
    return zip(pattern, path).allSatisfy { part, word in
      part.utf8.first == UInt8(ascii: ":") || part.utf8.first == UInt8(ascii: "*")
        || part == word
    }
  }

  private static func decode(_ part: some StringProtocol) throws(ErrorResponse) -> [UInt8] {
    guard let bytes = PercentCoding.decode(part) else { throw .badRequest }
    return bytes
  }
}
