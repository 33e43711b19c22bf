extension DemoWorld {
  /// An organisation, which owns repositories and has users as members.
  public struct Organization: Sendable, Equatable {
    /// The name of the account.
    public let login: String
    /// The name that its page shows.
    public let name: String
    /// The description, in one sentence.
    public let description: String
    /// The place where it is.
    public let location: String?
    /// The address of its own site.
    public let blog: String?
    /// The logins of its members, all of them users of the world.
    public let members: [String]
  }
}
