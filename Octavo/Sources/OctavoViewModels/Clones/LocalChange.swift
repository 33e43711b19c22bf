/// A change in a work tree that is not committed.
public nonisolated struct LocalChange: Sendable, Equatable {
  /// The most changes that a state lists.
  public static let most = 1_000

  /// The kinds of changes; a file can have several.
  public struct Kinds: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The change is in the index, for the next commit.
    public static let staged = Self(rawValue: 1)
    /// The change is in the file only.
    public static let unstaged = Self(rawValue: 2)
    /// Git does not know the file.
    public static let untracked = Self(rawValue: 4)
    /// The file is in conflict.
    public static let conflict = Self(rawValue: 8)
  }

  /// The path from the top of the work tree; that of an untracked folder ends with a slash.
  public var path: String
  /// The path before a rename; `nil` without one.
  public var previousPath: String?
  /// The kinds.
  public var kinds: Kinds

  /// Describes a change.
  public init(path: String, previousPath: String? = nil, kinds: Kinds) {
    self.path = path
    self.previousPath = previousPath
    self.kinds = kinds
  }
}

/// An operation that the user has begun in a clone and not ended.
public nonisolated enum CloneOperation: String, Sendable, Equatable, CaseIterable {
  /// Commits are copied on top of others.
  case rebase
  /// Patches of mails are applied.
  case applyMail = "am"
  /// Two branches are merged.
  case merge
  /// Commits are copied.
  case cherryPick = "cherry-pick"
  /// Commits are reverted.
  case revert
  /// The first bad commit is searched for.
  case bisect

  /// The noun inside a sentence, such as “a rebase”.
  public var noun: String {
    switch self {
    case .rebase: "a rebase"
    case .applyMail: "the applying of patches"
    case .merge: "a merge"
    case .cherryPick: "a cherry-pick"
    case .revert: "a revert"
    case .bisect: "a bisection"
    }
  }

  /// The command that ends the operation as if it had not begun.
  public var abortCommand: String {
    self == .bisect ? "git bisect reset" : "git \(rawValue) --abort"
  }

  /// The command that goes on with the operation; `nil` for a bisection.
  public var continueCommand: String? {
    self == .bisect ? nil : "git \(rawValue) --continue"
  }
}
