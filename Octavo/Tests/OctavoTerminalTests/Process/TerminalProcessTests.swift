import CBinderyTerminal
import Foundation
import Testing

@Suite(.serialized)
struct TerminalProcessTests {
  static let leaving = "\u{1B}[?25h\u{1B}[?1049l"

  /// Opens the demo world, whose repositories are there already, in folders that go afterwards.
  func play(
    job: String? = nil,
    _ body: (TerminalProcess) throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await play(in: folder, job: job, body)
  }

  private func play(
    in folder: URL,
    from first: String = "one-time code",
    job: String? = nil,
    _ body: (TerminalProcess) throws -> Void
  ) async throws {
    let terminal = try TerminalProcess(
      ["--demo"],
      environment: try await Self.environment(in: folder),
      job: job
    )
    try terminal.wait(for: first)
    #expect(terminal.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    try body(terminal)
    #expect(terminal.mode.c_lflag == terminal.modeBefore.c_lflag)
    #expect(terminal.mode.c_iflag == terminal.modeBefore.c_iflag)
    #expect(terminal.output.contains(Self.leaving))
  }

  /// Confirms the account and the code that the login suggests.
  private func logIn(to terminal: TerminalProcess) throws {
    terminal.type("\r")
    try terminal.wait(for: "authenticator")
    terminal.type("\r")
    try terminal.wait(for: "News")
  }

  /// The environment of a user whose folders are in `folder`, but for the demo world, which is
  /// written once for all tests.
  static func environment(in folder: URL) async throws -> [String: String] {
    try await DemoFolder.link(from: folder.appending(path: ".local/share/octavo/demo-world"))
    return [
      "TERM": "xterm-256color", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  @Test func `a crash of the program leaves no file with its memory`() async throws {
    try await play { terminal in
      let limits = try terminal.limits

      let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file") })
      #expect(line.split(whereSeparator: \.isWhitespace).dropFirst(4).prefix(2) == ["0", "0"])
      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }
  }

  @Test func `keys lead home and out again`() async throws {
    try await play { terminal in
      try logIn(to: terminal)
      terminal.type("q")

      let status = try terminal.waitForEnd()
      #expect(status == 0)
    }
  }

  @Test func `the inbox has its threads after the login, and the title their number`()
    async throws
  {
    try await play { terminal in
      try logIn(to: terminal)
      terminal.type("5")
      try terminal.wait(for: "\u{1B}]2;Octavo (2)\u{7}")
      try terminal.wait(for: "jpqueiroz")
      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }
  }

  @Test func `keys of one read reach the screens and questions that keys before them open`()
    async throws
  {
    try await play { terminal in
      try logIn(to: terminal)
      // Settings, the question whether to log out, and “Log out”, which is not chosen beforehand.
      terminal.type(",x\t\r")
      try terminal.wait(for: "Username")
      terminal.send(SIGTERM)

      let status = try terminal.waitForEnd()
      #expect(status == 128 + SIGTERM)
    }
  }

  @Test(arguments: ["\u{3}", ""])
  func `the next start goes on where the program was left by a key or a signal`(
    key: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }

    try await play(in: folder) { terminal in
      try logIn(to: terminal)
      terminal.type(",")
      try terminal.wait(for: "Wrap Long Lines")
      if key.isEmpty { terminal.send(SIGTERM) } else { terminal.type(key) }
      _ = try terminal.waitForEnd()
    }

    // The settings, without another login.
    try await play(in: folder, from: "Wrap Long Lines") { terminal in
      #expect(!terminal.output.contains("one-time code"))
      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }
  }

  @Test func `the light appearance paints the terminal, now and at the next start`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let white = "48;5;231m"

    try await play(in: folder) { terminal in
      try logIn(to: terminal)
      terminal.type(",")
      try terminal.wait(for: "Wrap Long Lines")
      #expect(!terminal.output.contains(white))
      // Opens the list of the first setting, and chooses the second text.
      terminal.type("\rj\r")
      try terminal.wait(for: white)
      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }

    try await play(in: folder, from: white) { terminal in
      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `after any end of the program the terminal is as it was`(signal: Int32) async throws {
    try await play { terminal in
      terminal.send(signal)

      let status = try terminal.waitForEnd()
      #expect(status == 128 + signal)
    }
  }
}
