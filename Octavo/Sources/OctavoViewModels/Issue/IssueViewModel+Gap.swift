import BinderyNavigation
import GitHubValues
import OctavoMarkup

/// The part of a long thread that is not loaded.
extension IssueViewModel {
  /// The entry for what is missing, and its number of comments; `nil` if nothing is.
  var gap: ThreadEntry? { entries.first { $0.subject.isGap } }

  /// The actions that load what is missing.
  var gapActions: [ScreenAction] {
    [
      ScreenAction("load.below", "Load Next") { self.loadCommand.execute(GapLoad(.first)) },
      ScreenAction("load.above", "Load Previous") { self.loadCommand.execute(GapLoad(.last)) },
      ScreenAction("load.all", "Load All") { self.loadCommand.execute(GapLoad(nil)) },
    ]
  }

  /// Requests what is missing as soon as it is visible, from the side from which the user has come.
  public func didShow(_ sections: [String]) {
    let name = ThreadEntry.Subject.gapName
    let last = shownSections
    shownSections = sections
    guard sections.contains(name), !last.contains(name) else { return }
    Task { [weak self] in
      guard let self, !untracked({ self.loadCommand.isExecuting }) else { return }
      loadCommand.execute(GapLoad(isAbove(last) ? .last : .first, stays: true))
    }
  }

  /// Whether what is missing is above sections that were visible.
  private func isAbove(_ sections: [String]) -> Bool {
    let parts = untracked { self.entries.split { $0.subject.isGap } }
    guard parts.count > 1 else { return false }
    return parts[1].contains { sections.contains($0.id) }
  }

  /// Requests what is missing, and shows the entry beside the one that the user has come from.
  func load(_ load: GapLoad) async throws {
    let neighbours = untracked { self.entries.split { $0.subject.isGap } }
    guard neighbours.count > 1 else { return }
    let origin = load.side == .last ? neighbours[1].first : neighbours[0].last
    if let side = load.side { try await reader.loadMore(side) } else { try await reader.loadAll() }
    let entries = untracked { self.entries }
    guard let origin, let index = entries.firstIndex(where: { $0.id == origin.id }) else { return }
    switch (load.stays, load.side) {
    case (false, .last): reveal(entries[max(0, index - 1)].id)
    case (false, .first), (false, nil): reveal(entries[min(index + 1, entries.count - 1)].id)
    // What has come above would move it out of sight.
    case (true, .last): section = SectionReveal(origin.id, after: section)
    case (true, .first), (true, nil): break
    }
  }

  /// Requests the missing comments up to the one that the user has asked for, or to the first one
  /// that is new.
  func loadPlace() async throws {
    while let side = untracked({ missingSide }), try await reader.loadMore(side) {}
    guard let asked, untracked({ entry("comment-\(asked)") }) != nil else { return }
    self.asked = nil
    guard untracked({ selectedID }) == "comment-\(asked)" else { return }
    section = SectionReveal("comment-\(asked)", after: section)
  }

  /// The side on which the place is nearer that the page is to show; `nil` if it is there.
  private var missingSide: ThreadReader.Side? {
    let parts = reader.parts
    guard parts.lacksComments, let first = parts.first.comments.last,
      let last = parts.last?.comments.first
    else { return nil }
    if let asked {
      guard first.id < asked, asked < last.id else { return nil }
      return asked - first.id < last.id - asked ? .first : .last
    }
    guard let readUntil, let firstDate = first.createdAt, let lastDate = last.createdAt else {
      return nil
    }
    return firstDate <= readUntil && readUntil < lastDate ? .last : nil
  }
}

/// A request for a part of a thread that is not loaded.
nonisolated struct GapLoad: Sendable {
  /// The side from which a page is requested; `nil` for all of it.
  let side: ThreadReader.Side?
  /// Whether the page stays where it is, as when the user only scrolls.
  let stays: Bool

  init(_ side: ThreadReader.Side?, stays: Bool = false) {
    (self.side, self.stays) = (side, stays)
  }
}

extension ThreadEntry.Subject {
  /// The name of the entry for what is not loaded.
  nonisolated static var gapName: String { "gap" }

  /// Whether it stands for what is not loaded.
  nonisolated var isGap: Bool { if case .gap = self { true } else { false } }
}
