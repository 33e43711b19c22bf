import Foundation

/// The arguments and the environment of git on repositories that are not trusted.
///
/// The repository's own configuration can name programs (a file-system monitor, a signature
/// checker, an external diff, a transport); everything here is meant to keep git from starting one.
enum GitInvocation {
  /// The name of the subcommand in arguments, for the log.
  static func subcommand(of arguments: [String]) -> String {
    let names = [
      "archive", "cat-file", "commit-tree", "config", "diff-tree", "fetch", "for-each-ref", "log",
      "ls-tree", "merge-base", "merge-tree", "rev-list", "rev-parse", "update-ref",
    ]
    return names.first { arguments.contains($0) } ?? "git"
  }

  /// The arguments of a subcommand on `directory`, without the name of the program.
  static func arguments(_ subcommand: [String], in directory: String) -> [String] {
    ["-C", directory, "--git-dir=.", "--no-pager", "--literal-pathspecs"]
      + settings.flatMap { ["-c", $0] } + subcommand
  }

  /// An environment without the user's configuration, prompts, locks and network.
  static let environment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    let inherited = own.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
    return inherited.merging([
      "GIT_ALLOW_PROTOCOL": "none", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]) { $1 }
  }()

  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never", "safe.directory=*",
    "log.showSignature=false", "i18n.logOutputEncoding=UTF-8", "color.ui=false",
    "diff.suppressBlankEmpty=false",
    // The working folder is the git folder, so a `.mailmap` is read from the newest commit.
    "mailmap.blob=HEAD:.mailmap",
  ]
}
