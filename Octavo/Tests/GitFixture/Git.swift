public import Foundation
import Synchronization

/// Runs git for the tests as a user would, without the user's own settings.
public enum Git {
  /// The failure of a command.
  public struct Failure: Error {
    /// The arguments of the command.
    public let arguments: [String]
    /// The output of the command.
    public let message: String
  }

  /// Runs one command at a time: the sockets of Foundation's processes, one for each, share a table
  /// whose growth has crashed tests that started many processes at once.
  private static let turn = Mutex(())

  /// Runs a command, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - folder: The folder that the command runs in.
  ///   - input: The standard input.
  ///   - environment: Variables besides those that leave the user's settings out.
  /// - Returns: The output, with that of errors.
  /// - Throws: ``Failure`` if the command fails.
  @discardableResult
  public static func run(
    _ arguments: [String],
    in folder: URL,
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ].merging(environment) { $1 }
    // Files rather than pipes: whatever the lengths, neither side waits for the other.
    let files = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID())")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (inputFile, outputFile) = (files.appending(path: "input"), files.appending(path: "output"))
    try input.write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = process.standardOutput
    try turn.withLock { _ in
      try process.run()
      process.waitUntilExit()
    }
    let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, message: output)
    }
    return output
  }
}
