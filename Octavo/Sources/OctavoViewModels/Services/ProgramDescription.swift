import Foundation
public import GitHubValues

/// The program, as the About screen and the diagnostics describe it.
public nonisolated struct ProgramDescription: Sendable, Equatable {
  /// The version, such as “0.1.0”.
  public var version: String
  /// The repository of the source code on github.com; `nil` if it is not published.
  public var repository: GitHub.RepositoryName?
  /// The front end and the system, such as the version of GTK.
  public var facts: [SettingsRow]
  /// The services of the desktop that the program runs without.
  public var missingServices: [DesktopService]

  /// Describes a program.
  public init(
    version: String = "0.0.0",
    repository: GitHub.RepositoryName? = nil,
    facts: [SettingsRow] = [],
    missingServices: [DesktopService] = []
  ) {
    self.version = version
    self.repository = repository
    self.facts = facts
    self.missingServices = missingServices
  }

  /// Returns the address of a page of the repository; `nil` if it is not published.
  func page(_ words: [String] = []) -> URL? {
    repository.flatMap { WebAddress(origin: "https://github.com").page(of: $0, words) }
  }
}
