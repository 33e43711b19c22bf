import Foundation
import Glibc

/// Runs a small tool: text in, text out, and an end after some time.
struct ToolRun: Sendable {
  struct Result: Sendable {
    var status: Int32
    var output: String
    /// Whether the tool wrote to its standard error.
    var wroteError: Bool
  }

  let path: String
  let environment: [String: String]
  /// Returns when the tool has taken too long.
  let timeLimit: @Sendable () async throws -> Void

  /// Runs the tool; `nil` when it could not be started, did not end in time, or the task was
  /// cancelled.
  func callAsFunction(
    _ arguments: [String],
    input: String,
    isLimited: Bool
  ) async -> Result? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    let (input, output, errors) = (try? Self.pipe(input), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors

    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    process.terminationHandler = { _ in end.yield(true) }
    guard input != nil, (try? process.run()) != nil else { return nil }
    let timer =
      isLimited
      ? Task {
        try await timeLimit()
        end.yield(false)
      } : nil
    defer { timer?.cancel() }
    guard await ends.first(where: { _ in true }) == true else {
      // SIGTERM would wait: the child inherits the signal mask of a thread that blocks it.
      kill(process.processIdentifier, SIGKILL)
      return nil
    }
    return Result(
      status: process.terminationStatus,
      output: String(decoding: Self.contents(of: output), as: UTF8.self),
      wroteError: !Self.contents(of: errors).isEmpty
    )
  }

  /// The content of a pipe now; a child of the tool may hold the pipe open without end.
  private static func contents(of pipe: Pipe) -> [UInt8] {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var bytes = [UInt8](repeating: 0, count: 65_536)
    guard fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else { return [] }
    let count = read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Makes a pipe that already holds a short text, so that no write has to wait.
  private static func pipe(_ text: String) throws -> Pipe {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }
}
