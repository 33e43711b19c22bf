/// A number with its noun, such as “1.2k followers”.
public nonisolated struct CountLabel: Sendable, Equatable {
  /// The counted things, which decide about the sign beside the label.
  public enum Kind: Sendable {
    case stars, forks, watchers, issues, followers, following, repositories
  }

  /// The counted things.
  public let kind: Kind
  /// The number, as short as it stays true.
  public let number: String
  /// The noun.
  public let noun: String

  /// Makes the label of a number.
  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = Strings.short(number)
    let isOne = number == 1
    noun =
      switch kind {
      case .stars: isOne ? "star" : "stars"
      case .forks: isOne ? "fork" : "forks"
      case .watchers: "watching"
      case .issues: isOne ? "open issue" : "open issues"
      case .followers: isOne ? "follower" : "followers"
      case .following: "following"
      case .repositories: isOne ? "repository" : "repositories"
      }
  }

  /// The whole label.
  public var text: String { "\(number) \(noun)" }
}
