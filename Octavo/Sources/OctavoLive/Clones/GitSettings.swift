import OctavoViewModels

/// The configuration of git that holds in a clone.
nonisolated struct GitSettings: Sendable {
  /// The values of each key, the one that counts last.
  private var values: [String: [String]] = [:]

  /// Reads the records of `git config --list -z`: a key, a line break and a value.
  init(_ records: [String]) {
    for record in records {
      let end = record.unicodeScalars.firstIndex(of: "\n")
      let key = end.map { String(record[..<$0]) } ?? record
      let value = end.map { String(record.unicodeScalars[$0...].dropFirst()) } ?? "true"
      values[key, default: []].append(value)
    }
  }

  /// Returns the value of a key, whose section and variable are in lower case.
  subscript(key: String) -> String? { values[key]?.last }

  /// Returns all values of a key.
  func all(_ key: String) -> [String] { values[key] ?? [] }

  /// Whether a key is set to true.
  func isOn(_ key: String) -> Bool {
    ["true", "yes", "on", "1"].contains(self[key]?.lowercased() ?? "")
  }

  /// Whether a key that any part of the configuration begins and ends with is set.
  func hasKey(from start: String, to end: String) -> Bool {
    values.keys.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }
  }

  /// Returns the upstream of a branch; `nil` if it has none.
  func upstream(of branch: String, in clone: LocalClone) -> BranchUpstream? {
    guard let remote = self["branch.\(branch).remote"], remote != ".",
      let reference = self["branch.\(branch).merge"]
    else { return nil }
    let address = clone.remotes.first { $0.name == remote }?.address ?? RemoteAddress(remote)
    return BranchUpstream(remote: remote, repository: address?.repository, reference: reference)
  }
}

nonisolated extension UserGit {
  /// Returns the configuration that holds in a folder.
  func settings(in folder: String) async throws -> GitSettings {
    GitSettings(try await read(["config", "--list", "-z"], in: folder).records)
  }
}
