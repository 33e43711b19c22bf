import Foundation

/// The git program, run without a shell and deaf to every configuration but the repository's own.
struct Git {
  private let program: URL

  init(searching path: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
    let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: String($0)).appending(path: "git") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw DemoWorldError(.gitMissing) }
    program = found
  }

  /// Runs a command in `folder` and waits for its end.
  ///
  /// Input and output are files, because a pipe to a git that ends early would kill this process.
  func run(_ arguments: [String], in folder: URL, input: URL? = nil) async throws {
    let log = folder.appending(path: "git-output.txt")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let source = try input.map(FileHandle.init(forReadingFrom:))
    defer { try? source?.close() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment
    process.standardOutput = output
    process.standardError = output
    process.standardInput = source ?? .nullDevice
    let status = try await Self.status(of: process)
    guard status == 0 else {
      let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      throw DemoWorldError(.gitFailed(command: arguments.joined(separator: " "), output: said))
    }
  }

  private static func status(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// Nothing is inherited: a `GIT_DIR` set by a hook around us must not lead the commands astray.
  private static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "HOME": "/nonexistent",
    "LC_ALL": "C",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]
}
