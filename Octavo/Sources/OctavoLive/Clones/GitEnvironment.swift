/// The variables with which git runs in the user’s own clones.
///
/// The configuration, the keys and the credentials are those of the user’s shell. Variables that
/// lead git to another repository are left out, and so are tokens, which Octavo may log in with.
nonisolated enum GitEnvironment {
  /// The beginnings of git’s own variables that stay.
  private static let kept = [
    "GIT_AUTHOR_", "GIT_CEILING_DIRECTORIES", "GIT_COMMITTER_", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH",
    "GIT_HTTP_", "GIT_PROXY_COMMAND", "GIT_SSH", "GIT_SSL_",
  ]

  /// The variables that keep programs from asking a question.
  ///
  /// A process without a terminal and without a program to ask with fails at once.
  private static let quiet = [
    "GCM_INTERACTIVE": "never", "GIT_ASKPASS": "", "GIT_EDITOR": "false",
    "GIT_MERGE_AUTOEDIT": "no", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "SSH_ASKPASS": "false",
    "SSH_ASKPASS_REQUIRE": "force",
  ]

  /// Returns the variables of git for those of the program.
  ///
  /// - Parameters:
  ///   - environment: The variables of the program.
  ///   - isReading: Whether git must not write anything, not even to refresh its index.
  /// - Returns: The variables.
  static func variables(from environment: [String: String], isReading: Bool) -> [String: String] {
    var variables = environment.filter { name, _ in
      guard !EnvironmentToken.variables.contains(name) else { return false }
      return !name.hasPrefix("GIT_") || kept.contains(where: name.hasPrefix)
    }
    variables.merge(quiet) { $1 }
    if isReading { variables["GIT_OPTIONAL_LOCKS"] = "0" }
    return variables
  }
}
