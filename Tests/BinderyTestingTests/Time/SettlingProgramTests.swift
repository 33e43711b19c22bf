#if canImport(Glibc)
import Foundation
import Testing

/// `settle()` in a program of its own, where no other test has jobs.
@Suite(.timeLimit(.minutes(30)))
struct SettlingProgramTests {
  // C76
  @Test func `settle returns as the first await of a program, and beside tasks that poll`() throws {
    let (output, error, status) = try run("SettlingProgram")

    #expect(output == "settled\nreturned\n")
    let report = "Bindery: settle() (Program.swift:17) after 10000 jobs: work has not ended: "
    let names = "the command poll, a task of watch (Program.swift:12), "
    #expect(error.hasPrefix(report + names))
    // Two tasks poll beside the named ones.
    let others = error.dropFirst(report.count + names.count)
    let count = others.wholeMatch(of: /(\d+) other jobs\n/).flatMap { Int($0.1) }
    #expect(try #require(count) == 2)
    #expect(status == 0)
  }

  private func run(_ name: String) throws -> (output: String, error: String, status: Int32) {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    let tests = URL(filePath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appending(path: name)
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = try [output, error].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }
}
#endif
