import Synchronization

/// The newest requests, oldest first.
final class RequestJournal: Sendable {
  private static let length = 1000

  private let storage = Mutex<[RequestRecord]>([])

  var records: [RequestRecord] { storage.withLock { $0 } }

  func add(_ record: RequestRecord) {
    storage.withLock { records in
      if records.count == Self.length { records.removeFirst() }
      records.append(record)
    }
  }
}
