import Foundation
import GitHubValues
import LineFiles

@testable import OctavoViewModels

/// Blobs whose parts a test lets arrive, in files of their own.
final class FakeBlobs: BlobSource {
  /// The requested blobs, in order.
  private(set) var requests: [String] = []
  /// The number of requests that were not ended by the view model.
  private(set) var completed = 0
  private var contents: [String: [Data]] = [:]
  private var failures: [String: APIError.Reason] = [:]
  private var gates: [String: Gate] = [:]

  /// Sets the parts of a blob, after the first of which a gate may hold the others back.
  func add(_ sha: String, _ parts: String..., gate: Gate? = nil) {
    contents[sha] = parts.map { Data($0.utf8) }
    gates[sha] = gate
  }

  /// The reason for which a blob cannot be read.
  subscript(failure sha: String) -> APIError.Reason? {
    get { failures[sha] }
    set { failures[sha] = newValue }
  }

  func read(_ blob: Blob, show: @escaping @MainActor (LargeText) -> Bool) async throws {
    requests.append(blob.sha)
    if let reason = failures[blob.sha] { throw APIError(reason) }
    guard let parts = contents[blob.sha] else { throw APIError(.notFound) }
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(parts.joined()).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    guard let bytes = FileBytes(path: url.path) else { throw APIError(.notFound) }
    var receiver = LineReceiver(bytes, total: parts.joined().count)
    for (index, part) in parts.enumerated() {
      receiver.receive(Array(part))
      if receiver.text.rowCount > 0 {
        guard show(receiver.text) else { throw CancellationError() }
      }
      if index == 0 { try await gates[blob.sha]?.wait() }
    }
    receiver.finish()
    guard show(receiver.text) else { throw CancellationError() }
    completed += 1
  }

  func search(_ matches: inout LargeMatches) async -> Bool {
    await Task.yield()
    return !matches.searchNext()
  }
}
