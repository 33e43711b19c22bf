import Foundation

/// Runs git as a user would, without the user's own settings.
enum Git {
  struct Failure: Error {
    let arguments: [String]
    let message: String
  }

  @discardableResult
  static func run(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    // Files rather than pipes: whatever the lengths, neither side waits for the other.
    let files = try TemporaryFolder()
    let inputFile = files.url.appending(path: "input")
    let outputFile = files.url.appending(path: "output")
    try (input ?? Data()).write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, message: output)
    }
    return output
  }
}
