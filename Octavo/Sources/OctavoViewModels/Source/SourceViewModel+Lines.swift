import BinderyNavigation
import Foundation
import GitHubValues

extension SourceViewModel {
  /// Whether the file is shown as lines of text.
  var showsLines: Bool {
    if case .text = page { true } else { false }
  }

  /// Marks lines, and scrolls to the first one.
  func mark(_ lines: LineRange) {
    batch {
      self.lines = lines
      reveal = LineReveal(line: lines.first, number: (reveal?.number ?? 0) + 1)
    }
  }

  /// Asks for lines until the answer names lines of the file, and marks them.
  func goToLine() async {
    let count = untracked { texts.count }
    var question = InputQuestion.lines(of: count)
    while let answer = await services.questions.ask(question) {
      if let lines = LineRange(parsing: answer), lines.first <= count {
        return mark(LineRange(lines.first, through: min(lines.last, count)))
      }
      question = .lines(of: count, after: answer)
    }
  }

  /// Asks for a text, and marks the first line with it at or below the marked one.
  func find() async {
    guard let answer = await services.questions.ask(.text(after: search)) else { return }
    search = answer.trimmed
    guard !search.isEmpty else { return lines = nil }
    showMatch { matches, line in matches.firstIndex { $0 >= line } ?? 0 }
  }

  /// Marks the next line with the text; after the last one, the first.
  public func findNext() {
    showMatch { matches, line in matches.firstIndex { $0 > line } ?? 0 }
  }

  /// Marks the previous line with the text; before the first one, the last.
  public func findPrevious() {
    showMatch { matches, line in matches.lastIndex { $0 < line } ?? matches.count - 1 }
  }

  private func showMatch(_ choose: (_ matches: [Int], _ line: Int) -> Int) {
    let matches = untracked { texts }.enumerated().filter { $0.element.matches(search) }
      .map { $0.offset + 1 }
    guard !matches.isEmpty else { return services.showNotice("No lines with “\(search)”.") }
    let chosen = choose(matches, lines?.first ?? 1)
    mark(LineRange(matches[chosen]))
    services.showNotice("Line \(matches[chosen]), match \(chosen + 1) of \(matches.count)")
  }

  /// Copies the address of the marked lines, or of the file, at the commit of the revision.
  func copyPermalink() async throws {
    let query = StoreQuery<[GitHub.Reference]>.references(of: repository)
    if !services.isRecent(services.store.result(of: query)) {
      try await services.refreshReferences(of: repository)
    }
    let references = services.store.result(of: query).value ?? []
    let named = references.first { $0.name == revision }?.sha
    let isCommit = revision.count >= 7 && revision.allSatisfy { $0.isASCII && $0.isHexDigit }
    guard let commit = named ?? (isCommit ? revision : nil), !commit.isEmpty,
      let address = address(at: commit)
    else { return services.showNotice("The commit of “\(revision)” is not known.") }
    services.copyAddress(address)
  }

  /// The lines of the file.
  private var texts: [String] {
    guard case .text(let file) = page else { return [] }
    let isEnd: (Character) -> Bool = { ["\n", "\r\n", "\r"].contains($0) }
    var lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: isEnd)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
