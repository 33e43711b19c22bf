import OctavoViewModels

nonisolated extension CheckoutObstacle {
  /// Reads the files that git has named as in the way; `nil` for another failure.
  init?(errors: String) {
    let lines = errors.split(separator: "\n").map(String.init)
    func files(after words: String) -> [String]? {
      guard let start = lines.firstIndex(where: { $0.contains(words) }) else { return nil }
      let files = lines[(start + 1)...].prefix { $0.hasPrefix("\t") }.map { String($0.dropFirst()) }
      return Array(files.prefix(Self.mostFiles))
    }
    if let files = files(after: "local changes to the following files would be overwritten") {
      self = .localChanges(files)
    } else if let files = files(after: "untracked working tree files would be")
      ?? files(after: "would lose untracked files in them")
    {
      self = .untrackedFiles(files)
    } else if let lock = CloneFailure.lock(in: errors) {
      self = .locked(file: lock)
    } else {
      return nil
    }
  }
}

nonisolated extension UserGit {
  /// Returns the hooks of a clone that git runs by itself, out of those of some names; `nil`
  /// without any.
  func hooks(_ names: [String], in folder: String) async throws -> CloneHooks? {
    let path = try await read(["rev-parse", "--git-path", "hooks"], in: folder).line
    let hooks = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let found = (names + ["reference-transaction"]).filter {
      FileAccess.isProgram("\(hooks)/\($0)")
    }
    return found.isEmpty ? nil : CloneHooks(folder: hooks, names: found)
  }
}
