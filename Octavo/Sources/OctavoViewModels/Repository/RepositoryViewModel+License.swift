import BinderyNavigation
import Foundation
import GitHubValues

extension RepositoryViewModel {
  /// The name of the license, whose file the action `license` shows; `nil` if the server knows
  /// none.
  public var license: String? { repository?.license }

  /// Shows the file of the license at the branch or tag on show.
  func openLicense() async throws {
    try await openFile(orSay: "The file of the license was not found.") { files in
      files.first { Self.isLicense($0.name) }
    }
  }

  /// Whether a file has a name that GitHub looks for, such as `LICENSE`, `LICENSE-MIT` or
  /// `COPYING.md`.
  private static func isLicense(_ name: String) -> Bool {
    let name = name.lowercased()
    let words = name.split { !$0.isLetter }
    return ["license", "licence", "copying", "unlicense", "unlicence"].contains {
      words.first.map(String.init) == $0
    }
  }
}
