import BinderyNavigation
import GitHubValues

/// The marks of the user at the files of a pull request.
extension ChangesViewModel {
  /// Returns the facts about a file that its change does not have.
  func mark(of file: ChangedFile) -> FileMark {
    guard let facts else { return FileMark(path: file.path) }
    return FileMark(
      path: file.path,
      state: facts.areMarksKnown ? facts.states[file.path] ?? .unviewed : nil,
      comments: threads(of: file.path).reduce(0) { $0 + $1.comments.count },
      owners: facts.owners?[file.path] ?? [],
      isGenerated: facts.attributes[file.path]
    )
  }

  /// Returns the row above the lines of a file with the facts about it; `nil` if there are none.
  func markedHead(of file: ChangedFile) -> ChangeRow? {
    let mark = mark(of: file)
    let notes = factNotes(of: file) + mark.notes + revisionNotes(of: file)
    guard !notes.isEmpty || mark.isGenerated != nil || isCompared(file) else { return nil }
    return ChangedFile.head(
      file.change,
      file.number,
      foldedTo: isFolded(file) ? file.size : nil,
      isGenerated: mark.isGenerated,
      notes: notes
    )
  }

  /// The number of viewed files in words; `nil` while it is not known.
  var viewedProgress: String? {
    guard let facts, facts.areMarksKnown, let files = stored.value?.files else { return nil }
    let viewed = files.count { facts.states[$0.path] == .viewed }
    return "\(Strings.grouped(viewed)) of \(Strings.count(files.count, "file")) viewed"
  }

  /// The action that marks the file of the selected row, or of the only one; `nil` if the marks are
  /// not known.
  func markAction(for file: ChangedFile) -> ScreenAction? {
    guard let facts, facts.areMarksKnown, facts.place != nil, version != nil else { return nil }
    let isViewed = facts.states[file.path] == .viewed
    return ScreenAction(
      "viewed",
      isViewed ? "Mark as Not Viewed" : "Mark as Viewed",
      isPrimary: true
    ) { self.mark(file.path, viewed: !isViewed) }
  }

  /// Marks a file; one that is viewed is folded, and the next one that is not viewed is selected.
  func mark(_ path: String, viewed isViewed: Bool) {
    guard let facts, let place = untracked({ facts.place }), let version = untracked({ version }),
      let file = untracked({ file(at: path) })
    else { return }
    // GitHub would mark the file of the newer version, which the user has not seen.
    let newest = untracked { hasNewVersion ? latest.value?.pull : nil }
    if isViewed, let newest, newest.files.first(where: { $0.path == path })?.sha != file.change.sha
    {
      return services.showNotice("The file has changed. Refresh to show the new commits.")
    }
    let seen = untracked { facts.states[path] } ?? .unviewed
    let request = FileMarkRequest(isViewed, file.change, of: version, seen: seen, on: place)
    services.change([request])
    guard isViewed else { return }
    if !untracked({ isFolded(file) }) { fold(file) }
    let next = untracked { nextUnviewed(after: file) }
    select((next ?? file).headID)
  }

  /// Hides the lines of a file that are shown.
  private func fold(_ file: ChangedFile) {
    if file.isFoldedAtFirst { toggled.remove(file.path) } else { toggled.insert(file.path) }
    openUnfolded()
  }

  /// Returns the next file on the page that is not viewed, from the start on behind the last one.
  private func nextUnviewed(after file: ChangedFile) -> ChangedFile? {
    let filter = FileFilter(keyword.trimmed)
    let files = stored.value?.files ?? []
    let order = files[(file.number + 1)...] + files[...file.number]
    return order.first {
      $0.path != file.path && facts?.states[$0.path] != .viewed && filter.matches(mark(of: $0))
    }
  }

  /// Folds the files that the user has viewed and those that programs have written, once for each
  /// version: after that the user decides.
  func followFacts() {
    guard let facts else { return }
    lifetime.observe(self) { viewModel in
      let known = (facts.areMarksKnown, facts.attributed, viewModel.version?.head.sha)
      untracked { viewModel.foldKnown(known) }
    }
    lifetime.observe(self) { viewModel in
      let needsOwners =
        viewModel.showsFiles || FileFilter(viewModel.keyword.trimmed).needsOwners
      if needsOwners, viewModel.version != nil { untracked { viewModel.readOwners() } }
    }
  }

  private func foldKnown(_ known: (marks: Bool, attributed: String?, head: String?)) {
    guard let facts, let head = known.head, let files = stored.value?.files else { return }
    var paths: Set<String> = []
    if known.marks, folded.viewed != head {
      folded.viewed = head
      paths.formUnion(files.lazy.map(\.path).filter { facts.states[$0] == .viewed })
    }
    if known.attributed == head, folded.generated != head {
      folded.generated = head
      paths.formUnion(files.lazy.map(\.path).filter { facts.attributes[$0] == true })
    }
    guard !paths.isEmpty else { return }
    toggled.formUnion(files.lazy.filter { !$0.isFoldedAtFirst }.map(\.path).filter(paths.contains))
    toggled.subtract(files.lazy.filter(\.isFoldedAtFirst).map(\.path).filter(paths.contains))
    openUnfolded()
  }
}

nonisolated extension GitHub.PullRequestBranch {
  /// The branch with the owner of its repository, such as “ada:topic”.
  var label: String {
    repository.map { "\($0.owner):\(name)" } ?? "\(name) of a deleted repository"
  }
}
