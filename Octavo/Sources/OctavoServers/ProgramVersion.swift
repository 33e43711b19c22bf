import Foundation
import GitHubValues
import OctavoViewModels

/// The version of the programs.
public nonisolated enum ProgramVersion {
  /// The version, as `--version` prints it.
  public static let current = "0.1.0"

  /// The variable that names the repository of the source code on github.com, as owner/name.
  ///
  /// A packager sets it; without it, updates and feedback are not offered.
  private static let repositoryVariable = "OCTAVO_REPOSITORY"

  /// Returns the description of the programs on this machine.
  static func description(environment: [String: String]) -> ProgramDescription {
    let words = environment[repositoryVariable]?.split(separator: "/") ?? []
    return ProgramDescription(
      version: current,
      repository: words.count == 2
        ? GitHub.RepositoryName(owner: String(words[0]), name: String(words[1])) : nil,
      facts: [SettingsRow("System", ProcessInfo.processInfo.operatingSystemVersionString)]
    )
  }
}
