public import BinderyNavigation
import GitHubValues
import LineFiles

/// The search in a log of any length.
extension CheckLogViewModel {
  /// Asks for a text, and shows its last place.
  func find() async {
    guard let answer = await services.questions.ask(.text(after: searchText)) else { return }
    let needle = answer.trimmed
    guard !needle.isEmpty, let text = untracked({ text }) else { return endSearch() }
    batch {
      searchText = needle
      match = nil
    }
    var found = LargeMatches(of: TextNeedle(needle), in: text)
    while await !services.blobs.search(&found) {
      // Another search has begun meanwhile, or this one has ended.
      guard untracked({ searchText }) == needle else { return }
      matches = found
    }
    guard untracked({ searchText }) == needle else { return }
    matches = found
    guard found.count > 0 else {
      return services.showNotice("No lines with “\(needle)”.")
    }
    show(match: found.count - 1)
  }

  /// Shows the place so many behind the present one; after the last one, the first.
  func show(matchAfter step: Int) {
    guard let matches = untracked({ matches }), matches.count > 0 else { return }
    let next = (untracked { match } ?? -1) + step
    show(match: (next % matches.count + matches.count) % matches.count)
  }

  /// Removes the marks of a search.
  func endSearch() {
    batch {
      searchText = ""
      (matches, match) = (nil, nil)
    }
  }

  private func show(match number: Int) {
    guard let place = untracked({ matches })?[number] else { return }
    let index = untracked { self.index }
    let section = index.sections.lastIndex { $0.start <= place.row }
    let group = index.groups.lastIndex { $0.title <= place.row }
    batch {
      match = number
      if let section { openSections.insert(section) }
      if let group, place.row < index.groups[group].end { openGroups.insert(group) }
    }
    let list = untracked { self.list }
    let offset = list.offset(of: .row(place.row)) ?? group.flatMap { list.offset(of: .group($0)) }
    if let offset { select(offset + untracked { noteCount }) }
  }
}

extension CheckLogViewModel: ActionProviding, RowActionProviding {
  /// The search, the times, folding, and the page of the job.
  public var actions: [ScreenAction] {
    let hasMatches = matches.map { $0.count > 0 } ?? false
    let isOpen = openSections.count == index.sections.count
    return [
      ScreenAction("find", "Find in Log…", isPrimary: true, findCommand),
      ScreenAction("find.next", Strings.findNext, isEnabled: hasMatches) {
        self.show(matchAfter: 1)
      },
      ScreenAction("find.previous", Strings.findPrevious, isEnabled: hasMatches) {
        self.show(matchAfter: -1)
      },
      ScreenAction("find.end", Strings.endSearch, isEnabled: matches != nil) { self.endSearch() },
      ScreenAction("times", showsTimes ? "Hide Times" : "Show Times", isPrimary: true) {
        self.toggleTimes()
      },
      ScreenAction("fold.all", isOpen ? "Fold All Steps" : "Unfold All Steps") { self.foldAll() },
      ScreenAction("log.all", "Load the Whole Log", loadAllCommand),
    ] + services.pageActions(at: storedJob.value?.htmlURL) + [.refresh(self)]
  }

  /// Folding the step or the group of a row.
  public func actions(for row: LogRow) -> [ScreenAction] {
    guard let sign = row.foldSign else { return [] }
    return [
      ScreenAction("open", sign == "▸" ? "Unfold" : "Fold", isPrimary: true) { self.open(row) }
    ]
  }

  /// Folds all steps, or unfolds them.
  private func foldAll() {
    batch {
      let all = Set(index.sections.indices)
      if openSections == all {
        openSections = []
      } else {
        openSections = all
        openGroups = Set(index.groups.indices)
      }
    }
  }
}
