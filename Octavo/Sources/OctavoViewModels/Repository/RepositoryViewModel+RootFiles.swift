import BinderyNavigation
import GitHubValues

extension RepositoryViewModel {
  /// Shows the file of a readme that is too large for this page.
  ///
  /// The server does not say its path then: it is the large file whose name is that of a readme,
  /// without that of a language if there are several, in the first of its folders that has one.
  func openLargeReadme() async throws {
    try await openFile(
      in: Self.readmeFolders,
      orSay: "The file of the README was not found."
    ) { files in
      files
        .filter { Self.isReadme($0.name) && ($0.size ?? 0) >= Self.leastBytes }
        .min { $0.name.count < $1.name.count }
    }
  }

  /// The folders in which the server looks for a readme, in its order.
  private static var readmeFolders: [String] { [".github", "", "docs"] }

  /// The least size for which the server refuses a readme as JSON; it calls that 1 MB.
  private static var leastBytes: Int { 1_000_000 }

  private static func isReadme(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "readme" || name.hasPrefix("readme.")
  }

  /// Shows a file of the branch or tag on show, or a notice that there is none.
  ///
  /// - Parameters:
  ///   - folders: The folders in which the file can be, by default the root alone; those that the
  ///     root does not have are not requested.
  ///   - notice: The text of the notice.
  ///   - choose: Returns the file among those of a folder; `nil` if it is not there.
  /// - Throws: The error of the request for a folder.
  func openFile(
    in folders: [String] = [""],
    orSay notice: String,
    choose: ([GitHub.TreeEntry]) -> GitHub.TreeEntry?
  ) async throws {
    guard let ref else { return }
    let root = try await entries(of: "", at: ref)
    for folder in folders
    where folder.isEmpty || root.contains(where: { $0.kind == .folder && $0.path == folder }) {
      let files = folder.isEmpty ? root : try await entries(of: folder, at: ref)
      // A user who has left the screen meanwhile does not expect the file.
      guard phase == .active else { return }
      guard let file = choose(files.filter { $0.kind == .file }) else { continue }
      services.navigation.push(.source(fullName, revision: ref, path: file.path))
      return
    }
    if phase == .active { services.showNotice(notice) }
  }

  private func entries(of folder: String, at ref: String) async throws -> [GitHub.TreeEntry] {
    let query = StoreQuery<RepositoryFolder>.folder(folder, of: fullName, at: ref)
    if services.store.result(of: query).value == nil { try await services.sync.refresh(query) }
    return services.store.result(of: query).value?.entries ?? []
  }
}
