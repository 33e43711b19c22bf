import Foundation
import GitHubAPI
import OctavoViewModels

/// Writes a response to a file while it arrives.
actor PartWriter {
  private let url: URL
  private let show: @MainActor (OfflineProgress) -> Void
  private var handle: FileHandle?
  private var bytes = 0

  init(_ url: URL, _ show: @escaping @MainActor (OfflineProgress) -> Void) {
    self.url = url
    self.show = show
  }

  /// Writes the next part.
  func receive(_ part: DownloadPart) async throws {
    switch part {
    case .start: handle = try FileHandle(forWritingTo: url)
    case .bytes(let chunk):
      try handle?.write(contentsOf: chunk)
      bytes += chunk.count
      await show(.receiving(bytes: bytes))
    }
  }

  /// Closes the file.
  func close() throws {
    try handle?.close()
    handle = nil
  }
}
