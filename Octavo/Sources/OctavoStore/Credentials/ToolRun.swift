import Foundation
import Glibc

/// Runs a small tool: text in, text out, and an end after some time.
package struct ToolRun: Sendable {
  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    /// Whether the tool wrote to its standard error.
    package var wroteError: Bool
  }

  let path: String
  let environment: [String: String]
  /// Returns when the tool has taken too long.
  let timeLimit: @Sendable () async throws -> Void

  /// Finds a tool in the search path; `nil` if it is in none of its folders.
  package init?(
    _ name: String,
    environment: [String: String],
    timeLimit: @escaping @Sendable () async throws -> Void = {}
  ) {
    guard let path = Self.path(of: name, in: environment) else { return nil }
    self.path = path
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// Returns the path of a program in the search path; relative folders in it do not count.
  package static func path(of name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the tool; `nil` when it could not be started, did not end in time, or the task was
  /// cancelled.
  ///
  /// A tool that did not end is killed with the programs that it has started.
  package func callAsFunction(
    _ arguments: [String],
    input: String = "",
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
      Self.end(process.processIdentifier)
      return nil
    }
    return Result(
      status: process.terminationStatus,
      output: String(decoding: Self.contents(of: output), as: UTF8.self),
      wroteError: !Self.contents(of: errors).isEmpty
    )
  }

  /// Kills a tool and the programs that it has started, which are in its process group.
  private static func end(_ tool: pid_t) {
    // SIGTERM would wait: the child inherits the signal mask of a thread that blocks it.
    kill(getpgid(tool) == tool ? -tool : tool, SIGKILL)
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
