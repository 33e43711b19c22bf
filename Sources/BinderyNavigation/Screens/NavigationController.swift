/// Screens that a person can go back through, the first of them at the bottom.
///
/// A controller is a value that says what is on it. It never is empty.
public struct NavigationController<Screen: NavigationScreen>: Identifiable {
  /// One screen on a controller.
  public struct Entry: Identifiable {
    /// Tells this entry from all others that a router ever had.
    public let id: Int
    /// The screen.
    public let screen: Screen
  }

  /// Its number; the root controller is number 0.
  public let id: Int
  /// Its screens, from the bottom up.
  public internal(set) var entries: [Entry]

  /// The screen at the bottom.
  public var root: Entry { entries[0] }
  /// The screen on show.
  public var top: Entry { entries[entries.count - 1] }
}

extension NavigationController: CustomStringConvertible {
  /// Its number and the names of its screens: `[C0: Home, Repository]`.
  public var description: String {
    var names = ""
    for entry in entries { names += names.isEmpty ? entry.screen.name : ", \(entry.screen.name)" }
    return "[C\(id): \(names)]"
  }
}
