import BinderyNavigation
public import GitHubValues
import OctavoMarkup

/// The files that have no lines: pictures, other binary files, and those whose mode has changed.
extension ChangesViewModel {
  /// Requests the modes and the lengths of the files, unless they are stored.
  ///
  /// Those of a pull request are always read, of other changes only where a file has no lines. A
  /// server without them is no failure to show.
  func readFileFacts() async throws {
    let changes = untracked { stored.value }
    guard let changes, changes.extent != .loading, changes.revision == nil else { return }
    let files = changes.files.map(\.change)
    guard !files.isEmpty, version != nil || files.contains(where: \.hasNoLines) else { return }
    do {
      let old = try await loadBaseRevision()
      let new = headRevision
      guard new.isCommitName, old?.isCommitName != false else { return }
      let query = StoreQuery.facts(of: files, from: old, to: new, in: repository)
      if services.store.result(of: query).value == nil { try await services.sync.refresh(query) }
      fileFacts = services.store.result(of: query).value ?? [:]
    } catch let error as CancellationError {
      throw error
    } catch {
      // The files are shown without it.
    }
  }

  /// The modes and the lengths of a file in words.
  func factNotes(of file: ChangedFile) -> [String] {
    guard SubmoduleChange(file.change) == nil else { return [] }
    return fileFacts[file.path]?.notes(hasLines: !file.change.hasNoLines) ?? []
  }

  /// Returns the row in place of the lines of a file that has none; `nil` for other files.
  func linesInstead(of file: ChangedFile) -> ChangedLines? {
    guard file.change.hasNoLines else { return nil }
    let (change, number) = (file.change, file.number)
    if fileFacts[file.path]?.isSameContent == true, change.kind == .modified {
      return ChangedLines(change, number: number, note: "Only the mode has changed.")
    }
    return Self.picture(file)
  }

  /// Returns the row with the pictures before and after a change; `nil` for other files.
  static func picture(_ file: ChangedFile) -> ChangedLines? {
    guard let kind = ImageKind(fileName: file.path), kind != .svg else { return nil }
    let versions = PictureVersions(
      hasOld: file.change.kind != .added,
      hasNew: file.change.kind != .removed
    )
    return ChangedLines(
      file.change,
      number: file.number,
      note: versions.text,
      kind: .pictures(versions)
    )
  }

  /// Returns a version of the picture of a row; `nil` if there is none.
  ///
  /// A file at a commit never changes, so a stored one is not requested again.
  public func picture(of row: ChangeRow, isOld: Bool) async -> GitHub.File? {
    guard let version = await version(of: row, isOld: isOld) else { return nil }
    let limit = StoreQuery<GitHub.File>.pictureByteLimit
    let query = StoreQuery.file(
      version.path,
      of: repository,
      at: version.revision,
      limit: limit
    )
    let isStored = services.store.result(of: query).value != nil
    // A missing picture is no failure to show: its text stays.
    if !isStored || !version.revision.isCommitName { try? await services.sync.refresh(query) }
    return services.store.result(of: query).value
  }

  /// The actions that show the versions of a picture.
  func pictureActions(for row: ChangeRow) -> [ScreenAction] {
    guard case .pictures(let versions) = row.kind else { return [] }
    return [
      versions.hasNew ? showAction("open", "Show Picture", row, isOld: false) : nil,
      versions.hasOld
        ? showAction("picture.old", "Show Earlier Picture", row, isOld: true) : nil,
    ].compactMap(\.self)
  }

  /// Shows a version of the picture of a row.
  func showPicture(of row: ChangeRow, isOld: Bool) async {
    guard let version = await version(of: row, isOld: isOld) else { return }
    services.navigation.push(
      .source(repository, revision: version.revision, path: version.path)
    )
  }

  private func showAction(
    _ id: String,
    _ title: String,
    _ row: ChangeRow,
    isOld: Bool
  ) -> ScreenAction {
    ScreenAction(id, title, isPrimary: id == "open") {
      Task.immediate { await self.showPicture(of: row, isOld: isOld) }
    }
  }

  private func version(of row: ChangeRow, isOld: Bool) async -> FileVersions.Version? {
    guard let file = untracked({ file(of: row) }),
      let versions = try? await versions(of: file.change)
    else { return nil }
    return isOld ? versions.old : versions.new
  }
}

nonisolated extension GitHub.FileChange {
  /// Whether the server has compared the file and found no lines.
  var hasNoLines: Bool { patch == nil && !lacksPatch }
}
