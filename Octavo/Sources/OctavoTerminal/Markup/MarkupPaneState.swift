import BinderyNavigation
import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// The scroll position of a ``MarkupPane``.
final class MarkupPaneState {
  var scroll = ScrollState()
  /// The number of the last section that was scrolled to.
  private var revealed: Int?
  /// The place of the first visible line in the last frame, and the number of that line.
  private var top: (place: MarkupContent.Place, row: Int)?
  private var width = 0
  /// The number of the last search, and the place that it has found, until it is shown.
  private var search = 0
  private var found: MarkupMatch?

  deinit {}

  /// Lays out the visible parts of a page and those near them, and moves it to the row at the top.
  ///
  /// That is the row of a section that has been requested, with an empty line above it. Otherwise
  /// it follows the visible lines when what is above them has changed, as when pictures have been
  /// loaded, or when an estimate of lines has become exact.
  func prepare(_ content: MarkupContent, _ size: Size, _ page: any SectionedPage) {
    // What has changed since the last frame, before the user scrolls on from there.
    if let top { scroll.move(to: scroll.offset + content.row(of: top.place) - top.row) }
    let isAtEnd = scroll.offset > 0 && scroll.offset + size.rows >= content.rowCount
    let section = section(content, size.columns, page)
    width = size.columns
    find(content, page)
    for _ in 0..<4 {
      if let row = section.flatMap({ content.row(of: $0) }) {
        scroll.move(to: max(0, row - 1))
      } else if let row = found.flatMap({ content.row(of: $0) }) {
        scroll.move(to: max(0, row - 1))
      } else if let fraction = page.scrollPosition.restored {
        scroll.move(to: Int((fraction * Double(max(0, content.rowCount - size.rows))).rounded()))
      } else if isAtEnd {
        scroll.move(to: max(0, content.rowCount - size.rows))
      }
      let place = content.place(atRow: scroll.offset)
      let near = scroll.offset - size.rows..<scroll.offset + 2 * size.rows
      let hasChanged = content.layOut(near)
      scroll.move(to: content.row(of: place))
      if !hasChanged { break }
    }
    found = nil
  }

  /// Notes the row at the top of the frame that was drawn.
  func finish(_ content: MarkupContent) {
    top = (content.place(atRow: scroll.offset), scroll.offset)
  }

  /// Begins a search that has been requested, or removes the marks of one that has ended.
  private func find(_ content: MarkupContent, _ page: any SectionedPage) {
    guard let document = content.document else { return }
    guard let request = page.documentSearch else {
      search = 0
      return document.mark(nil)
    }
    guard request.number != search else { return }
    search = request.number
    page.scrollPosition.finishRestoration()
    var part = 0
    if case .part(let index, _) = content.place(atRow: scroll.offset) { part = index }
    document.find(request, from: part) { [weak self] found in
      self?.found = found
      page.isAtSection = false
      if found == nil { page.didNotFind(request) }
    }
  }

  /// Returns the section to scroll to; `nil` to stay.
  private func section(
    _ content: MarkupContent,
    _ width: Int,
    _ page: any SectionedPage
  ) -> SectionReveal? {
    guard let section = page.section, let document = content.document,
      section.number != revealed || (self.width != width && page.isAtSection)
    else { return nil }
    if content.row(of: section) != nil {
      revealed = section.number
      page.scrollPosition.finishRestoration()
      return section
    }
    // It may be in a part that has not been read.
    if document.isComplete {
      revealed = section.number
      page.isAtSection = false
    }
    return nil
  }
}
