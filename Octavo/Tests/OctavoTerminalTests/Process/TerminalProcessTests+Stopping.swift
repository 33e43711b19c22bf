import CBinderyTerminal
import Foundation
import Testing

extension TerminalProcessTests {
  private static let job = #"echo "process $$."; exec "$0" "$@""#

  @Test(arguments: ["\u{1A}", ""])
  func `a program that is stopped restores the terminal, and draws again when it is continued`(
    key: String
  ) async throws {
    try await play(job: Self.job) { terminal in
      if key.isEmpty { terminal.send(SIGTSTP) } else { terminal.type(key) }
      try terminal.wait(for: Self.leaving)
      try terminal.wait(for: "stopped by the shell")
      #expect(terminal.mode.c_lflag == terminal.modeBefore.c_lflag)
      #expect(terminal.mode.c_iflag == terminal.modeBefore.c_iflag)

      // The shell continues it.
      terminal.type("\n")
      try terminal.wait(for: "\u{1B}[?1049h")
      try terminal.wait(for: "one-time code")
      #expect(terminal.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
      terminal.send(SIGTERM)

      let status = try terminal.waitForEnd()
      #expect(status == 128 + SIGTERM)
    }
  }

  /// Stops the job by Ctrl-Z, calls `check` meanwhile, and lets the shell continue the job.
  private func stop(_ terminal: TerminalProcess, check: () throws -> Void = {}) throws {
    terminal.type("\u{1A}")
    try terminal.wait(for: "stopped by the shell")
    try check()
    terminal.type("\n")
    try terminal.wait(for: "one-time code")
  }

  @Test func `Ctrl-Z stops the script that has started the program, too`() async throws {
    let job = #"echo "process $$."; "$0" "$@"; exit $?"#
    try await play(job: job) { terminal in
      try stop(terminal)

      terminal.type("\u{3}")
      let status = try terminal.waitForEnd()
      #expect(status == 0)
    }
  }

  /// A child between fork and exec would never end its stop, and neither would the program.
  @Test func `Ctrl-Z stops no process that the program has started`() async throws {
    let job = #"sleep 600 & echo "child $!."; echo "process $$."; exec "$0" "$@""#
    try await play(job: job) { terminal in
      let child = try #require(terminal.child)
      defer { kill(child, SIGKILL) }
      try stop(terminal) {
        let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
        #expect(status.contains("sleeping"))
      }

      terminal.send(SIGTERM)
      _ = try terminal.waitForEnd()
    }
  }

  @Test func `a terminal that is closed ends the program without a crash`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = try await Self.environment(in: folder)
    let terminal = try TerminalProcess(["--demo"], environment: environment)
    try terminal.wait(for: "one-time code")

    terminal.hangUp()

    let status = try terminal.waitForEnd()
    #expect(status == 128 + SIGHUP)
  }

  @Test func `a pipe that is closed ends the output without a crash`() throws {
    var pipe: [Int32] = [-1, -1]
    try #require(Foundation.pipe(&pipe) == 0)
    close(pipe[0])
    let output = FileHandle(fileDescriptor: pipe[1], closeOnDealloc: true)
    let program = Process()
    program.executableURL = TerminalProcess.program
    program.arguments = ["--help"]
    program.standardOutput = output
    try program.run()
    program.waitUntilExit()

    // Either the signal ends the program, or its writes fail.
    let isSignal = program.terminationReason == .uncaughtSignal
    #expect(program.terminationStatus == (isSignal ? SIGPIPE : 0))
  }
}
