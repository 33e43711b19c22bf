import GitHubValues

/// The changed files below their folders.
nonisolated struct FileTree: Sendable {
  /// A folder or a file.
  struct Entry: Sendable, Equatable {
    /// The path; that of a folder ends with a slash.
    let path: String
    /// The name, for folders of which each is alone in the one above it all of their names.
    let name: String
    /// The number of folders that it is below.
    let depth: Int
    /// The file; `nil` for a folder.
    let file: Int?
    /// The numbers of added and deleted lines of all files in it.
    var counts: LineCounts
  }

  /// The most folders of a path that are entries; the rest is a part of the name.
  private static let mostFolders = 64

  /// The entries by name, the files of a folder before the folders in it.
  let entries: [Entry]

  private final class Folder {
    var folders: [Substring: Folder] = [:]
    var files: [(name: Substring, number: Int)] = []
  }

  /// Sorts changed files, of which those are left out whose places are not among some.
  init(_ files: [ChangedFile], _ places: [Int]) {
    let root = Folder()
    for place in places {
      let words = files[place].path.split(
        separator: "/",
        maxSplits: Self.mostFolders,
        omittingEmptySubsequences: false
      )
      var folder = root
      for word in words.dropLast() {
        let next = folder.folders[word] ?? Folder()
        folder.folders[word] = next
        folder = next
      }
      folder.files.append((words.last ?? "", place))
    }
    var entries: [Entry] = []
    // The folders that are not passed over yet, the next one last.
    var pending: [(folder: Folder, path: String, name: String, depth: Int)] = [(root, "", "", -1)]
    while let next = pending.popLast() {
      var (folder, path, name) = (next.folder, next.path, next.name)
      while !name.isEmpty, folder.files.isEmpty, folder.folders.count == 1,
        let only = folder.folders.first
      {
        (folder, path, name) = (only.value, "\(path)\(only.key)/", "\(name)/\(only.key)")
      }
      let depth = next.depth
      if depth >= 0 {
        let counts = LineCounts(additions: 0, deletions: 0)
        entries.append(Entry(path: path, name: name, depth: depth, file: nil, counts: counts))
      }
      for file in folder.files.sorted(by: { ($0.name, $0.number) < ($1.name, $1.number) }) {
        let change = files[file.number].change
        let counts = LineCounts(additions: change.additions, deletions: change.deletions)
        entries.append(
          Entry(
            path: change.path,
            name: String(file.name),
            depth: depth + 1,
            file: file.number,
            counts: counts
          )
        )
      }
      for (word, inner) in folder.folders.sorted(by: { $0.key > $1.key }) {
        pending.append((inner, "\(path)\(word)/", String(word), depth + 1))
      }
    }
    self.entries = Self.summed(entries)
  }

  /// Adds the numbers of all files to the folders that they are in.
  private static func summed(_ entries: [Entry]) -> [Entry] {
    var entries = entries
    var open: [Int] = []
    for index in entries.indices {
      while let last = open.last, entries[last].depth >= entries[index].depth { open.removeLast() }
      if entries[index].file == nil {
        open.append(index)
      } else {
        for folder in open { entries[folder].counts.add(entries[index].counts) }
      }
    }
    return entries
  }
}

nonisolated extension LineCounts {
  /// Adds other numbers; a sum with one that is not known is not known.
  ///
  /// The numbers are the server's: a sum that is too large wraps around instead of trapping.
  fileprivate mutating func add(_ other: Self) {
    additions = additions.flatMap { first in other.additions.map { first &+ $0 } }
    deletions = deletions.flatMap { first in other.deletions.map { first &+ $0 } }
  }
}
