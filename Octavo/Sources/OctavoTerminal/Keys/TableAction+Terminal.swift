import BinderyTerminal
import OctavoViewModels

extension TableAction {
  /// Makes an action of the terminal’s table, with the first of its keys.
  init(_ action: KeyAction) {
    self.init(
      ScreenAction(
        action.id,
        action.title,
        section: action.section,
        isEnabled: action.isEnabled,
        perform: action.perform
      ),
      key: action.keys.first?.description
    )
  }
}
