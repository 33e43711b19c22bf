import BinderyTesting

/// A failure of the services of the guide.
struct Offline: Error {}

/// A service that responds when a test calls `answer`.
@MainActor
final class DraftServer {
  private var requests: [CheckedContinuation<Void, any Error>] = []
  private(set) var saved: [String] = []

  func save(_ text: String) async throws {
    try await withCheckedThrowingContinuation { requests.append($0) }
    saved.append(text)
  }

  func answer(_ error: (any Error)? = nil) async {
    let request = requests.removeFirst()
    if let error { request.resume(throwing: error) } else { request.resume() }
    await settle()
  }
}
