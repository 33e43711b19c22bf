extension DemoWorld {
  /// An author of commits.
  public struct User: Sendable, Equatable {
    /// The name of the account.
    public let login: String
    /// The name that stands in the commits.
    public let name: String
    /// The addresses that stand in the commits; at least one.
    public let emails: [String]
    /// The employer.
    public let company: String?
    /// The place of residence.
    public let location: String?
    /// The address of the user's own site.
    public let blog: String?
    /// The user's description of themselves, in one line.
    public let bio: String?
    /// The offset from UTC as git writes it, such as `+0530`.
    let zone: String
  }
}
