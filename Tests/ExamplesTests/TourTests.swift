import Foundation
import Testing

/// The programs without a terminal.
@Suite(.serialized)
struct TourTests {
  private func run(_ program: String, _ arguments: String...) throws -> (text: String, Int32) {
    let process = Process()
    let output = Pipe()
    let tests = URL(filePath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func `the catalog prints the frames of its tour`() throws {
    let (text, status) = try run("catalog")

    #expect(status == 0)
    for name in ["home", "menu", "links", "form", "states", "tabs-form", "layout"] {
      let frame = try String(contentsOf: frameFile("catalog-\(name)-100x30"), encoding: .utf8)
      #expect(text.contains(frame), "\(name)")
    }
  }

  @Test func `Tweetboat prints the frames of its tour`() throws {
    let (text, status) = try run("tweetboat")

    #expect(status == 0)
    for name in ["start", "found", "end", "profile", "unknown"] {
      let frame = try String(contentsOf: frameFile("tweetboat-\(name)"), encoding: .utf8)
      #expect(text.contains(frame), "\(name)")
    }
  }

  @Test(arguments: [
    ("person", "Sunday December 10, 1815"), ("mine", "100元"), ("login-mvc", "Welcome, Mona."),
    ("login-1", "Welcome, Mona."), ("login-2", "Welcome, Mona."), ("login-3", "Welcome, Mona."),
    ("experts", "Ilya Oblomov: accepts no more followers."),
  ])
  func `each example prints a tour`(name: String, ending: String) throws {
    let (text, status) = try run("examples", name)

    #expect(status == 0)
    #expect(text.contains("1. "))
    #expect(text.contains(ending))
  }

  @Test func `an unknown example name prints the usage and fails`() throws {
    let (text, status) = try run("examples", "tetris")

    #expect(status == 64)
    #expect(text.contains("swift run examples NAME"))
  }
}
