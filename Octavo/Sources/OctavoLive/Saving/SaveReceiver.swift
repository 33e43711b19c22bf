import Foundation
import GitHubAPI
import LineFiles
import OctavoViewModels

/// A continued download has another version than the bytes that have arrived.
struct OtherVersion: Error {}

/// Writes the bytes of one attempt to an incomplete file, and reports the progress in portions.
actor SaveReceiver {
  /// The version of the bytes; `nil` if they cannot be continued.
  private(set) var version: String?
  private let part: PartFile
  private let show: @MainActor (SaveProgress) -> Void
  private var progress = SaveProgress()
  /// The number of bytes at which the progress is reported next.
  private var nextShow = 0

  init(_ part: PartFile, version: String?, show: @escaping @MainActor (SaveProgress) -> Void) {
    self.part = part
    self.version = version
    self.show = show
  }

  /// The position at which the download continues; `nil` to begin anew.
  var position: DownloadPosition? {
    get async {
      let count = await part.count
      return count == 0 ? nil : version.map { DownloadPosition(offset: count, version: $0) }
    }
  }

  /// Receives the next part of a response.
  ///
  /// - Throws: ``OtherVersion`` if it continues other bytes than those that have arrived.
  func receive(_ part: DownloadPart) async throws {
    switch part {
    case .start(let start):
      // The server has to compare the versions itself, and may fail to.
      guard start.offset == 0 || start.version == nil || start.version == version else {
        throw OtherVersion()
      }
      if start.offset == 0 { version = start.version }
      try await begin(at: start.offset, total: start.total)
    case .bytes(let bytes): try await write(bytes)
    }
  }

  /// Receives bytes that are in memory.
  func receive(_ bytes: Data) async throws {
    try await begin(at: 0, total: bytes.count)
    try await write(bytes)
  }

  /// Receives the bytes of a file.
  func receive(_ bytes: FileBytes) async throws {
    let total = bytes.count
    try await begin(at: 0, total: total)
    while progress.received < total {
      let next = progress.received..<min(total, progress.received + (1 << 20))
      let chunk = bytes.read(next)
      guard !chunk.isEmpty else { throw SaveFailure.other("the stored file is incomplete") }
      try await write(chunk)
    }
  }

  /// Writes everything to the disk.
  func finish() async throws {
    try await part.finish()
    await show(progress)
  }

  private func begin(at offset: Int, total: Int?) async throws {
    try await part.begin(at: offset, total: total)
    progress = SaveProgress(received: offset, total: total)
    nextShow = 0
    await report()
  }

  private func write(_ bytes: some Sequence<UInt8> & Sendable) async throws {
    try Task.checkCancellation()
    try await part.write(bytes)
    progress.received = await part.count
    await report()
  }

  private func report() async {
    guard progress.received >= nextShow else { return }
    let step = max(64 << 10, (progress.total ?? 0) / 200)
    nextShow = progress.received + step
    await show(progress)
  }
}
