/// The change that a screen shows.
public nonisolated enum ChangesSubject: Sendable, Hashable {
  /// The change that a commit makes; the name of a branch or tag stands for its commit.
  case commit(String)
  /// The changes from one branch, tag or commit to another.
  case comparison(base: String, head: String)
  /// The files of a pull request, by its number.
  case pull(Int)
  /// The changes from one commit of a pull request to a later one.
  case pullRange(Int, from: String, to: String)

  /// Returns the files of a pull request, or those that a range of its commits changes.
  static func files(ofPullRequest number: Int, _ range: CommitRange?) -> Self {
    range.map { .pullRange(number, from: $0.base, to: $0.head) } ?? .pull(number)
  }

  /// The branch, tag or commit after the changes; `nil` if only the changes have it.
  var head: String? {
    switch self {
    case .commit(let sha): sha
    case .comparison(_, let head), .pullRange(_, _, let head): head
    case .pull: nil
    }
  }

  /// The branch, tag or commit before the changes; `nil` for a commit, and if only the changes have
  /// it.
  var base: String? {
    switch self {
    case .comparison(let base, _), .pullRange(_, let base, _): base
    case .commit, .pull: nil
    }
  }

  /// The number of the pull request; `nil` for other changes.
  var pull: Int? {
    switch self {
    case .pull(let number), .pullRange(let number, _, _): number
    case .commit, .comparison: nil
    }
  }

  /// The words of the address below that of the repository.
  var address: (kind: String, name: String) {
    switch self {
    case .commit(let sha): ("commit", sha)
    case .comparison(let base, let head): ("compare", "\(base)...\(head)")
    case .pull(let number): ("pull", "\(number)/files")
    case .pullRange(let number, let base, let head): ("pull", "\(number)/files/\(base)..\(head)")
    }
  }
}
