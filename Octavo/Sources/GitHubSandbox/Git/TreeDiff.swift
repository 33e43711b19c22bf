/// The files that differ between two trees, as `git diff-tree` lists them.
struct TreeDiff: Equatable, Sendable {
  private(set) var changes: [FileChange] = []
  /// The arguments of git that name the trees.
  var trees: [String] = []

  var additions: Int { changes.reduce(0) { $0 + $1.additions } }
  var deletions: Int { changes.reduce(0) { $0 + $1.deletions } }

  /// The options of `git diff-tree` whose output ``init(_:)`` reads.
  static let options = [
    "-r", "-z", "-M", "--root", "--no-commit-id", "--no-abbrev", "--raw", "--numstat",
  ]

  /// The options that make a patch without running a program of the repository.
  static let patchOptions = [
    "-p", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/",
  ]

  init() {}

  /// Reads raw records, then a record of counts for each, then the patches if there are any.
  init(_ output: [UInt8]) {
    var rest = output[...]
    var sections: [Int] = []
    while rest.first == UInt8(ascii: ":"), let change = Self.change(&rest) {
      changes.append(change.value)
      sections.append(change.sections)
    }
    for index in changes.indices {
      guard let counts = Self.counts(&rest) else { return }
      changes[index].additions = counts.additions
      changes[index].deletions = counts.deletions
    }
    if rest.first == 0 { rest.removeFirst() }
    var patches = Self.patches(in: rest)[...]
    for (index, count) in zip(changes.indices, sections) {
      let hunks = patches.prefix(count).compactMap(\.self)
      patches = patches.dropFirst(count)
      changes[index].patch = hunks.isEmpty ? nil : hunks.joined(separator: "\n")
    }
  }

  private static func field(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// Reads `:mode mode id id status`, the path, and for a rename the new path.
  private static func change(
    _ rest: inout ArraySlice<UInt8>
  ) -> (value: FileChange, sections: Int)? {
    guard let head = field(&rest), let path = field(&rest) else { return nil }
    let words = String(decoding: head.dropFirst(), as: UTF8.self).split(separator: " ")
    guard words.count == 5, let old = ObjectID(words[2]), let new = ObjectID(words[3]),
      let letter = words[4].first
    else { return nil }
    var target: ArraySlice<UInt8>?
    if letter == "R" || letter == "C" {
      guard let name = field(&rest) else { return nil }
      target = name
    }
    let change = FileChange(
      status: status(letter),
      path: Array(target ?? path),
      previousPath: target.map { _ in Array(path) },
      id: letter == "D" ? old : new
    )
    // A file that became a link is written as one patch that removes and one that adds.
    return (change, letter == "T" ? 2 : 1)
  }

  private static func status(_ letter: Character) -> FileChange.Status {
    switch letter {
    case "A": .added
    case "D": .removed
    case "R": .renamed
    case "C": .copied
    case "T": .changed
    default: .modified
    }
  }

  /// Parses `added removed path`.
  ///
  /// The numbers of a binary file are dashes. A rename has two paths.
  private static func counts(
    _ rest: inout ArraySlice<UInt8>
  ) -> (additions: Int, deletions: Int)? {
    guard let record = field(&rest) else { return nil }
    let words = record.split(
      separator: UInt8(ascii: "\t"),
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard words.count == 3 else { return nil }
    if words[2].isEmpty {
      guard field(&rest) != nil, field(&rest) != nil else { return nil }
    }
    let numbers = words.prefix(2).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    return (numbers[0], numbers[1])
  }

  /// Returns the hunks of each file; a line of a hunk never begins with `d`.
  private static func patches(in output: ArraySlice<UInt8>) -> [String?] {
    let header = Array("diff --git ".utf8)
    var patches: [String?] = []
    var hunks: [ArraySlice<UInt8>]?
    func close() {
      guard let hunks else { return }
      let text = !hunks.isEmpty ? hunks.joined(separator: [UInt8(ascii: "\n")]) : nil
      patches.append(text.map { String(decoding: Array($0), as: UTF8.self) })
    }
    for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.starts(with: header) {
        close()
        hunks = []
      } else if hunks?.isEmpty == false || line.starts(with: [0x40, 0x40]) {
        hunks?.append(line)
      }
    }
    close()
    return patches
  }
}
