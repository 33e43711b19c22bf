extension GitRepository {
  /// The most files of a repository that a search returns.
  private static let mostFiles = 1000

  /// The paths of the text files of a commit that contain all words, without regard to case.
  func paths(containing words: [String], at commit: ObjectID) async throws -> [[UInt8]] {
    let options = ["--threads=1", "--full-name", "--all-match", "-I", "-i", "-F", "-l", "-z"]
    let patterns = words.flatMap { ["-e", $0] }
    do {
      return try await paths(["grep"] + options + patterns + [commit.hex, "--"]) {
        // The name of the commit and a colon stand before each path.
        $0.dropFirst(commit.hex.utf8.count + 1)
      }
    } catch let failure as GitFailure {
      // Status 1 without a word: no file contains them.
      guard case .refused(1, "") = failure.reason else { throw failure }
      return []
    }
  }

  /// The paths of the files of a commit that contain all words themselves.
  func paths(named words: [String], at commit: ObjectID) async throws -> [[UInt8]] {
    let listing = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options"]
    return try await paths(listing + [commit.hex]) { record in
      // A submodule is no file. Its mode is at the start, the path of each entry behind a tab.
      guard !record.starts(with: "160000 ".utf8),
        let tab = record.firstIndex(of: UInt8(ascii: "\t"))
      else { return nil }
      let path = record[(tab + 1)...]
      let text = String(decoding: path, as: UTF8.self).lowercased()
      return words.allSatisfy { text.contains($0) } ? path : nil
    }
  }

  private func paths(
    _ subcommand: [String],
    _ path: @escaping @Sendable (ArraySlice<UInt8>) -> ArraySlice<UInt8>?
  ) async throws -> [[UInt8]] {
    try await GitQueue.shared.run {
      try await command(subcommand).run { git in
        var paths: [[UInt8]] = []
        while paths.count < Self.mostFiles, let record = try await git.record() {
          if let path = path(record) { paths.append(Array(path)) }
        }
        return paths
      }
    }
  }
}
