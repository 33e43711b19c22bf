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

  /// The requested logs, in order.
  private(set) var logs: [JobLog] = []
  /// The logs by the numbers of their jobs; `nil` for one that the server does not have.
  var logTexts: [Int: String] = [:]
  /// The reason for which a log cannot be read.
  var logFailure: APIError.Reason?
  /// Whether the end of a log can be read without the rest.
  var permitsRanges = true
  /// The number of bytes that arrive at once.
  var portion = Int.max

  func read(
    _ log: JobLog,
    show: @escaping @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  ) async throws {
    logs.append(log)
    guard let text = logTexts[log.job] else { throw APIError(logFailure ?? .notFound) }
    let all = Array(text.utf8)
    let skipped = permitsRanges ? log.end.map { max(0, all.count - $0) } ?? 0 : 0
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(all[skipped...]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    guard let bytes = FileBytes(path: url.path) else { throw APIError(.notFound) }
    var receiver = LineReceiver(bytes, total: all.count - skipped)
    var rest = all[skipped...]
    while !rest.isEmpty {
      receiver.receive(Array(rest.prefix(portion)))
      rest = rest.dropFirst(portion)
      if !rest.isEmpty, receiver.text.rowCount > 0, !show(receiver.text, skipped) {
        throw CancellationError()
      }
    }
    if let logFailure {
      _ = show(receiver.text, skipped)
      throw APIError(logFailure)
    }
    receiver.finish()
    guard show(receiver.text, skipped) else { throw CancellationError() }
  }

  func search(_ matches: inout LargeMatches) async -> Bool {
    await Task.yield()
    return !matches.searchNext()
  }
}
