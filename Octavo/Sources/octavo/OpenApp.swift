import ArgumentParser
import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension OctavoCommand {
  /// Opens the app in the terminal.
  struct OpenApp: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: "Open the app in this terminal (the default)."
    )

    @OptionGroup var server: ServerOptions

    func validate() throws { _ = try server.link() }

    /// Runs until the user quits, and returns the exit status.
    @MainActor func perform() throws -> Int32 {
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
        guard server.demo else {
          throw ValidationError(
            "Not a terminal. Use “octavo snapshot” to print a screen as text."
          )
        }
        let tour = try Tour.parse([])
        try tour.perform()
        return 0
      }
      let folder = URL(filePath: FileManager.default.currentDirectoryPath)
      let environment = ProcessInfo.processInfo.environment
      let host = TerminalProgramHost(server.startNotice)
      let end = try host.run(
        in: TerminalDevice(asksForBackground: environment["TERM"] != "linux"),
        theme: Theme(environment: environment),
        at: server.link(in: folder)
      ) { [server] in
        var configuration = try await server.configuration(
          at: Present(nil),
          keepingIn: Folders(),
          in: folder
        )
        configuration.program.facts += OctavoProgram.facts(in: environment)
        if !configuration.hasKeyring { configuration.program.missingServices = [.keyring] }
        return try AppSession(configuration)
      }
      if let farewell = host.farewell { print(farewell) }
      guard let failure = host.failure else { return end.status }
      FileHandle.standardError.write(Data("octavo: \(failure)\n".utf8))
      return 1
    }
  }
}
