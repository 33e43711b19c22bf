import BinderyGTK
import OctavoViewModels

/// The names that match the token in front of the cursor, below the field.
///
/// The field keeps the keyboard focus; its keys select.
@MainActor
final class CompletionRows: Widget {
  private let list: ListBox<Row, Cell>

  /// A name of the list.
  struct Row: Identifiable, Equatable {
    let name: Completion
    let isSelected: Bool

    var id: String { name.id }
  }

  /// The widgets of a name.
  @MainActor
  final class Cell: ListCell {
    let widget: Widget
    let title = Label()
    let detail = Label()

    init() {
      let row = Box(.horizontal, spacing: 12, [title, detail])
      row.setMargins(12, 6)
      detail.addStyle("dim-label")
      widget = row
    }

    isolated deinit {}
  }

  init(_ viewModel: any CompletingField, _ lifetime: Lifetime) {
    let list = ListBox<Row, Cell> {
      Cell()
    } bind: { cell, row, _ in
      cell.title.text = row.name.title
      cell.detail.text = row.name.detail
      cell.title.removeStyle("accent", "heading")
      if row.isSelected { cell.title.addStyle("accent", "heading") }
      cell.widget.setAccessibleName(
        row.name.spoken(isSelected: row.isSelected)
      )
    }
    self.list = list
    super.init(list.pointer(), holding: [list])
    list.onActivate = { viewModel.accept($0.name) }
    lifetime.observe(list) { list in
      let completions = viewModel.completions
      list.show(
        (completions?.names ?? []).enumerated().map { offset, name in
          Row(name: name, isSelected: offset == completions?.selected)
        }
      )
      list.isVisible = completions != nil
    }
  }

  /// Performs a key of the list.
  ///
  /// - Returns: Whether there is a list for which the key has a meaning.
  static func perform(_ key: TextView.ListKey, on viewModel: any CompletingField) -> Bool {
    switch key {
    case .previous: viewModel.selectCompletion(by: -1)
    case .next: viewModel.selectCompletion(by: 1)
    case .choose: viewModel.acceptSelectedCompletion(onlyIf: true)
    case .complete: viewModel.acceptSelectedCompletion()
    case .close: viewModel.closeCompletions()
    }
  }

  isolated deinit {}
}
