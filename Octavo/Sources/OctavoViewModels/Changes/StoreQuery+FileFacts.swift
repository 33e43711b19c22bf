import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == [String: GitHub.FileFacts] {
  /// The most folders that are read, of both versions.
  private static let mostFolders = 40

  /// The modes and the lengths of changed files by their paths, from the folders that they are in.
  ///
  /// Of very many folders those of files without lines are read first.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - old: The commit before the changes; `nil` for none.
  ///   - new: The commit after the changes.
  ///   - name: The repository.
  /// - Returns: The query.
  static func facts(
    of files: [GitHub.FileChange],
    from old: String?,
    to new: String,
    in name: GitHub.RepositoryName
  ) -> Self {
    let order = files.filter { $0.patch == nil } + files.filter { $0.patch != nil }
    var folders: [String] = []
    var known: Set<String> = []
    for file in order {
      let places = [
        file.kind == .added ? nil : old.map { place(file.previousPath ?? file.path, at: $0) },
        file.kind == .removed ? nil : place(file.path, at: new),
      ].compactMap(\.self)
      for place in places where known.count < mostFolders {
        if known.insert(place.folder).inserted { folders.append(place.folder) }
      }
    }
    let endpoint = Endpoint.entries(ofFolders: folders, of: name).map { read in
      facts(of: files, from: old, to: new, in: read)
    }
    return Self(
      "file facts",
      "\(name)".lowercased(),
      old ?? "",
      new,
      from: .document(endpoint)
    )
  }

  private static func facts(
    of files: [GitHub.FileChange],
    from old: String?,
    to new: String,
    in folders: [String: [GitHub.FolderEntry]]
  ) -> Value {
    let entries = folders.mapValues { entries in
      Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    }
    func entry(_ path: String, at revision: String) -> GitHub.FolderEntry? {
      let place = place(path, at: revision)
      return entries[place.folder]?[place.name]
    }
    return files.reduce(into: [:]) { facts, file in
      facts[file.path] = GitHub.FileFacts(
        old: file.kind == .added
          ? nil : old.flatMap { entry(file.previousPath ?? file.path, at: $0) },
        new: file.kind == .removed ? nil : entry(file.path, at: new)
      )
    }
  }

  private static func place(_ path: String, at revision: String) -> (folder: String, name: String) {
    let name = GitHub.TreeEntry(path: path).name
    let folder = path.utf8.count > name.utf8.count ? path.dropLast(name.count + 1) : ""
    return ("\(revision):\(folder)", name)
  }
}
