import BinderyNavigation
import GitHubValues

/// The ways through a thread: its ends, the comments of one account, and a search.
extension IssueViewModel: DocumentSearching {
  /// The actions that lead elsewhere in the thread.
  ///
  /// Those of a search are first, so that their keys lead to its places while there is one.
  var jumps: [ScreenAction] {
    let author = entry(selectedID).flatMap { $0.isComment ? $0.author : nil }
    let words = author.map { "by \($0)" } ?? "by This Author"
    return (documentSearch == nil ? [] : searchActions) + [
      ScreenAction("next.comment", "Next Comment") { self.select(by: 1) },
      ScreenAction("previous.comment", "Previous Comment") { self.select(by: -1) },
      ScreenAction("first.comment", "First Comment") { self.selectEnd(isFirst: true) },
      ScreenAction("last.comment", "Last Comment") { self.selectEnd(isFirst: false) },
      ScreenAction("next.by.author", "Next Comment \(words)", isEnabled: author != nil) {
        self.selectByAuthor(step: 1)
      },
      ScreenAction("previous.by.author", "Previous Comment \(words)", isEnabled: author != nil) {
        self.selectByAuthor(step: -1)
      },
      ScreenAction("find", "Find in Thread…") { Task.immediate { await self.findInDocument() } },
    ]
  }

  /// Loads what is missing and searches again, or shows a notice that the thread does not have the
  /// text.
  public func didNotFind(_ search: DocumentSearch) {
    guard untracked({ gap != nil }) else { return showMiss(of: search) }
    loadRest { $0.findAgain(backwards: search.isBackwards) }
  }

  /// Loads what is missing, and goes on once nothing is; a failure is on the page.
  private func loadRest(_ next: @escaping (IssueViewModel) -> Void) {
    Task.immediate { [weak self] in
      // A failure has a notice of its own.
      guard (try? await self?.loadCommand(GapLoad(nil))) != nil, let self else { return }
      guard untracked({ self.gap == nil }) else {
        return services.showNotice("Some comments are not loaded.")
      }
      next(self)
    }
  }

  private func select(by step: Int) {
    let (entries, selected) = untracked {
      (self.entries.filter(\.isStop), self.entry(selectedID)?.id)
    }
    guard let last = entries.indices.last else { return }
    let present = entries.firstIndex { $0.id == selected }
    // The part that is missing comes from the side of the selected entry.
    if let place = present.map({ $0 + step }), entries.indices.contains(place),
      entries[place].subject.isGap
    {
      loadCommand.execute(GapLoad(step > 0 ? .first : .last))
      return
    }
    reveal(entries[present.map { min(max($0 + step, 0), last) } ?? (step > 0 ? 0 : last)].id)
  }

  /// Selects the first comment or the last one; the text of the issue if there is none.
  private func selectEnd(isFirst: Bool) {
    let comments = untracked { entries.filter(\.isComment) }
    let end = isFirst ? comments.first { $0.id != "issue" } : comments.last
    if let end = end ?? comments.first { reveal(end.id) }
  }

  /// Selects the next text or the previous one by the author of the selected entry.
  private func selectByAuthor(step: Int) {
    let (entries, selected) = untracked { (self.entries, self.entry(selectedID)) }
    guard let selected, let author = selected.author,
      let place = entries.firstIndex(where: { $0.id == selected.id })
    else { return }
    let rest = step > 0 ? Array(entries[(place + 1)...]) : entries[..<place].reversed()
    let found = rest.first { $0.isComment && $0.author == author || $0.subject.isGap }
    if let found, found.subject.isGap {
      return loadRest { $0.selectByAuthor(step: step) }
    }
    guard let next = found else {
      let words = step > 0 ? "below" : "above"
      return services.showNotice("No other comment by \(author) \(words).")
    }
    reveal(next.id)
  }
}
