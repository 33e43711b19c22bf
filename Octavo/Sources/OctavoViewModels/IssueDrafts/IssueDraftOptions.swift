public import BinderyNavigation
public import GitHubValues

/// The labels, assignees and the milestone of an issue that is written, which the lists to choose
/// from change.
public final class IssueDraftOptions {
  /// The labels.
  @MutableProperty public var labels: [GitHub.Label] = []
  /// The accounts that are to work on the issue.
  @MutableProperty public var assignees: [GitHub.Account] = []
  /// The milestone; `nil` for none.
  @MutableProperty public var milestone: GitHub.Milestone?

  /// Makes the options of an issue that has none.
  public init() {}

  deinit {}
}

extension IssueDraftOptions {
  /// The options that a route shows, and that are not stored with it.
  ///
  /// All values are equal, as routes to the options of one page are.
  public nonisolated struct Reference: Sendable {
    weak let options: IssueDraftOptions?

    /// Makes the reference of a route that was stored, or to options.
    public init(_ options: IssueDraftOptions? = nil) { self.options = options }
  }
}

nonisolated extension IssueDraftOptions.Reference: Hashable {
  /// Returns true: a route names no options.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing to the hash.
  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension IssueDraftOptions.Reference: Codable {
  private enum CodingKeys: CodingKey {}

  /// Makes the reference of a stored route, whose issue is unknown.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes an empty value.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
