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
    // A job that has enqueued the next one may be returning.
    // A job that is about to enqueue the next one of its task may count beside it.
    #expect(error.dropFirst(report.count + names.count).wholeMatch(of: /[23] other jobs\n/) != nil)
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
