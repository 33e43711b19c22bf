import ArgumentParser
import OctavoServers
import OctavoViewModels

extension OctavoCommand {
  /// Prints a list of the user.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print your inbox, or your repositories, for scripts.",
      discussion: """
        LIST is inbox, repositories or starred. The filter of the inbox is that of its screen, such \
        as "is:unread reason:mention repo:ada/engine"; that of the others is looked for in names \
        and descriptions.

        Each line has the place, the state and the title, with tabs between them: for the inbox \
        whether the thread is new and the state of its subject, for repositories the stars and the \
        language.

        --json prints one object: list, account, readAt and items, each with repository, and with \
        title, number, type, state, reason, unread, language, stars, updatedAt and url where they \
        are known. The exit status is 1 if the server could not be asked; what is stored is \
        printed then.

        Where several accounts are logged in, the lists of all are printed, one after the other: \
        the last column of a line is the account, and --json prints an object for each, in a line. \
        --account names one of them, --host a server.
        """
    )

    @OptionGroup var options: ScriptOptions

    @Argument(help: "What the items have to match.")
    var filter: [String] = []

    @Flag(help: "Print an object in JSON.")
    var json = false

    func validate() throws { _ = try kind() }

    /// Prints the list, and returns the exit status.
    @MainActor func perform() throws -> Int32 {
      let (kind, filter) = (try kind(), filter.joined(separator: " "))
      return try options.perform(
        stored: { $0.storedList(kind, filter: filter) },
        requested: { await $0.list(kind, filter: filter) },
        show: { reports in
          let text = try reports.printed(asJSON: json)
          if !text.isEmpty { print(text) }
          return 0
        }
      )
    }

    /// The list, which is read as the place.
    private func kind() throws -> ListReport.Kind {
      guard let kind = options.server.place.flatMap(ListReport.Kind.init) else {
        let names = ListReport.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("Name a list: \(names).")
      }
      return kind
    }
  }
}
