import Foundation
import Testing

/// The programs without a terminal.
@Suite(.serialized)
struct TourTests {
  private func run(
    _ program: String,
    _ arguments: String...,
    standardError: Bool = false
  ) throws -> (text: String, Int32) {
    let process = Process()
    let output = Pipe()
    let tests = URL(filePath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = standardError ? FileHandle.nullDevice : output
    if standardError { process.standardError = output }
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func `the catalog prints the frames of its tour`() throws {
    let (text, status) = try run("catalog")

    #expect(status == 0)
    for name in ["home", "menu", "links", "form", "states", "tabs-form", "actions", "layout"] {
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
    ("postcards", "Ines Okafor  Greetings from the sea."),
  ])
  func `each example prints a tour`(name: String, ending: String) throws {
    let (text, status) = try run("examples", name)

    #expect(status == 0)
    #expect(text.contains("1. "))
    #expect(text.contains(ending))
  }

  @Test func `a traced example names each command and the reason why an observer ran`() throws {
    let (trace, status) = try run("examples", "login-2", "--trace", standardError: true)

    #expect(status == 0)
    #expect(trace.contains("LoginViewModel.username = mona"))
    #expect(trace.contains("the command loginCommand failed: LoginError()"))
    #expect(trace.contains("the command loginCommand succeeded"))
    #expect(trace.contains("runs because of LoginViewModel."))
  }

  @Test func `an unknown example name prints the usage and fails`() throws {
    let (text, status) = try run("examples", "tetris")

    #expect(status == 64)
    #expect(text.contains("Usage: Scripts/example NAME"))
  }
}
