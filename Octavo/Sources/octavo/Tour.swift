import ArgumentParser
import BinderyTerminal
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension OctavoCommand {
  /// Prints the way from the log-in to a source file.
  struct Tour: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a short tour of the demo world as text."
    )

    @Option(help: "Columns and rows.")
    var size = "100x30"

    @Option(help: ArgumentHelp("The present, such as 2026-01-31.", valueName: "date"))
    var now: String?

    func validate() throws {
      _ = try ScreenSize(size)
      _ = try Present(now)
    }

    @MainActor func perform() throws {
      let server = try ServerOptions.parse(["--demo"])
      let theater = try Theater(server, size: ScreenSize(size).size, present: Present(now))
      defer { theater.close() }
      let rehearsal = theater.rehearsal
      rehearsal.start(at: .login)
      try rehearsal.settle()
      show("The log-in, filled in for the demo world", rehearsal.terminal.frame)
      try theater.logIn()
      show("Enter, and Enter for the one-time code: home", rehearsal.terminal.frame)
      try rehearsal.press("2 Enter")
      show("2 Enter: the first of one’s own repositories", rehearsal.terminal.frame)
      try rehearsal.press("b")
      show("b: its branches and tags", rehearsal.terminal.frame)
      try rehearsal.press("Esc Enter G Enter")
      show("Esc Enter G Enter: its files, and the last of them", rehearsal.terminal.frame)
    }

    @MainActor private func show(_ caption: String, _ frame: Frame) {
      print(
        "\n── \(caption) "
          + String(repeating: "─", count: max(0, frame.size.columns - caption.displayWidth - 4))
      )
      print(frame.text)
    }
  }
}
