import Foundation

/// The folder of a world, named after its version; it only ever appears complete.
struct WorldFolder {
  /// The demo world's own folder, which may hold older versions too.
  let parent: URL
  let index: WorldIndex

  var url: URL { parent.appending(path: "world-\(index.version)", directoryHint: .isDirectory) }

  /// Whether every repository still has its head and its pack.
  ///
  /// The folder gets its name only when all is written; this looks for what was lost afterwards.
  var isComplete: Bool {
    index.repositories.allSatisfy { repository in
      let bare = url.appending(path: "\(repository.path).git")
      let packs = try? FileManager.default.contentsOfDirectory(
        atPath: bare.appending(path: "objects/pack").path
      )
      return packs?.contains { $0.hasSuffix(".idx") } == true
        && packs?.contains { $0.hasSuffix(".pack") } == true
        && FileManager.default.fileExists(atPath: bare.appending(path: "HEAD").path)
    }
  }

  /// Lets `write` fill a folder beside the final place and moves it there.
  func install(_ write: (URL) async throws -> Void) async throws {
    let files = FileManager.default
    let draft = parent.appending(path: "draft-\(UUID().uuidString)", directoryHint: .isDirectory)
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: draft) }
    try await write(draft)
    if isComplete { return }  // Another program was faster.
    let damaged = parent.appending(path: "draft-\(UUID().uuidString)")
    try? files.moveItem(at: url, to: damaged)
    defer { try? files.removeItem(at: damaged) }
    do {
      try files.moveItem(at: draft, to: url)
    } catch  where isComplete {
      return
    }
    removeOthers()
  }

  /// Removes older versions, and drafts that a program left behind when it was stopped.
  private func removeOthers() {
    let files = FileManager.default
    let anHourAgo = Date(timeIntervalSinceNow: -3600)
    let entries = try? files.contentsOfDirectory(
      at: parent,
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    for entry in entries ?? [] where entry.lastPathComponent != url.lastPathComponent {
      let changed = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      let isOldDraft = entry.lastPathComponent.hasPrefix("draft-") && (changed ?? .now) < anHourAgo
      if isOldDraft || entry.lastPathComponent.hasPrefix("world-") {
        try? files.removeItem(at: entry)
      }
    }
  }
}
