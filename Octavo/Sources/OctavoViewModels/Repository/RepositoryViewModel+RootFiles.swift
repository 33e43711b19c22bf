import BinderyNavigation
import GitHubValues

extension RepositoryViewModel {
  /// Shows the file of a readme that is too large for this page.
  ///
  /// The server does not say its path then: it is the large file whose name is that of a readme,
  /// without that of a language if there are several.
  func openLargeReadme() async throws {
    try await openFile(orSay: "The file of the README was not found.") { files in
      files
        .filter { Self.isReadme($0.name) && ($0.size ?? 0) >= Self.leastBytes }
        .min { $0.name.count < $1.name.count }
    }
  }

  /// The least size for which the server refuses a readme as JSON; it calls that 1 MB.
  private static var leastBytes: Int { 1_000_000 }

  private static func isReadme(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "readme" || name.hasPrefix("readme.")
  }

  /// Shows a file in the root of the branch or tag on show, or a notice that there is none.
  func openFile(
    orSay notice: String,
    choose: ([GitHub.TreeEntry]) -> GitHub.TreeEntry?
  ) async throws {
    guard let ref else { return }
    let root = StoreQuery<RepositoryFolder>.folder("", of: fullName, at: ref)
    if services.store.result(of: root).value == nil { try await services.sync.refresh(root) }
    // A user who has left the screen meanwhile does not expect the file.
    guard phase == .active else { return }
    let files = services.store.result(of: root).value?.entries.filter { $0.kind == .file } ?? []
    guard let file = choose(files) else { return services.showNotice(notice) }
    services.navigation.push(.source(fullName, revision: ref, path: file.path))
  }
}
