/// Screens that the user can go back through, the root first.
///
/// A controller is a value. It is never empty.
public struct NavigationController<Screen: NavigationScreen>: Identifiable {
  /// One screen on a controller.
  public struct Entry: Identifiable {
    /// An identifier that no other entry of the router has or had.
    public let id: Int
    /// The screen.
    public let screen: Screen
    /// The route from which the screen was made; `nil` if a view model made the screen.
    public let route: Screen.Route?
    /// The controllers of the tabs, if the screen has tabs.
    public let tabs: TabControllers<Screen>?
    /// Whether a caller awaits the result of the screen.
    let returnsResult: Bool
  }

  /// The number of the controller; that of the root controller is 0.
  public let id: Int
  /// The screens, from the bottom up.
  public internal(set) var entries: [Entry]

  /// The screen at the bottom.
  public var root: Entry { entries[0] }
  /// The screen on top.
  public var top: Entry { entries[entries.count - 1] }
}

extension NavigationController: CustomStringConvertible {
  /// The number and the names of the screens: `[C0: Home, Repository]`.
  public var description: String {
    var names = ""
    for entry in entries { names += names.isEmpty ? entry.screen.name : ", \(entry.screen.name)" }
    return "[C\(id): \(names)]"
  }
}
