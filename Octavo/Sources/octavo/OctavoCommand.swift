import ArgumentParser
import OctavoServers

/// The program’s commands, as data.
struct OctavoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo",
    abstract: "GitHub in the terminal.",
    usage: """
      octavo [--host <host>] [<place>]
      octavo --demo [<place>]
      octavo --repos <dir> ... [<place>]
      octavo status [--json] [--format <format>] [--offline]
      octavo list inbox | repositories | starred [--json] [--offline] [<filter>]
      """,
    discussion: """
      Opens OWNER, OWNER/REPO, a path such as /OWNER/REPO/tree/BRANCH/FOLDER, the address of a \
      page, or the repository of a clone. Without a place it opens the repository of the clone in \
      this folder, or the place where you were the last time.

      The first argument is tried as a subcommand, then as the folder of a clone, then as an owner: \
      ./NAME is always the folder, and /OWNER always the owner.

      --demo            Use the demo world, without an account or a network.
      --repos <dir> ... Serve these Git repositories locally, and use them.
      --allow-push      Let pushes and merges write to them.
      --host <host>     The server: github.com, or the address of an Enterprise server.
      --account <login> The account, where several are logged in, also as LOGIN@HOST.
      """,
    version: ProgramVersion.current,
    subcommands: [OpenApp.self, Status.self, List.self, Snapshot.self, Tour.self],
    defaultSubcommand: OpenApp.self
  )
}
