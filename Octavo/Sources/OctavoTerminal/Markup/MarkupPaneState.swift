import BinderyNavigation
import BinderyTerminal
import OctavoViewModels

/// The scroll position of a ``MarkupPane``.
final class MarkupPaneState {
  var scroll = ScrollState()
  /// The number of the last section that was scrolled to.
  private var revealed: Int?
  private var figures: [MarkupText.Figure] = []
  private var width = 0

  deinit {}

  /// Returns the position for a text; `nil` to stay.
  ///
  /// It is that of a section that has been requested, with an empty line above it. Otherwise it follows
  /// the visible lines when pictures above them have been loaded.
  func offset(
    for text: MarkupText,
    _ width: Int,
    _ section: SectionReveal?,
    _ page: any RestorablePage
  ) -> Int? {
    let growth = growth(above: scroll.offset, text.figures, width)
    figures = text.figures
    self.width = width
    if let section, section.number != revealed, text.sections != nil {
      revealed = section.number
      if let row = text.row(of: section.anchor) {
        page.scrollPosition.finishRestoration()
        return max(0, row - 1)
      }
    }
    return growth == 0 ? nil : scroll.offset + growth
  }

  /// Returns the number of lines that pictures above a line have become higher.
  private func growth(above row: Int, _ new: [MarkupText.Figure], _ width: Int) -> Int {
    guard width == self.width, new.count == figures.count else { return 0 }
    return zip(figures, new).filter { $0.0.rows.upperBound <= row }
      .reduce(0) { $0 + $1.1.rows.count - $1.0.rows.count }
  }
}
