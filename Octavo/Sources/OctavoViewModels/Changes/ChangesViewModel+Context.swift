import BinderyNavigation
import GitHubValues

extension ChangesViewModel {
  /// The most lines of a file that is shown as a whole.
  private static let mostLines = 50_000

  /// Shows more of the unchanged lines around a hunk, which are those of the file after the change.
  func showContext(_ request: ChangeContextRequest) async throws {
    guard let file = stored.value?.files.first(where: { $0.path == request.path }) else { return }
    if context(of: file) == nil, !(try await loadContext(of: file)) { return }
    // The changes may have been replaced by others meanwhile.
    guard var context = context(of: file), let place = lines(of: file)?.place(ofHunk: request.hunk)
    else { return }
    if request.part == .all, context.lines.count > Self.mostLines {
      return services.showNotice("This file is too long to show as a whole.")
    }
    context.show(request.part, around: place)
    contexts[file.path]?.context = context
  }

  /// Hides the unchanged lines that the patch of a file does not have.
  func hideContext(of file: ChangedFile, selecting row: ChangeRow) {
    contexts[file.path] = nil
    // A hidden line leaves the selection at its hunk.
    if !select(row.id), let head = headID(ofHunk: row, in: file) { select(head) }
  }

  /// Returns the unchanged lines that are shown around the hunks of a file; `nil` for none.
  func context(of file: ChangedFile) -> ChangeContext? {
    guard let shown = contexts[file.path], shown.hunks == lines(of: file)?.hunks
    else { return nil }
    return shown.context
  }

  /// Requests the file after the change.
  ///
  /// - Returns: Whether the file has the hunks. A notice says so if it does not.
  private func loadContext(of file: ChangedFile) async throws -> Bool {
    let query = StoreQuery<GitHub.File>.file(file.path, of: repository, at: headRevision)
    // The file at a commit never changes.
    if hash == nil || services.store.result(of: query).value == nil {
      try await services.sync.refresh(query)
    }
    guard let loaded = services.store.result(of: query).value, !loaded.isBinary,
      let hunks = lines(of: file)?.hunks,
      let context = await ChangeContext.made(of: loaded.text, around: hunks)
    else {
      services.showNotice("“\(file.path)” no longer has the lines of this change.")
      return false
    }
    contexts[file.path] = ShownContext(hunks: hunks, context: context)
    return true
  }

  /// The unchanged lines of a file, with the hunks that they are around.
  struct ShownContext: Equatable {
    let hunks: [GitHub.Patch.Hunk]
    var context: ChangeContext
  }
}
