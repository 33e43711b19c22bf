/// A text on the page of a repository that leads to another page.
public nonisolated struct RepositoryLink: Sendable, Equatable {
  /// The text, which may be untrusted.
  public let title: String
  /// The address of the page, for `follow(_:)`.
  public let address: String
  /// The text before the link, such as “Latest release”; `nil` for none.
  public var label: String?
  /// The text behind the link, such as an age; `nil` for none.
  public var detail: String?
}
