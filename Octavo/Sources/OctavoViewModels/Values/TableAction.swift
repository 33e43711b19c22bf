public import BinderyNavigation

/// An action of the screen on show or of the program, with its key in words.
public struct TableAction {
  let action: ScreenAction
  let key: String?

  /// Makes an action of a front end’s table.
  public init(_ action: ScreenAction, key: String?) {
    self.action = action
    self.key = key
  }
}
