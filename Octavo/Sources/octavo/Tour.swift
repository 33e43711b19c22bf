import ArgumentParser
import BinderyTerminal
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension OctavoCommand {
  /// Prints the way from the login to a source file.
  struct Tour: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a short tour of the demo world as text."
    )

    @Option(help: "Columns and rows.")
    var size = "100x30"

    @Option(help: ArgumentHelp("The current date, such as 2026-01-31.", valueName: "date"))
    var now: String?

    func validate() throws {
      _ = try ScreenSize(size)
      _ = try Present(now)
    }

    @MainActor func perform() throws {
      let server = try ServerOptions.parse(["--demo"])
      let app = try HeadlessApp(server, size: ScreenSize(size).size, present: Present(now))
      defer { app.session.endOnMainThread() }
      app.start(at: .login)
      try app.settle()
      show("The login, filled in for the demo world", app.terminal.frame)
      try app.press("Enter Enter")
      show("Enter, and Enter for the one-time code: home", app.terminal.frame)
      try app.press("2 Enter")
      show("2 Enter: the first of your repositories", app.terminal.frame)
      try app.press("b")
      show("b: its branches and tags", app.terminal.frame)
      try app.press("Esc Enter G Enter")
      show("Esc Enter G Enter: its files, and the last of them", app.terminal.frame)
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
