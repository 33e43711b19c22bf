extension DemoWorld {
  /// Somebody who writes commits.
  public struct User: Sendable, Equatable {
    /// The name of the account.
    public let login: String
    /// The name that stands in the commits.
    public let name: String
    /// The addresses that stand in the commits; at least one.
    public let emails: [String]
    /// Where the person works.
    public let company: String?
    /// Where the person lives.
    public let location: String?
    /// The address of the person's own site.
    public let blog: String?
    /// What the person says of themselves, in one line.
    public let bio: String?
    /// The person's distance from UTC as git writes it, such as `+0530`.
    let zone: String
  }
}
