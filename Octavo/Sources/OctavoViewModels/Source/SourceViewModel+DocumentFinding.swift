import BinderyNavigation

extension SourceViewModel {
  /// Whether the file is shown as a document.
  var showsDocument: Bool {
    if case .markdown = page { true } else { false }
  }

  /// Asks for a text, and shows the first place of it at or below the top of the screen.
  func findInDocument() async {
    let last = documentSearch
    guard let answer = await services.questions.ask(.text(after: last?.text ?? "")) else { return }
    let text = answer.trimmed
    documentSearch = text.isEmpty ? nil : DocumentSearch(text, after: last)
  }

  /// Shows the next place of the text in the document, or the previous one.
  func findAgain(backwards: Bool) {
    guard let last = documentSearch else { return }
    documentSearch = DocumentSearch(last.text, isBackwards: backwards, after: last)
  }

  /// Shows a notice that the document does not have the text.
  public func didNotFind(_ search: DocumentSearch) {
    services.showNotice("No text with “\(search.text)”.")
  }

  var documentActions: [ScreenAction] {
    guard showsDocument else { return [] }
    let hasText = documentSearch != nil
    return [
      .contents(contentsCommand), .references(contents, services),
      ScreenAction("find", "Find in File…", findInDocumentCommand),
      ScreenAction("find.next", Strings.findNext, isEnabled: hasText) {
        self.findAgain(backwards: false)
      },
      ScreenAction("find.previous", Strings.findPrevious, isEnabled: hasText) {
        self.findAgain(backwards: true)
      },
      ScreenAction("find.end", Strings.endSearch, isEnabled: hasText) {
        self.documentSearch = nil
      },
    ] + [contents.foldsAction].compactMap(\.self)
  }
}
