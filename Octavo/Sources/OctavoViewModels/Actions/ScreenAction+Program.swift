public import BinderyNavigation

/// The actions of a window, which its screens do not have themselves.
extension ScreenAction {
  /// Goes back to the previous screen.
  public static func back(isEnabled: Bool, perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("back", "Back", section: Strings.moving, isEnabled: isEnabled, perform: perform)
  }

  /// Shows the keys of all actions.
  public static func shortcuts(perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("shortcuts", "Keyboard Shortcuts", section: Strings.program, perform: perform)
  }

  /// Closes the window.
  public static func quit(perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("quit", "Quit", section: Strings.program, perform: perform)
  }
}
