import Foundation
import GitHubAPI
import LineFiles

/// Writes a blob to a file while it arrives, and finds its lines.
actor BlobReceiver {
  private let url: URL
  private let size: Int?
  private let show: @MainActor (LargeText) -> Bool
  private var handle: FileHandle?
  private var receiver: LineReceiver?
  private var nextShow = LineProgress()

  init(_ url: URL, size: Int?, show: @escaping @MainActor (LargeText) -> Bool) {
    self.url = url
    self.size = size
    self.show = show
  }

  /// Receives the next part.
  func receive(_ part: DownloadPart) async throws {
    switch part {
    case .start(let start):
      handle = try FileHandle(forWritingTo: url)
      receiver = FileBytes(path: url.path)
        .map { LineReceiver($0, total: start.total ?? size) }
    case .bytes(let bytes):
      try handle?.write(contentsOf: bytes)
      receiver?.receive(bytes)
      guard let text = receiver?.text, nextShow.isDue(text) else { return }
      guard await show(text) else { throw CancellationError() }
    }
  }

  /// Closes the file, and returns its text.
  func finish() throws -> LargeText? {
    receiver?.finish()
    try handle?.close()
    handle = nil
    return receiver?.text
  }
}

/// Decides when lines that have arrived are shown: the first ones at once, then in portions.
nonisolated struct LineProgress {
  private var next = 1

  mutating func isDue(_ text: LargeText) -> Bool {
    guard text.receivedBytes >= next, text.rowCount > 0 else { return false }
    next = text.receivedBytes + min(text.receivedBytes, 2 << 20)
    return true
  }
}
