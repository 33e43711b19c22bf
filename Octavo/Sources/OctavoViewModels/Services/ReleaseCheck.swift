public import Foundation
import GitHubValues

/// The result of a check for a newer version of the program.
public nonisolated enum ReleaseCheck: Sendable, Equatable {
  /// The repository has no release.
  case noRelease
  /// No release is newer than the program.
  case latest(version: String)
  /// A release is newer; its page opens in the browser.
  case newer(version: String, page: URL?)

  /// Compares a program with the latest release.
  init(_ program: ProgramDescription, latest release: GitHub.Release?) {
    guard let release, let version = ReleaseVersion(release.tag) else {
      self = .noRelease
      return
    }
    if let current = ReleaseVersion(program.version), version <= current {
      self = .latest(version: program.version)
    } else {
      self = .newer(version: "\(version)", page: release.htmlURL)
    }
  }

  /// The result for the user.
  public var text: String {
    switch self {
    case .noRelease: "No release has been published yet."
    case .latest(let version): "\(version) is the latest version."
    case .newer(let version, _): "Version \(version) is available."
    }
  }
}
