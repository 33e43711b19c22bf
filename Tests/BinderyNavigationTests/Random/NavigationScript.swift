import RandomScripts

/// Requests of view models and actions of the user in a random order.
nonisolated struct NavigationScript: Equatable, Sendable, Shrinkable, CustomStringConvertible {
  /// Screens are numbered in the order of the steps that make them.
  enum Step: Equatable, Sendable {
    case reset
    /// Pushes a screen, and awaits its result where it returns one.
    case push(returning: Bool)
    /// Presents a screen, and awaits its result where it returns one.
    case present(returning: Bool)
    case pop
    case popToRoot
    case dismiss
    /// Removes the screen with a number.
    case remove(Int)
    /// Lets the screen with a number return a result.
    case finish(Int)
    /// Goes back to the screen with a number, by a gesture of the user.
    case goBack(to: Int)
    /// Dismisses the last controller, by a gesture of the user.
    case dismissByUser
    case end

    /// Whether the step makes a screen.
    var makesScreen: Bool {
      switch self {
      case .reset, .push, .present: true
      default: false
      }
    }
  }

  var steps: [Step]

  var description: String { steps.map { "\($0)" }.joined(separator: ", ") }

  var simplifications: [NavigationScript] {
    steps.partsToLeaveOut.map { part in
      var steps = steps
      steps.removeSubrange(part)
      return NavigationScript(steps: steps)
    }
  }

  /// Makes a script that is the same for the same seed.
  static func random(seed: UInt64) -> NavigationScript {
    var dice = SeededGenerator(seed: seed)
    var screens = 0
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...24, using: &dice) {
      let step = Step.random(screens: screens, using: &dice)
      if step.makesScreen { screens += 1 }
      steps.append(step)
    }
    return NavigationScript(steps: steps)
  }
}

nonisolated extension NavigationScript.Step {
  fileprivate static func random(screens: Int, using dice: inout SeededGenerator) -> Self {
    let screen = Int.random(in: 0...screens, using: &dice)
    switch Int.random(in: 0..<24, using: &dice) {
    case 0, 1: return .reset
    case 2..<8: return .push(returning: Bool.random(using: &dice))
    case 8..<12: return .present(returning: Bool.random(using: &dice))
    case 12, 13: return .pop
    case 14: return .popToRoot
    case 15, 16: return .dismiss
    case 17: return .remove(screen)
    case 18, 19, 20: return .finish(screen)
    case 21: return .goBack(to: screen)
    case 22: return .dismissByUser
    default: return Int.random(in: 0..<4, using: &dice) == 0 ? .end : .pop
    }
  }
}
