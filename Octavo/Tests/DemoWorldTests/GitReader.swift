import Foundation

/// Asks a real git about a bare repository.
struct GitReader {
  let repository: URL

  /// The lines that a command prints; it must succeed.
  func lines(_ arguments: String...) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--git-dir", repository.path, "-c", "safe.directory=*"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text.split(separator: "\n").map(String.init)
  }

  struct Failure: Error {
    let output: String
  }
}
