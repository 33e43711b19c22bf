#if canImport(Glibc) || canImport(Musl)
/// A way to move through rows, and its keys.
nonisolated enum Motion: CaseIterable {
  case down, up, pageDown, pageUp, halfDown, halfUp, first, last

  init?(_ key: KeyPress) {
    guard let motion = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
    self = motion
  }

  var keys: [KeyPress] {
    switch self {
    case .down: ["j", KeyPress(.down)]
    case .up: ["k", KeyPress(.up)]
    case .pageDown: [KeyPress(.pageDown), KeyPress("f", .control)]
    case .pageUp: [KeyPress(.pageUp), KeyPress("b", .control)]
    case .halfDown: [KeyPress("d", .control)]
    case .halfUp: [KeyPress("u", .control)]
    case .first: ["g", KeyPress(.home)]
    case .last: ["G", KeyPress(.end)]
    }
  }

  /// The name in key maps.
  var id: String { "move.\(self)" }

  var title: String {
    switch self {
    case .down: "Down"
    case .up: "Up"
    case .pageDown: "A page down"
    case .pageUp: "A page up"
    case .halfDown: "Half a page down"
    case .halfUp: "Half a page up"
    case .first: "To the top"
    case .last: "To the end"
    }
  }

  /// The number of rows to move by, before it is limited to those that there are.
  func distance(page: Int, count: Int) -> Int {
    switch self {
    case .down: 1
    case .up: -1
    case .pageDown: max(1, page - 1)
    case .pageUp: -max(1, page - 1)
    case .halfDown: max(1, page / 2)
    case .halfUp: -max(1, page / 2)
    case .first: -count
    case .last: count
    }
  }
}

extension KeyAction {
  /// Returns the ways to move, for the list of actions of a screen that scrolls.
  ///
  /// - Parameters:
  ///   - map: The keys.
  ///   - handle: Handles the standard key of a motion, as ``ListState`` and ``ScrollState`` do.
  /// - Returns: An action for each motion.
  public static func motions(
    _ map: KeyMap = KeyMap(),
    _ handle: @escaping (InputEvent) -> Void
  ) -> [KeyAction] {
    Motion.allCases.map { motion in
      KeyAction(motion.id, motion.title, keys: map[motion.id], section: "Moving") {
        handle(.key(motion.keys[0]))
      }
    }
  }
}
#endif
