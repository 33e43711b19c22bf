import CGTK

/// The cell of a list in sections: a heading, or a cell that is made when it is first needed.
final class SectionedCell<Cell: ListCell>: ListCell {
  let widget: Widget
  private let box = Box(.vertical)
  private let heading = Label()
  private let make: () -> Cell
  private var cell: Cell?

  init(_ make: @escaping () -> Cell, _ headingMargin: Int32) {
    self.make = make
    widget = box
    heading.addStyle("heading")
    heading.setMargins(headingMargin, 6)
    gtk_widget_set_margin_top(heading.pointer(), 18)
    box.append(heading)
  }

  deinit {}

  func showHeading(_ words: String) {
    heading.text = words
    heading.isVisible = true
    cell?.widget.isVisible = false
  }

  func showRow() -> Cell {
    let cell = self.cell ?? add(make())
    heading.isVisible = false
    cell.widget.isVisible = true
    return cell
  }

  private func add(_ made: Cell) -> Cell {
    box.append(made.widget)
    cell = made
    return made
  }
}
