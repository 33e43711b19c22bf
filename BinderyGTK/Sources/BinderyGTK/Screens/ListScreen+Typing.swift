import BinderyNavigation
import CGTK

extension ListScreen {
  /// Lets the user type into the filter while a row has the focus, and go from the filter to the
  /// first row that is left.
  func connectTyping() {
    lifetime += filter.entry.receiveTyping(in: rows.widget)
    lifetime += filter.entry.onEdit { [weak self] in self?.focusFilter() }
    lifetime += filter.entry.onKey(GDK_KEY_Down) { [weak self] in self?.focusFirstRow() ?? false }
  }

  /// Moves the focus to the filter if the user has typed while a row had the focus.
  private func focusFilter() {
    guard !filter.entry.text.isEmpty, untracked({ rows.focusedRow }) != nil else { return }
    filter.entry.focus()
  }

  /// Moves the focus to the first row; without a keyword, GTK moves it to the row that had it last.
  private func focusFirstRow() -> Bool {
    !untracked({ viewModel.keyword }).isEmpty && rows.focus(row: 0)
  }
}
