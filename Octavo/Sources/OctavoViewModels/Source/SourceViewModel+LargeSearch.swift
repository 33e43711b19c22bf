import LineFiles

/// The search in a file of any length, which shows the first match before it has found all.
extension SourceViewModel {
  /// Begins to search the file that is shown, from the top.
  func beginSearch(in text: LargeText) {
    searching?.cancel()
    searching = nil
    largeMatches = LargeMatches(of: TextNeedle(searchText), in: text)
    continueSearch()
  }

  /// Searches the lines that have arrived since.
  func continueSearch() {
    guard searching == nil, let large, var matches = largeMatches else { return }
    matches.use(large)
    searching = Task.immediate { [weak self, blobs = services.blobs] in
      while true {
        let isDone = await blobs.search(&matches)
        guard !Task.isCancelled, let self else { return }
        if isDone { self.searching = nil }
        self.show(matches)
        if isDone { return self.large == large ? () : self.continueSearch() }
      }
    }
  }

  /// Shows how many matches there are, and the first one below the marked line if none is shown.
  private func show(_ matches: LargeMatches) {
    largeMatches = matches
    guard match == nil else { return }
    let first = matches.count(aboveLine: lines?.first ?? 1)
    if first < matches.count {
      showMatch { _, _, _ in first }
    } else if matches.isComplete {
      showMatch { _, _, _ in 0 }
    }
  }
}
