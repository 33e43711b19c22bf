import Bindery
import BinderyTerminal
import OctavoViewModels

/// The field of a composer, with the list of names below the cursor.
///
/// While there is a list, ↑ and ↓ select in it, Enter and Tab insert the selected name, and Esc
/// closes it.
struct ComposerField: Widget {
  let name: String
  private let viewModel: ComposerViewModel
  private let area: TextArea
  private let editor: ExternalEditor?

  init(_ name: String, _ viewModel: ComposerViewModel, _ context: OctavoViewContext) {
    self.name = name
    self.viewModel = viewModel
    editor = context.editor
    area = TextArea(
      name,
      text: ValueBinding(viewModel, \.text),
      selection: ValueBinding(viewModel, \.selection),
      placeholder: viewModel.placeholder,
      isReadOnly: !viewModel.isEditable,
      clipboard: context.clipboard
    )
  }

  var isFocusable: Bool { true }

  func actions(_ state: TextAreaState) -> [ScreenAction] {
    guard let editor else { return [] }
    return [
      ScreenAction("editor", Strings.openInEditor, isEnabled: viewModel.isEditable) {
        Task.immediate { await viewModel.edit { try await editor.edit($0) } }
      }
    ]
  }

  func makeState() -> TextAreaState { area.makeState() }

  func isTyping(_ state: TextAreaState) -> Bool { true }

  func didLoseFocus(_ state: TextAreaState) {
    area.didLoseFocus(state)
    viewModel.closeCompletions()
  }

  func draw(_ state: TextAreaState, isFocused: Bool, in rect: Rect, of frame: inout Frame) {
    area.draw(state, isFocused: isFocused, in: rect, of: &frame)
  }

  func drawAbove(_ state: TextAreaState, at rect: Rect, of frame: inout Frame) {
    guard let list = viewModel.completions, let cursor = frame.cursor, rect.contains(cursor) else {
      return
    }
    let lines = list.names.map { name in
      [Run(name.title)] + (name.detail.isEmpty ? [] : [Run("  " + name.detail, .muted)])
    }
    let width = min(frame.size.columns, (lines.map(\.displayWidth).max() ?? 0) + 4)
    let height = list.names.count + 2
    let isBelow = cursor.row + height < frame.size.rows || cursor.row < height
    let panel = Rect(
      column: max(0, min(cursor.column, frame.size.columns - width)),
      row: isBelow ? cursor.row + 1 : cursor.row - height,
      columns: width,
      rows: min(height, isBelow ? frame.size.rows - cursor.row - 1 : height)
    )
    frame.fill(panel, .plain)
    frame.box(panel, Style(.accent))
    let inside = panel.inset(by: 1)
    for (row, line) in lines.prefix(inside.rows).enumerated() {
      let place = Rect(
        column: inside.column,
        row: inside.row + row,
        columns: inside.columns,
        rows: 1
      )
      if row == list.selected { frame.fill(place, .selected) }
      frame.write(
        row == list.selected ? line.map { Run($0.text, .selected) } : line,
        in: place,
        column: 1
      )
      frame.mark(place, as: .item(nameOfList, row))
    }
  }

  func handle(_ event: InputEvent, _ state: TextAreaState) -> Bool {
    switch event {
    case .key(KeyPress(.up)) where viewModel.selectCompletion(by: -1): true
    case .key(KeyPress(.down)) where viewModel.selectCompletion(by: 1): true
    case .key(KeyPress(.enter)) where viewModel.acceptSelectedCompletion(): true
    case .key(KeyPress(.tab)) where viewModel.acceptSelectedCompletion(): true
    case .key(KeyPress(.escape)) where viewModel.closeCompletions(): true
    default: area.handle(event, state)
    }
  }

  func click(_ target: ClickTarget, at point: Point, _ state: TextAreaState) -> Bool {
    if case .item(nameOfList, let row) = target {
      if let list = viewModel.completions, list.names.indices.contains(row) {
        viewModel.accept(list.names[row])
      }
      return true
    }
    return area.click(target, at: point, state)
  }

  private var nameOfList: String { "\(name).names" }
}
