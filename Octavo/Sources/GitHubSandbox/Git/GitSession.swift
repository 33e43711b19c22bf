import Synchronization

/// A running git that is used by one caller after the other.
///
/// Git waits between two uses, and is killed when the session is deallocated.
final class GitSession: Sendable {
  /// A use of git; it receives the reason if git could not be started.
  private typealias Job = @Sendable (inout Result<GitChannel, any Error>) async -> Void

  private let jobs: AsyncStream<Job>.Continuation
  /// Ends when git has ended.
  let run: Task<Void, any Error>
  private let process: ProcessIdentifier

  init(_ command: GitCommand) {
    let (stream, jobs) = AsyncStream<Job>.makeStream()
    let process = ProcessIdentifier()
    self.jobs = jobs
    self.process = process
    run = Task {
      do {
        try await command.run { git in
          process.value.withLock { $0 = git.processIdentifier }
          var channel: Result<GitChannel, any Error> = .success(git)
          for await job in stream { await job(&channel) }
          git = try channel.get()
        }
      } catch {
        jobs.finish()
        var failed: Result<GitChannel, any Error> = .failure(error)
        for await job in stream { await job(&failed) }
        throw error
      }
    }
  }

  deinit { jobs.finish() }

  /// The identifier of the process, once it runs.
  var processIdentifier: Int32? { process.value.withLock { $0 } }

  /// Calls `body` after the earlier calls have ended.
  ///
  /// - Throws: The error of the body, and ``GitFailure`` if git could not be started.
  func perform<Value: Sendable>(
    _ body: @escaping @Sendable (inout GitChannel) async throws -> Value
  ) async throws -> Value {
    let value: Value? = try await withCheckedThrowingContinuation { continuation in
      let result = jobs.yield { channel in
        do {
          var git = try channel.get()
          // The only reference to the buffer, so that reading appends in place.
          channel = .failure(CancellationError())
          defer { channel = .success(git) }
          continuation.resume(returning: try await body(&git))
        } catch {
          continuation.resume(throwing: error)
        }
      }
      if case .terminated = result { continuation.resume(returning: nil) }
    }
    if let value { return value }
    try await run.value
    throw GitFailure(reason: .interrupted, command: "git")
  }

  /// Ends the session, and waits for git.
  ///
  /// - Throws: ``GitFailure`` if git has written all its output and then failed.
  func finish() async throws {
    jobs.finish()
    try await run.value
  }
}

/// The identifier of a process, which is known only when it has been started.
private final class ProcessIdentifier: Sendable {
  let value = Mutex<Int32?>(nil)
}
