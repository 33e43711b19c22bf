import BinderyNavigation

extension SourceViewModel: DocumentSearching {
  /// Whether the file is shown as a document.
  var showsDocument: Bool {
    if case .markdown = page { true } else { false }
  }

  /// Shows a notice that the document does not have the text.
  public func didNotFind(_ search: DocumentSearch) {
    showMiss(of: search)
  }

  var documentActions: [ScreenAction] {
    guard showsDocument else { return [] }
    return [
      .contents(contentsCommand), .references(contents, services),
      ScreenAction("find", "Find in File…", findInDocumentCommand),
    ] + searchActions + [contents.foldsAction].compactMap(\.self)
  }
}
