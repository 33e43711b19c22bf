/// The change that a screen shows.
public nonisolated enum ChangesSubject: Sendable, Hashable {
  /// The change that a commit makes; the name of a branch or tag stands for its commit.
  case commit(String)
  /// The changes from one branch, tag or commit to another.
  case comparison(base: String, head: String)

  /// The branch, tag or commit after the changes.
  var head: String {
    switch self {
    case .commit(let sha): sha
    case .comparison(_, let head): head
    }
  }

  /// The branch, tag or commit before the changes; `nil` for a commit.
  var base: String? {
    if case .comparison(let base, _) = self { base } else { nil }
  }

  /// The words of the address below that of the repository.
  var address: (kind: String, name: String) {
    switch self {
    case .commit(let sha): ("commit", sha)
    case .comparison(let base, let head): ("compare", "\(base)...\(head)")
    }
  }
}
