import BinderyNavigation
import GitHubValues

/// The search for a text in the added and deleted lines of all files, also of folded ones.
extension ChangesViewModel {
  /// The actions that look for a text, and lead to its next and previous place.
  var searchActions: [ScreenAction] {
    let hasText = searched != nil
    return [
      ScreenAction("lines.find", "Find in Changes…", isEnabled: hasFiles) {
        Task.immediate { await self.find() }
      },
      ScreenAction("lines.next", Strings.findNext, isEnabled: hasText) {
        self.searchCommand.execute(false)
      },
      ScreenAction("lines.previous", Strings.findPrevious, isEnabled: hasText) {
        self.searchCommand.execute(true)
      },
    ]
  }

  /// Asks for a text, and shows its first place behind the selected row.
  func find() async {
    let last = untracked { searched } ?? ""
    guard let answer = await services.questions.ask(.text(after: last)) else { return }
    let text = answer.trimmed
    searched = text.isEmpty ? nil : text
    if !text.isEmpty { searchCommand.execute(false) }
  }

  /// Selects the next changed line with the text, or the previous one; behind the last file it goes
  /// on at the first one.
  func search(backwards isBackwards: Bool) async {
    let (text, files, current) = untracked {
      (searched, stored.value?.files ?? [], searchStart)
    }
    guard let text, !files.isEmpty else { return }
    let search = ChangeSearch(text, isBackwards: isBackwards)
    let shown = untracked { files.map { lines(of: $0) } }
    guard let found = await search.next(in: files, shown, from: current), !Task.isCancelled else {
      if !Task.isCancelled { services.showNotice("No changed line with “\(text)”.") }
      return
    }
    guard let file = untracked({ file(at: files[found.place.file].path) }) else { return }
    foldedHunks = foldedHunks.filter { $0.path != file.path }
    reveal(found.line.place(in: file.path), in: file)
  }

  /// Unfolds a file and selects a line of it, now or as soon as its rows are made.
  func reveal(_ place: LinePlace?, in file: ChangedFile) {
    if untracked({ isFolded(file) }) { unfold(file) } else { select(file.headID) }
    guard let place, !show(place) else { return }
    awaited = place
  }

  /// Shows the lines of a file that are hidden; the selection goes to its head.
  private func unfold(_ file: ChangedFile) {
    if file.isFoldedAtFirst { toggled.insert(file.path) } else { toggled.remove(file.path) }
    openUnfolded()
    if untracked({ isCompared(file) }) { compare(file) }
    select(file.headID)
  }

  /// Selects the line that was to be selected, once it is there; a selection of the user ends that.
  func showAwaited() {
    if let row = awaitedRow, select(row) { awaitedRow = nil }
    guard let place = awaited else { return }
    guard untracked({ selectedFile?.path }) == place.path else { return awaited = nil }
    if show(place) { awaited = nil }
  }

  /// The place of the selected row among the lines of all files.
  private var searchStart: ChangeSearch.Place {
    guard let file = selectedFile else { return ChangeSearch.Place(file: 0, hunk: -1, line: -1) }
    let place = selected.id.flatMap { lines(of: file)?.place(of: $0) }
    // A row in two columns has the name of its line before the change.
    return ChangeSearch.Place(file: file.number, hunk: place?.hunk ?? -1, line: place?.line ?? -1)
  }
}

nonisolated extension GitHub.Patch.Line {
  /// Returns the place of the line in a file; `nil` for a line without a number.
  fileprivate func place(in path: String) -> LinePlace? {
    let isOld = kind == .deleted
    return (isOld ? oldNumber : newNumber).map {
      LinePlace(path, $0, isOld ? .left : .right, at: "")
    }
  }
}
