import ArgumentParser
import BinderyTerminal
import Foundation
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

extension OctavoCommand {
  /// Prints the work that waits for the user.
  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print what waits for you, for scripts and status bars.",
      discussion: """
        The exit status is 0 if nothing is new, 10 if something is, and 1 if that could not be \
        found out; the stored numbers are printed then.

        --json prints one object: account, unread, reasons (an object of numbers), reviews and \
        assigned (absent if unknown) and readAt. --format replaces {unread}, {reviews} and \
        {assigned} in a text, such as "✉ {unread}".
        """
    )

    @OptionGroup var server: ServerOptions

    @Flag(help: "Print an object in JSON.")
    var json = false

    @Flag(help: "Ask no server: print what is stored.")
    var offline = false

    @Option(help: "A text with {unread}, {reviews} and {assigned}.")
    var format: String?

    @Option(help: ArgumentHelp("The longest time to wait for the server.", valueName: "seconds"))
    var timeout = 10

    func validate() throws {
      if server.place != nil {
        throw ValidationError("The status is that of an account: name no place.")
      }
      if json, format != nil { throw ValidationError("Use either --json or --format.") }
      guard (1...600).contains(timeout) else {
        throw ValidationError("Wait between 1 and 600 seconds.")
      }
    }

    /// Prints the report, and returns the exit status.
    @MainActor func perform() throws -> Int32 {
      let session = try MainThread.run { [server] in
        var configuration = try await server.configuration(
          at: Present(nil),
          keepingIn: server.isLocal ? nil : Folders()
        )
        configuration.sendsRequests = false
        let session = try AppSession(configuration)
        await session.restore()
        if let account = session.configuration.demo { try await session.logIn(as: account) }
        return session
      }
      defer { session.endOnMainThread() }
      let services = session.services
      guard services.session.user != nil else {
        return fail("You are not logged in. Start octavo, and log in.")
      }
      if offline { return try show(services.storedStatus()) }
      var answer: (report: StatusReport, failure: String?)?
      let task = Task { answer = await services.status() }
      MainThread.wait(limit: .seconds(timeout)) { answer != nil }
      task.cancel()
      let (report, failure) =
        answer ?? (services.storedStatus(), "The server did not answer in time.")
      let status = try show(report)
      return failure.map(fail) ?? status
    }

    private func show(_ report: StatusReport) throws -> Int32 {
      print(try json ? report.json : format.map(report.filled) ?? report.text)
      return report.hasNews ? 10 : 0
    }

    private func fail(_ message: String) -> Int32 {
      FileHandle.standardError.write(Data("octavo: \(message)\n".utf8))
      return 1
    }
  }
}
