import BinderyTerminal
import NewApp

/// The notes in a terminal.
final class NotesView: ScreenView {
  @MutableProperty private var field = TextField(placeholder: "A note")
  private let viewModel: NotesViewModel

  init(_ viewModel: NotesViewModel) {
    self.viewModel = viewModel
    _field.text <~> ValueBinding(viewModel, \.draft)
  }

  let isTyping = true

  var actions: [KeyAction] {
    let isEnabled = viewModel.add.isEnabled
    return [
      KeyAction("add", "Add", keys: [KeyPress(.enter)], isHint: true, isEnabled: isEnabled) {
        [viewModel] in viewModel.add.execute()
      }
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = area
    field.draw(isFocused: true, in: rest.takeTop(2), of: &frame)
    frame.write([Run(viewModel.summary, .bold)], in: rest.takeTop(1))
    for note in viewModel.notes { frame.write([Run(note)], in: rest.takeTop(1)) }
  }

  func handle(_ event: InputEvent) -> Bool { field.handle(event) }
}
