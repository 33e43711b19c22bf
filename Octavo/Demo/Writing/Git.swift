import Foundation
import Subprocess
import SystemPackage

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
  /// The input is a file, because a pipe to a git that ends early would kill this process.
  func run(_ arguments: [String], in folder: URL, input: URL? = nil) async throws {
    let source = try FileDescriptor.open(FilePath(input?.path ?? "/dev/null"), .readOnly)
    defer { try? source.close() }
    let result = try await Subprocess.run(
      .path(FilePath(program.path)),
      arguments: Arguments(arguments),
      environment: .custom(Self.environment),
      workingDirectory: FilePath(folder.path),
      input: .fileDescriptor(source, closeAfterSpawningProcess: false),
      output: .string(limit: Self.longestOutput),
      error: .combinedWithOutput
    )
    guard result.terminationStatus.isSuccess else {
      let command = arguments.joined(separator: " ")
      throw DemoWorldError(.gitFailed(command: command, output: result.standardOutput))
    }
  }

  private static let longestOutput = 1 << 16

  /// Nothing is inherited: a `GIT_DIR` set by a hook around us must not lead the commands astray.
  private static let environment: [Environment.Key: String] = [
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "HOME": "/nonexistent",
    "LC_ALL": "C",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]
}
