import BinderyNavigation

extension SourceViewModel {
  /// The search on show; `nil` without one, and for a text that the file does not have.
  public var search: FileSearch? {
    guard let match, matches.indices.contains(match) else { return nil }
    let position = "\(match + 1) of \(matches.count)"
    return FileSearch(text: searchText, current: matches[match], position: position)
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
    showMatch { matches, _, line in matches.firstIndex { $0.line >= line } ?? 0 }
  }

  /// Shows the next match; after the last one, the first.
  public func findNext() {
    showMatch { matches, match, line in
      if let match { return (match + 1) % matches.count }
      return matches.firstIndex { $0.line > line } ?? 0
    }
  }

  /// Shows the previous match; before the first one, the last.
  public func findPrevious() {
    showMatch { matches, match, line in
      if let match { return (match + matches.count - 1) % matches.count }
      return matches.lastIndex { $0.line < line } ?? matches.count - 1
    }
  }

  /// Removes the marks of a search.
  public func endSearch() {
    batch {
      searchText = ""
      match = nil
      lines = nil
    }
  }

  /// Shows a match.
  ///
  /// - Parameter choose: Returns the index of a match. It receives all of them, the index of the
  ///   present one, which is `nil` if other lines have been marked since, and the marked line.
  private func showMatch(_ choose: (_ all: [FileMatch], _ present: Int?, _ line: Int) -> Int) {
    let matches = untracked { self.matches }
    guard !matches.isEmpty else { return services.showNotice("No lines with “\(searchText)”.") }
    let present = match.flatMap { index in
      matches.indices.contains(index) && lines == LineRange(matches[index].line) ? index : nil
    }
    let chosen = choose(matches, present, lines?.first ?? 1)
    batch {
      match = chosen
      mark(LineRange(matches[chosen].line))
    }
  }
}
