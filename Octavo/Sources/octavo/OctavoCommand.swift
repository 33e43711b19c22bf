import ArgumentParser

/// The program’s commands, as data.
struct OctavoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo",
    abstract: "GitHub in the terminal.",
    discussion: """
      Without a command and a route it opens where you were the last time, or at the log-in. A \
      route is a path such as /, /OWNER, /OWNER/REPO, /OWNER/REPO/tree/BRANCH/FOLDER, \
      /OWNER/REPO/blob/BRANCH/FILE, /-/login or /-/settings.
      """,
    subcommands: [Run.self, Snapshot.self, Tour.self],
    defaultSubcommand: Run.self
  )
}
