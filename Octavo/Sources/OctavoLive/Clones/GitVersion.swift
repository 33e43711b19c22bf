import OctavoViewModels

/// A version of git.
nonisolated struct GitVersion: Sendable, Comparable {
  /// The first two numbers.
  let major: Int, minor: Int
  /// The version as git writes it.
  let text: String

  /// The oldest version that can fetch without writing a reference.
  static let oldest = GitVersion(2, 29)
  /// The oldest version that separates the names of work trees by zero bytes.
  static let nameSeparation = GitVersion(2, 36)
  /// The oldest version that merges without files.
  static let mergeTree = GitVersion(2, 38)

  private init(_ major: Int, _ minor: Int) {
    (self.major, self.minor, text) = (major, minor, "\(major).\(minor)")
  }

  /// Reads `git version 2.39.5`; `nil` for anything else.
  init?(parsing output: String) {
    guard let match = output.firstMatch(of: /^git version (([0-9]{1,4})\.([0-9]{1,4})\S*)/),
      let major = Int(match.2), let minor = Int(match.3)
    else { return nil }
    (self.major, self.minor, text) = (major, minor, String(match.1))
  }

  /// Whether the first version is older.
  static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  /// Whether both have the same numbers.
  static func == (first: Self, second: Self) -> Bool {
    (first.major, first.minor) == (second.major, second.minor)
  }
}

nonisolated extension UserGit {
  /// Returns the version of git.
  ///
  /// - Throws: ``CloneFailure``, also for a version older than `needed`.
  @discardableResult
  func version(atLeast needed: GitVersion = .oldest) async throws -> GitVersion {
    let output = try await run(["version"], in: "/", isReading: true)
    guard let version = GitVersion(parsing: output.line) else {
      throw CloneFailure(.noGit, command: "version")
    }
    guard version >= needed else {
      throw CloneFailure(.oldGit(version: version.text, needed: needed.text), command: "version")
    }
    return version
  }
}
