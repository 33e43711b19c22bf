import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Branches and tags to choose from, in a panel.
final class RefPickerView: ScreenView {
  private let viewModel: RefPickerViewModel
  private var list = FilteredList<RefPickerViewModel>(
    "refs",
    placeholder: "Filter branches and tags"
  )

  init(_ viewModel: RefPickerViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    list.select(viewModel.rows.firstIndex { $0.isCurrent } ?? 0)
  }

  deinit {}

  var title: String { viewModel.title }

  var preferredSize: Size {
    Size(columns: 56, rows: min(20, max(6, lineCount + 2)))
  }

  var isTyping: Bool { list.isFiltering }

  var actions: [KeyAction] {
    [
      KeyAction(
        "choose",
        "Choose",
        keys: [KeyPress(.enter)],
        isHint: true,
        isEnabled: row != nil
      ) { self.choose() },
      .filter {
        self.list.beginFiltering()
      },
    ] + KeyAction.motions { self.list.move($0, in: self.viewModel) }
      + KeyAction.sections { self.list.jump(forward: $0, in: self.viewModel) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    list.draw(viewModel, emptyWords: "No branches and no tags.", in: area, of: &frame) {
      row,
      area,
      frame in
      let isBranch = row.reference.kind == .branch
      let line = [
        Run(row.isCurrent ? "✓ " : "  ", .success, .bold),
        Run(isBranch ? "⎇ " : "◇ ", isBranch ? .info : .special),
        Run(row.reference.name, row.isCurrent ? .bold : .plain),
      ]
      frame.write(line, in: area)
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    if list.isFiltering, event == .key(KeyPress(.enter)), row != nil {
      choose()
      return true
    }
    return list.handle(event, of: viewModel)
  }

  func click(_ target: ClickTarget) {
    if list.click(target) != nil { choose() }
  }

  private var lineCount: Int { viewModel.rows.count + viewModel.headings.count }

  private var row: RefPickerViewModel.Row? { list.selectedRow(of: viewModel) }

  private func choose() {
    if let row { viewModel.open(row) }
  }
}
