import Foundation

/// The arguments and the environment of git on repositories that are not trusted.
///
/// The repository's own configuration can name programs (a file-system monitor, a signature
/// checker, an external diff, a transport); everything here is meant to keep git from starting one.
enum GitInvocation {
  /// The whole argument vector of a subcommand on `directory`, program name included.
  static func arguments(_ subcommand: [String], in directory: String) -> [String] {
    ["git", "-C", directory, "--git-dir=.", "--no-pager", "--literal-pathspecs"]
      + settings.flatMap { ["-c", $0] } + subcommand
  }

  /// An environment without the user's configuration, prompts, locks and network.
  static let environment: [String] = {
    let own = ProcessInfo.processInfo.environment
    let inherited = ["PATH", "HOME", "TMPDIR"].compactMap { name in
      own[name].map { "\(name)=\($0)" }
    }
    return inherited + [
      "GIT_ALLOW_PROTOCOL=none", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1",
      "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1", "GIT_OPTIONAL_LOCKS=0",
      "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
    ]
  }()

  private static let settings = [
    "core.fsmonitor=false", "protocol.allow=never", "safe.directory=*",
    "log.showSignature=false", "i18n.logOutputEncoding=UTF-8", "color.ui=false",
    // The working folder is the git folder, so a `.mailmap` is read from the newest commit.
    "mailmap.blob=HEAD:.mailmap",
  ]
}
