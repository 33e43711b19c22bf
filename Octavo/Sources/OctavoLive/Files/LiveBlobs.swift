import Foundation
import GitHubEndpoints
import GitHubValues
import LineFiles
import OctavoViewModels

/// The files of any size of the account that is logged in, in a folder beside its store.
final class LiveBlobs: BlobSource {
  private let gitHub: LiveGitHub
  private let folder: () -> URL?
  private let activity: Activity

  init(_ gitHub: LiveGitHub, activity: Activity, folder: @escaping () -> URL?) {
    self.gitHub = gitHub
    self.activity = activity
    self.folder = folder
  }

  func read(_ blob: Blob, show: @escaping @MainActor (LargeText) -> Bool) async throws {
    let folder = BlobFolder(url: folder())
    try await activity {
      if let path = folder.stored(blob.sha), let bytes = FileBytes(path: path) {
        try await Self.index(bytes, show: show)
      } else {
        try await request(blob, to: folder, show: show)
      }
    }
  }

  func read(
    _ log: JobLog,
    show: @escaping @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  ) async throws {
    // The file has no name of its own, so that nothing of the log stays.
    let part = try BlobFolder(url: folder()).makePart()
    defer { try? FileManager.default.removeItem(at: part) }
    let receiver = BlobReceiver(part, size: nil, limit: JobLog.limit, show: show)
    try await activity {
      let endpoint = Endpoint.log(ofJob: log.job, of: log.repository)
      if let end = log.end {
        try await gitHub.download(endpoint, end: end) { try await receiver.receive($0) }
      } else {
        try await gitHub.download(endpoint) { try await receiver.receive($0) }
      }
      guard let text = try await receiver.finish() else { throw CancellationError() }
      _ = show(text, await receiver.skipped)
    }
  }

  func search(_ matches: inout LargeMatches) async -> Bool {
    let start = matches
    let (found, isDone) = await activity { await Self.searched(start) }
    matches = found
    return isDone
  }

  @concurrent private static func searched(_ start: LargeMatches) async -> (LargeMatches, Bool) {
    var matches = start
    let hasSearched = matches.searchNext()
    return (matches, !hasSearched)
  }

  private func request(
    _ blob: Blob,
    to folder: BlobFolder,
    show: @escaping @MainActor (LargeText) -> Bool
  ) async throws {
    let part = try folder.makePart()
    defer { try? FileManager.default.removeItem(at: part) }
    let receiver = BlobReceiver(part, size: blob.size) { text, _ in show(text) }
    try await gitHub.download(.blob(blob.sha, in: blob.repository)) {
      try await receiver.receive($0)
    }
    guard let text = try await receiver.finish() else { throw CancellationError() }
    try folder.store(part, as: blob.sha)
    _ = show(text)
  }

  /// Finds the lines of a stored file.
  @concurrent private static func index(
    _ bytes: FileBytes,
    show: @escaping @MainActor (LargeText) -> Bool
  ) async throws {
    let total = bytes.count
    var receiver = LineReceiver(bytes, total: total)
    var progress = LineProgress()
    while receiver.text.receivedBytes < total {
      let start = receiver.text.receivedBytes
      // The first portion is short, so that it is shown at once.
      let chunk = bytes.read(start..<min(total, start + (start == 0 ? 128 << 10 : 1 << 20)))
      guard !chunk.isEmpty else { throw APIError(.offline) }
      receiver.receive(chunk)
      try Task.checkCancellation()
      if progress.isDue(receiver.text) {
        guard await show(receiver.text) else { throw CancellationError() }
      }
    }
    receiver.finish()
    _ = await show(receiver.text)
  }
}
