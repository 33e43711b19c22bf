/// A choice of the commits that lead to a commit.
struct CommitSelection: Sendable {
  /// The commit that the others lead to.
  let head: ObjectID
  /// The commit whose ancestors are left out.
  var base: ObjectID?
  /// The file or folder that the commits touch.
  var path: String?
  /// The earliest and the latest time of the commits, in seconds since 1970.
  var since: Int?
  var until: Int?
  /// The addresses or names of the authors; any of them fits.
  var authors: [String] = []
  /// The words that the messages have, in any case.
  var words: [String] = []
  /// Whether the oldest commit is the first.
  var isOldestFirst = false

  init(from head: ObjectID) { self.head = head }

  /// Whether every ancestor of the head is chosen.
  var isWhole: Bool {
    base == nil && path == nil && since == nil && until == nil && authors.isEmpty
      && words.isEmpty
  }

  /// Whether an index of the commits has what is needed for the choice.
  var isIndexed: Bool {
    base == nil && path == nil && since == nil && authors.isEmpty && words.isEmpty
  }

  /// Whether the path leads out of the tree, where git would refuse it: no commit touches it.
  var isOutside: Bool { path?.split(separator: "/").contains("..") ?? false }

  /// The arguments of the `git log` that lists some of the commits.
  func arguments(skipping: Int, atMost count: Int) -> [String] {
    var arguments = [
      "log", "-z", CommitRecord.format, "--skip=\(skipping)", "--max-count=\(count)",
      "--fixed-strings", "--regexp-ignore-case",
    ]
    if let since { arguments.append("--max-age=\(since)") }
    if let until { arguments.append("--min-age=\(until)") }
    arguments += authors.map { "--author=\($0)" }
    if !words.isEmpty { arguments += ["--all-match"] + words.map { "--grep=\($0)" } }
    if isOldestFirst { arguments.append("--reverse") }
    arguments += ["--end-of-options", head.hex]
    if let base { arguments.append("^\(base)") }
    arguments.append("--")
    if let path {
      let inside = path.drop { $0 == "/" }
      arguments.append(inside.isEmpty ? "." : String(inside))
    }
    return arguments
  }
}
