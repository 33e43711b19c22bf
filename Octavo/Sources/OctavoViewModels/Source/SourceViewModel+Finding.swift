import BinderyNavigation

extension SourceViewModel {
  /// The search on show; `nil` without one, and for a text that the file does not have.
  public var search: FileSearch? {
    guard let match, let current = matches[match] else { return nil }
    let position = "\(match + 1) of \(matches.count)\(matches.isComplete ? "" : "+")"
    return FileSearch(text: searchText, current: current, position: position)
  }

  /// Asks for a text, and shows the first match at or below the marked line.
  func find() async {
    guard let answer = await services.questions.ask(.text(after: searchText)) else { return }
    let text = answer.trimmed
    guard !text.isEmpty else { return endSearch() }
    batch {
      searchText = text
      match = nil
    }
    if let large = untracked({ self.large }) { return beginSearch(in: large) }
    showMatch { matches, _, line in matches.count(aboveLine: line) }
  }

  /// Shows the next match; after the last one, the first.
  public func findNext() {
    showMatch { matches, match, line in
      if let match { return (match + 1) % matches.count }
      return matches.count(aboveLine: line + 1)
    }
  }

  /// Shows the previous match; before the first one, the last.
  public func findPrevious() {
    showMatch { matches, match, line in
      if let match { return (match + matches.count - 1) % matches.count }
      return matches.count(aboveLine: line) - 1
    }
  }

  /// Removes the marks of a search.
  public func endSearch() {
    batch {
      searchText = ""
      match = nil
      lines = nil
      largeMatches = nil
    }
    searching?.cancel()
    searching = nil
  }

  /// Shows a match.
  ///
  /// - Parameter choose: Returns the index of a match; one outside is that at the other end. It
  ///   receives all of them, the index of the present one, which is `nil` if other lines have been
  ///   marked since, and the marked line.
  func showMatch(_ choose: (_ all: FileMatches, _ present: Int?, _ line: Int) -> Int) {
    let matches = untracked { self.matches }
    guard matches.count > 0 else {
      if matches.isComplete { services.showNotice("No lines with “\(searchText)”.") }
      return
    }
    let present = match.flatMap { index in
      matches[index].flatMap { lines == LineRange($0.line) ? index : nil }
    }
    let chosen = choose(matches, present, lines?.first ?? 1)
    let index = (chosen + matches.count) % matches.count
    guard let place = matches[index] else { return }
    batch {
      match = index
      mark(LineRange(place.line))
    }
  }
}
