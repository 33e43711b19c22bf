import BinderyNavigation

/// A screen of a router in the path of a navigation stack.
///
/// It retains the screen, because SwiftUI still draws one that slides out. Two values are equal if
/// they are the same entry of the router.
package nonisolated struct ShownScreen<Screen: NavigationScreen>: Identifiable {
  /// The identifier of the entry.
  package let id: Int
  /// The screen.
  package let screen: Screen

  @MainActor init(_ entry: NavigationController<Screen>.Entry) {
    id = entry.id
    screen = entry.screen
  }
}

nonisolated extension ShownScreen: Hashable {
  package static func == (left: ShownScreen, right: ShownScreen) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
