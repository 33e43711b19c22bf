public import GitHubValues

/// A branch, tag or commit and a path in it, as one list of words.
///
/// Both may contain slashes, so only the repository's branches and tags tell where the one ends:
/// `release/1.0/Sources` can be the folder `Sources` of the branch `release/1.0`.
public nonisolated struct RevisionPath: Sendable, Hashable {
  /// The words between the slashes; at least one.
  public let components: [String]

  /// Makes a place from a reference and a path, which may be empty.
  public init(_ reference: String, path: String = "") {
    components = (path.isEmpty ? reference : "\(reference)/\(path)").split(separator: "/").map(
      String.init
    )
  }

  init(components: [String]) { self.components = components }

  /// Whether it begins with the full name of a commit, which no branch or tag can have.
  var beginsWithCommit: Bool { components.first?.isCommitName ?? false }

  /// Tells the reference from the path: the longest branch or tag that fits.
  ///
  /// Where none does, the first word has to be a commit.
  public func resolved(
    among references: [GitHub.Reference]
  ) -> (reference: GitHub.Reference?, revision: String, path: String) {
    var best: GitHub.Reference?
    var length = 0
    for reference in references {
      let words = reference.name.split(separator: "/")
      guard words.count > length, words.count <= components.count,
        zip(words, components).allSatisfy({ $0 == $1 })
      else { continue }
      best = reference
      length = words.count
    }
    let revision = best?.name ?? components.first ?? ""
    let path = components.dropFirst(max(length, 1)).joined(separator: "/")
    return (best, revision, path)
  }
}

nonisolated extension String {
  /// Whether it is the full name of a commit: 40 or 64 hexadecimal digits.
  var isCommitName: Bool {
    [40, 64].contains(utf8.count) && allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
