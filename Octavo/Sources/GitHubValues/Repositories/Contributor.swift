extension GitHub {
  /// An author of commits of a repository.
  public struct Contributor: Sendable, Hashable, Codable, Identifiable {
    /// The account; `nil` for an author without one.
    public var account: Account?
    /// The name of an author without an account.
    public var name: String?
    /// The number of commits.
    public var contributions: Int

    /// The login, or the name of an author without an account.
    public var id: String { account?.login ?? name ?? "" }
  }
}

extension GitHub.Contributor: LenientDecodable {
  package init?(_ object: JSONObject) {
    let account = GitHub.Account(object)
    let name = object.nonEmptyString("name") ?? object.nonEmptyString("email")
    guard account != nil || name != nil else { return nil }
    self.init(
      account: account,
      name: account == nil ? name : nil,
      contributions: object.integer("contributions") ?? 0
    )
  }
}
