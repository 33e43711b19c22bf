public import BinderyNavigation

/// A page with a Markdown document, whose view scrolls to the sections of the document.
///
/// At the next start it begins at the section that was at the top, and otherwise at the scroll
/// position.
@MainActor
public protocol SectionedPage: RestorablePage {
  /// The section to which the view scrolls; `nil` until there is one.
  var section: SectionReveal? { get }
  /// Whether the section is still at the top.
  ///
  /// The view model sets it to true for each section. The view sets it to false when the user
  /// scrolls, and if the document has no such section.
  var isAtSection: Bool { get set }
  /// The titles of the document, which the view adds while it reads the document.
  var contents: DocumentContents { get }
  /// The text to which the view scrolls next; `nil` until there is one.
  var documentSearch: DocumentSearch? { get }

  /// Called when the document does not have a text.
  func didNotFind(_ search: DocumentSearch)

  /// Called with the names of the visible sections, in their order, when these may have changed.
  ///
  /// It is called while the view is drawn, so nothing that the view reads may change at once.
  func didShow(_ sections: [String])
}

extension SectionedPage {
  /// No text, on a page that has no search.
  public var documentSearch: DocumentSearch? { nil }

  /// Does nothing, on a page that has no search.
  public func didNotFind(_ search: DocumentSearch) {}

  /// Does nothing, on a page that has all of its document.
  public func didShow(_ sections: [String]) {}
}

extension SectionedPage {
  /// The section at the top, or else the scroll position.
  var sectionState: [String: String] {
    guard isAtSection, let section = untracked({ self.section }) else { return scrollState }
    return ["section": section.anchor]
  }

  /// Restores the scroll position, and returns the section that was at the top; `nil` for none.
  func restoredSection(_ state: [String: String]) -> SectionReveal? {
    restoreScroll(state)
    isAtSection = true
    return state["section"].map { SectionReveal($0, after: nil) }
  }
}

extension ContentViewModel where Self: SectionedPage {
  /// Opens or closes a fold of the document, or opens the page of a link.
  public func follow(_ address: String) {
    guard !contents.toggleFold(at: address) else { return }
    untracked { open(ContentLink(address)) }
  }
}
