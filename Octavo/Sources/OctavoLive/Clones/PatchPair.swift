import Foundation
import OctavoViewModels

/// A file of a patch, beside the file that it is in a later version of the patch.
nonisolated struct PatchPair: Sendable, Equatable {
  /// The most files that are compared; the rest is left out.
  static let mostFiles = 3_000

  /// The file in the earlier version.
  let old: PatchEntry
  /// The file in the later version.
  let new: PatchEntry

  /// Returns the files of both versions beside each other, without those that are equal, in the
  /// order of their paths.
  ///
  /// - Parameters:
  ///   - before: The files of the earlier version.
  ///   - after: The files of the later version.
  ///   - sides: Returns the files that the base of the later version has at paths.
  /// - Returns: The files.
  /// - Throws: The error of `sides`.
  static func list(
    _ before: [PatchEntry],
    _ after: [PatchEntry],
    sides: ([String]) async throws -> [String: PatchEntry.Side]
  ) async throws -> [Self] {
    var old = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let bases = Dictionary(
      before.compactMap { entry in entry.base.map { ($0.path, entry.path) } }
    ) { first, _ in first }
    var pairs: [Self] = []
    for entry in after {
      let other =
        old.removeValue(forKey: entry.path)
        ?? entry.base.flatMap { bases[$0.path] }.flatMap { old.removeValue(forKey: $0) }
      if other == entry { continue }
      let unchanged = PatchEntry(base: entry.base, head: entry.base)
      pairs.append(Self(old: other ?? unchanged, new: entry))
    }
    let sides = try await sides(old.values.compactMap { $0.base?.path })
    for entry in old.values {
      let side = entry.base.flatMap { sides[$0.path] }
      pairs.append(Self(old: entry, new: PatchEntry(base: side, head: side)))
    }
    return pairs.sorted { $0.path < $1.path }
  }

  /// The path, in the later version if it has the file.
  private var path: String { new.head?.path ?? old.path }

  /// The contents that a comparison reads.
  var contents: [PatchEntry.Side] {
    [old.base, old.head, new.base, new.head].compactMap(\.self)
  }

  /// Returns what the author changed, of the contents by their hashes; `nil` for nothing.
  func revision(_ contents: [String: Data]) -> FileRevision? {
    func file(_ entry: PatchEntry) -> PatchedFile {
      PatchedFile(
        base: entry.base.flatMap { contents[$0.object] },
        head: entry.head.flatMap { contents[$0.object] }
      )
    }
    let change = AuthoredChange(from: file(old), to: file(new))
    guard change != .nothing else { return nil }
    let previous = old.head?.path ?? path
    return FileRevision(
      path: path,
      previousPath: previous == path ? nil : previous,
      change: change
    )
  }
}

nonisolated extension PatchEntry.Side {
  /// The content in place of one that is not compared line by line: no text, and equal only for an
  /// equal hash; of a submodule the line that git writes.
  var mark: Data {
    isSubmodule ? Data("Subproject commit \(object)\n".utf8) : Data([0] + Array(object.utf8))
  }
}
