import BinderyNavigation

/// A page whose document is searched for a text.
protocol DocumentSearching: SectionedPage {
  /// The services.
  var services: Services { get }
  /// The text to which the view scrolls next; `nil` until there is one.
  var documentSearch: DocumentSearch? { get set }
}

extension DocumentSearching {
  /// Asks for a text, and shows the first place of it at or below the top of the screen.
  func findInDocument() async {
    let last = untracked { documentSearch }
    guard let answer = await services.questions.ask(.text(after: last?.text ?? "")) else { return }
    let text = answer.trimmed
    documentSearch = text.isEmpty ? nil : DocumentSearch(text, after: last)
  }

  /// Shows the next place of the text in the document, or the previous one.
  func findAgain(backwards: Bool) {
    guard let last = untracked({ documentSearch }) else { return }
    documentSearch = DocumentSearch(last.text, isBackwards: backwards, after: last)
  }

  /// Shows a notice that the document does not have the text.
  func showMiss(of search: DocumentSearch) {
    services.showNotice("No text with “\(search.text)”.")
  }

  /// The actions that lead to the places of the text, and end the search.
  var searchActions: [ScreenAction] {
    let hasText = documentSearch != nil
    return [
      ScreenAction("find.next", Strings.findNext, isEnabled: hasText) {
        self.findAgain(backwards: false)
      },
      ScreenAction("find.previous", Strings.findPrevious, isEnabled: hasText) {
        self.findAgain(backwards: true)
      },
      ScreenAction("find.end", Strings.endSearch, isEnabled: hasText) {
        self.documentSearch = nil
      },
    ]
  }
}
