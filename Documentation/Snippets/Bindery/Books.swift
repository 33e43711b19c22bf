/// A row of the examples.
struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// A service that the examples await.
actor Library {
  func books(matching words: String = "") throws -> [Book] { [Book(id: 1, title: words)] }

  func followers(at next: Int?) throws -> [Book] { [Book(id: next ?? 0, title: "Follower")] }

  func save(_ book: Book) throws {}

  func nextStatus() -> String? { nil }

  nonisolated func changes() -> AsyncStream<Book> { AsyncStream { $0.finish() } }
}

/// A service that has to be awaited for its changes.
actor Catalog {
  func changes() -> AsyncStream<Book> { AsyncStream { $0.finish() } }
}

/// A service of the kind that calls back.
final class LegacyServer {
  final class Request {
    func cancel() {}
  }

  func find(
    _ words: String,
    _ done: @escaping @Sendable (Result<[Book], any Error>) -> Void
  ) -> Request {
    Task.detached { done(.success([Book(id: 1, title: words)])) }
    return Request()
  }
}
