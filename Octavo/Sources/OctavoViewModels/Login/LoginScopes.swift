/// The permissions that the app asks for.
public nonisolated enum LoginScopes {
  /// The names of the permissions.
  public static let wanted = needed + ["project"]
  /// The names of those without which more fails than the status in projects.
  private static let needed = ["repo", "read:user", "user:follow", "read:org"]

  /// Returns the permissions that a token lacks; none if the server does not say what it permits.
  static func missing(in scopes: [String]?) -> [String] {
    guard let scopes else { return [] }
    // The scope “user” includes those that only read and follow, and permits the list of the
    // user's own organizations.
    var included = scopes.contains("user") ? ["read:user", "user:follow", "read:org"] : []
    if scopes.contains("write:org") || scopes.contains("admin:org") { included.append("read:org") }
    return needed.filter { !(scopes + included).contains($0) }
  }
}
