import ArgumentParser
import BinderyTerminal
import Foundation
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension OctavoCommand {
  /// Prints screens as text.
  struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a screen as text, after keys have been pressed on it.",
      discussion: """
        Keys are words such as j, Enter, Esc, Ctrl+C, PageDown, F5, "some text" and Click@12,3. \
        The program handles them like keys of a terminal, and waits before each until no request \
        is pending. It stores nothing. With --demo and --repos it logs in first, unless the login \
        is what you ask for.
        """
    )

    @OptionGroup var server: ServerOptions

    @Option(help: "Columns and rows.")
    var size = "100x30"

    @Option(help: "The keys to press.")
    var keys = ""

    @Flag(help: "Print the screen after each key, not only the last.")
    var all = false

    @Option(
      help: ArgumentHelp(
        "The current date, such as 2026-01-31 or 2026-01-31T12:00:00Z.",
        valueName: "date"
      )
    )
    var now: String?

    func validate() throws {
      _ = try server.link()
      _ = try ScreenSize(size)
      _ = try Present(now)
      _ = try script()
    }

    @MainActor func perform() throws {
      let app = try HeadlessApp(server, size: ScreenSize(size).size, present: Present(now))
      defer { app.session.endOnMainThread() }
      let frames = try app.play(from: server.link() ?? .home, script())
      for (name, frame) in all ? frames : frames.suffix(1) {
        if all { print("── \(name) ──") }
        print(frame.text)
      }
    }

    private func script() throws -> KeyScript {
      do {
        return try KeyScript(keys)
      } catch {
        throw ValidationError(error.description)
      }
    }
  }
}
