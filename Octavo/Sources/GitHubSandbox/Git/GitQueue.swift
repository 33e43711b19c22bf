import Foundation

/// Runs calls that wait for git on threads of their own, a few at a time.
///
/// Swift's concurrency threads are as few as the processors and must never wait.
final class GitQueue: Sendable {
  static let shared = GitQueue(width: 6)

  private let operations: OperationQueue

  init(width: Int) {
    operations = OperationQueue()
    operations.maxConcurrentOperationCount = width
  }

  func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      operations.addOperation { continuation.resume(with: Result { try body() }) }
    }
  }
}
