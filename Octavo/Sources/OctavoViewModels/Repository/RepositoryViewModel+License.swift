import BinderyNavigation
import Foundation
import GitHubValues

extension RepositoryViewModel {
  /// The name of the license, whose file the action `license` shows; `nil` if the server knows
  /// none.
  public var license: String? { repository?.license }

  /// Shows the file of the license at the branch or tag on show.
  func openLicense() async throws {
    guard let ref else { return }
    let root = StoreQuery<RepositoryFolder>.folder("", of: fullName, at: ref)
    if services.store.result(of: root).value == nil { try await services.sync.refresh(root) }
    // A user who has left the screen meanwhile does not expect the file.
    guard phase == .active else { return }
    let files = services.store.result(of: root).value?.entries.filter { $0.kind == .file } ?? []
    guard let file = files.first(where: { Self.isLicense($0.name) }) else {
      return services.showNotice("The file of the license was not found.")
    }
    services.navigation.push(.source(fullName, revision: ref, path: file.path))
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
