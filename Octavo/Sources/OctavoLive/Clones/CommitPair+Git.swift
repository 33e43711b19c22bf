import OctavoViewModels

nonisolated extension CommitPair {
  /// The most bytes of a difference; the rest is left out.
  private static let longestDifference = 1 << 20

  /// Reads the answer of `git range-diff` with whole hashes.
  ///
  /// A line such as `1:  HASH ! 2:  HASH Subject` begins a pair. The lines below that begin with
  /// four blanks are the difference of its patches.
  static func list(_ lines: [String]) -> [Self] {
    var pairs: [Self] = []
    for line in lines {
      if line.hasPrefix("    ") {
        guard let last = pairs.indices.last, pairs[last].relation == .changed,
          pairs[last].difference.utf8.count < longestDifference
        else { continue }
        pairs[last].difference += line.dropFirst(4) + "\n"
      } else if let pair = Self(header: line) {
        pairs.append(pair)
      }
    }
    return pairs
  }

  private init?(header: String) {
    let words = header.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    guard words.count >= 5, let relation = Self.relations[words[2]] else { return nil }
    self.init(
      old: Self.commit(words[0], words[1]),
      new: Self.commit(words[3], words[4]),
      relation: relation,
      subject: words.count > 5 ? String(words[5]) : ""
    )
    guard old != nil || new != nil else { return nil }
  }

  private static let relations: [Substring: Relation] = [
    "=": .same, "!": .changed, "<": .removed, ">": .added,
  ]

  private static func commit(_ number: Substring, _ hash: Substring) -> Commit? {
    guard number.hasSuffix(":"), let number = Int(number.dropLast()),
      BranchName.isHash(String(hash))
    else { return nil }
    return Commit(number: number, hash: String(hash))
  }
}

nonisolated extension UserGit {
  /// Returns the commits of two versions of a patch, beside each other.
  func pairs(from old: PatchRange, to new: PatchRange, in folder: String) async throws
    -> [CommitPair]
  {
    let output = try await read(
      [
        "-c", "core.abbrev=no", "range-diff", "--no-color", "--no-notes", "--no-ext-diff",
        "\(old.base)..\(old.head)", "\(new.base)..\(new.head)",
      ],
      in: folder
    )
    return CommitPair.list(output.lines)
  }
}
