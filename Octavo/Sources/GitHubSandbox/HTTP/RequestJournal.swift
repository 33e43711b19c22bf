import Synchronization

/// The newest requests, oldest first.
final class RequestJournal: Sendable {
  private static let length = 1000

  private struct State {
    var records: [RequestRecord] = []
    var count = 0
  }

  private let state = Mutex(State())

  var records: [RequestRecord] { state.withLock { $0.records } }

  /// Adds a request, and returns its number.
  func add(_ record: RequestRecord) -> Int {
    state.withLock { state in
      if state.records.count == Self.length { state.records.removeFirst() }
      state.records.append(record)
      state.count += 1
      return state.count
    }
  }
}
