import ArgumentParser
import OctavoServers
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
        assigned (absent if unknown) and readAt. --format replaces {account}, {unread}, {reviews} \
        and {assigned} in a text, such as "✉ {unread}".

        Where several accounts are logged in, all are printed: the text names each, --json prints a \
        line for each, and --format one line with the text of each. --account names one of them, \
        --host a server. The server of each is waited for as long as --timeout says.
        """
    )

    @OptionGroup var options: ScriptOptions

    @Flag(help: "Print an object in JSON.")
    var json = false

    @Option(help: "A text with {account}, {unread}, {reviews} and {assigned}.")
    var format: String?

    func validate() throws {
      if options.server.place != nil {
        throw ValidationError("The status is that of an account: name no place.")
      }
      if json, format != nil { throw ValidationError("Use either --json or --format.") }
    }

    /// Prints the report, and returns the exit status.
    @MainActor func perform() throws -> Int32 {
      try options.perform(stored: { $0.storedStatus() }, requested: { await $0.status() }) {
        reports in
        if let format {
          print(reports.map { $0.filled(format) }.joined(separator: " "))
        } else {
          try print(reports.printed(asJSON: json))
        }
        return reports.contains(where: \.hasNews) ? 10 : 0
      }
    }
  }
}
