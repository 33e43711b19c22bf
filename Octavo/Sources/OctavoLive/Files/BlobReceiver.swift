import Foundation
import GitHubAPI
import GitHubValues
import LineFiles

/// Writes a blob to a file while it arrives, and finds its lines.
actor BlobReceiver {
  private let url: URL
  private let size: Int?
  private let limit: Int
  private let show: @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  /// The number of bytes before the first one that arrives.
  private(set) var skipped = 0
  private var handle: FileHandle?
  private var receiver: LineReceiver?
  private var nextShow = LineProgress()

  /// Makes a receiver, which shows the text with the number of bytes before it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The number of bytes; `nil` if it is not known.
  ///   - limit: The most bytes that are received.
  ///   - show: Shows what has arrived, and returns whether more is to be received.
  init(
    _ url: URL,
    size: Int?,
    limit: Int = .max,
    show: @escaping @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  ) {
    self.url = url
    (self.size, self.limit) = (size, limit)
    self.show = show
  }

  /// Receives the next part.
  func receive(_ part: DownloadPart) async throws {
    switch part {
    case .start(let start):
      handle = try FileHandle(forWritingTo: url)
      skipped = start.offset
      let total = (start.total ?? size).map { $0 - start.offset }
      receiver = FileBytes(path: url.path).map { LineReceiver($0, total: total) }
    case .bytes(let bytes):
      try handle?.write(contentsOf: bytes)
      receiver?.receive(bytes)
      guard let text = receiver?.text else { return }
      if text.receivedBytes > limit {
        // What has arrived stays on show.
        _ = await show(text, skipped)
        throw APIError(.tooLarge(limit: limit))
      }
      guard nextShow.isDue(text) else { return }
      guard await show(text, skipped) else { throw CancellationError() }
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
