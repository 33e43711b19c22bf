public import BinderyNavigation
import GitHubValues

extension ChangesViewModel: ActionProviding, RowActionProviding {
  /// The actions of the page: from change to change, from file to file, the arrangement, folding,
  /// the files, the name and the page.
  public var actions: [ScreenAction] {
    let (kind, name) = subject.address
    // What an author changed is computed here, and the server has no text of it.
    let isOfServer = !isMissing && stored.value?.revision == nil
    let save = ScreenAction.save("Save Diff…", isEnabled: isOfServer) { self.saveDiff() }
    var actions =
      moves + commitMoves + partActions + [
        ScreenAction(
          "layout",
          layoutTitle,
          isEnabled: hasFiles && width != .narrow,
          isPrimary: true
        ) { self.toggleLayout() },
        ScreenAction(
          "fold.all",
          areAllFolded ? "Unfold All Files" : "Fold All Files",
          isEnabled: hasFiles
        ) { self.toggleAll() },
        filesAction, spaceAction, save,
      ] + [rangeAction].compactMap(\.self) + searchActions
    if let hash {
      actions += services.actions(forCommit: hash, of: repository)
    } else {
      let address = isMissing ? nil : services.web.page(of: repository, kind, name, "")
      actions += services.pageActions(at: address)
    }
    return actions + [services.refresh(self)]
  }

  /// Folding the file or the hunk of a row, more of the lines around it, and the file itself; none
  /// if the changes no longer have the file.
  public func actions(for row: ChangeRow) -> [ScreenAction] {
    guard let file = file(of: row) else { return [] }
    let ofThread = threadActions(for: row)
    guard ofThread.isEmpty else { return ofThread }
    let ofPicture = pictureActions(for: row)
    guard ofPicture.isEmpty else { return ofPicture }
    let isFolded = isFolded(file)
    let fold = ScreenAction("open", isFolded ? "Unfold File" : "Fold File", isPrimary: true) {
      self.setFolded(!isFolded, fileOf: row)
    }
    // The header of a hunk opens its hunk.
    let folding =
      (row.isHunk ? [] : [fold]) + [markAction(for: file)].compactMap(\.self)
      + hunkActions(for: row, in: file)
    guard file.change.kind != .removed else { return folding }
    let show = ScreenAction("file", "Show File") {
      self.services.navigation.push(
        .source(self.repository, revision: self.headRevision, path: file.path)
      )
    }
    let edit = LocalFile(
      services: services,
      repository: repository,
      path: file.path,
      line: row.line,
      commit: headRevision
    )
    return folding + [show, edit.action]
  }

  /// The action that leads to a file, by the list of all of them.
  private var filesAction: ScreenAction {
    ScreenAction("files.pick", "Go to File…", isEnabled: hasFiles) {
      Task.immediate { await self.chooseFile() }
    }
  }

  /// The actions that lead from thread to thread; none where there are none.
  private var threadMoves: [ScreenAction] {
    guard let facts, !facts.threads.isEmpty else { return [] }
    return [
      ScreenAction("next.thread", "Next Comment") { self.moveToThread(forward: true) },
      ScreenAction("previous.thread", "Previous Comment") { self.moveToThread(forward: false) },
    ]
  }

  /// Asks for a place, and saves the changes there as git writes them.
  func saveDiff() {
    let base = version?.base.sha ?? subject.base
    let head = version?.head.sha ?? hash ?? subject.head ?? ""
    let names = [base.map(Strings.revision), Strings.revision(head)].compactMap(\.self)
    let request = SaveRequest(
      .changes(base: base, head: head, of: repository),
      named: "\(repository.name)-\(names.joined(separator: "...")).diff"
    )
    Task.immediate { await services.save(request) }
  }

  /// Whether files have changed, as far as is known.
  var hasFiles: Bool { stored.value?.files.isEmpty == false }

  private var moves: [ScreenAction] {
    let hasChanges = list.hasHunks
    return [
      ScreenAction("change.next", "Next Change", isEnabled: hasChanges, isPrimary: true) {
        self.moveToChange(forward: true)
      },
      ScreenAction("change.previous", "Previous Change", isEnabled: hasChanges) {
        self.moveToChange(forward: false)
      },
      ScreenAction("section.next", "Next File", isEnabled: hasFiles, isPrimary: true) {
        self.moveToFile(forward: true)
      },
      ScreenAction("section.previous", "Previous File", isEnabled: hasFiles) {
        self.moveToFile(forward: false)
      },
    ] + threadMoves
  }
}
