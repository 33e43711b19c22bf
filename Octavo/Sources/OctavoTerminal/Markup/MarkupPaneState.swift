import BinderyNavigation
import BinderyTerminal
import OctavoViewModels

/// The scroll position of a ``MarkupPane``.
final class MarkupPaneState {
  var scroll = ScrollState()
  /// The number of the last section that was scrolled to.
  private var revealed: Int?
  private var landmarks: [Int] = []
  private var width = 0

  deinit {}

  /// Returns the row at the top for a text; `nil` to stay.
  ///
  /// It is that of a section that has been requested, with an empty line above it. Otherwise it
  /// follows the visible lines when what is above them has changed, as when pictures have been
  /// loaded.
  func offset(for text: MarkupText, _ width: Int, _ page: any SectionedPage) -> Int? {
    let growth = growth(above: scroll.offset, text.landmarks, width)
    let isResized = self.width != width
    landmarks = text.landmarks
    self.width = width
    if let section = page.section, text.sections != nil,
      section.number != revealed || (isResized && page.isAtSection)
    {
      revealed = section.number
      if let row = text.row(of: section.anchor) {
        page.scrollPosition.finishRestoration()
        return max(0, row - 1)
      }
      page.isAtSection = false
    }
    return growth == 0 ? nil : scroll.offset + growth
  }

  /// Returns the number of lines by which the part of the text above a line has become higher.
  private func growth(above row: Int, _ new: [Int], _ width: Int) -> Int {
    guard width == self.width, new.count == landmarks.count else { return 0 }
    return zip(landmarks, new).filter { $0.0 <= row }.max { $0.0 < $1.0 }.map { $0.1 - $0.0 } ?? 0
  }
}
