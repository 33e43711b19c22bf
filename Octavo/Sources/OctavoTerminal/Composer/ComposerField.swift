import Bindery
import BinderyTerminal
import OctavoViewModels

/// The field of a composer, with the list of names below the cursor.
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
    names.draw(near: rect, of: &frame)
  }

  func handle(_ event: InputEvent, _ state: TextAreaState) -> Bool {
    names.handle(event) || area.handle(event, state)
  }

  func click(_ target: ClickTarget, at point: Point, _ state: TextAreaState) -> Bool {
    names.click(target) || area.click(target, at: point, state)
  }

  private var names: CompletionPanel { CompletionPanel(name, of: viewModel) }
}
