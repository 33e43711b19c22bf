import RandomScripts

/// Requests of view models and actions of the user in a random order.
nonisolated struct NavigationScript: Equatable, Sendable, Shrinkable, CustomStringConvertible {
  /// Screens are numbered in the order of the steps that make them.
  indirect enum Step: Equatable, Sendable {
    case reset
    /// Pushes a screen, and awaits its result where it returns one.
    case push(returning: Bool)
    /// Presents a screen, and awaits its result where it returns one.
    case present(returning: Bool)
    case pop
    case popToRoot
    /// Removes all screens above the screen with a number.
    case popTo(Int)
    /// Replaces the top screen.
    case replace
    /// Sets a path: the first screens of the root controller, as far as they were made from routes,
    /// and new ones above.
    case set(keeping: Int, adding: Int)
    case dismiss
    /// Removes the screen with a number.
    case remove(Int)
    /// Lets the screen with a number return a result.
    case finish(Int)
    /// Goes back to the screen with a number, by a gesture of the user.
    case goBack(to: Int)
    /// Cancels the task that awaits the result of the screen with a number.
    case cancel(Int)
    /// Selects a tab of the screen with a number, if it has tabs.
    case selectTab(Int, tab: Int)
    /// Makes the second request while the first one is performed, or after it if none is performed.
    case nested(Step, Step, by: Trigger)
    /// Dismisses the last controller, by a gesture of the user.
    case dismissByUser
    case end

    /// The number of screens that the step makes.
    var screens: Int {
      switch self {
      case .reset, .push, .present, .replace: 1
      case .set(_, let count): count
      case .nested(let outer, let inner, _): outer.screens + inner.screens
      default: 0
      }
    }

    /// Whether the step is performed before the call returns; a task performs a cancellation.
    var isAtOnce: Bool { if case .cancel = self { false } else { true } }

    /// Whether all of the step waits for a request that is being performed; the result of a screen
    /// does not.
    var isQueued: Bool {
      switch self {
      case .selectTab, .finish: false
      default: true
      }
    }
  }

  /// The code that makes a request while another one is performed.
  enum Trigger: Equatable, Sendable, CaseIterable {
    /// An observer of the requests.
    case observer
    /// A life-cycle hook of a view model.
    case hook
  }

  var steps: [Step]

  var description: String { steps.map { "\($0)" }.joined(separator: ", ") }

  var simplifications: [NavigationScript] {
    let shorter = steps.partsToLeaveOut.map { part in
      var steps = steps
      steps.removeSubrange(part)
      return NavigationScript(steps: steps)
    }
    return shorter + unnested
  }

  /// The scripts in which the parts of one nested step follow each other.
  private var unnested: [NavigationScript] {
    steps.indices.compactMap { index in
      guard case .nested(let outer, let inner, _) = steps[index] else { return nil }
      return NavigationScript(steps: steps[..<index] + [outer, inner] + steps[(index + 1)...])
    }
  }

  /// Makes a script that is the same for the same seed.
  static func random(seed: UInt64) -> NavigationScript {
    var dice = SeededGenerator(seed: seed)
    var screens = 0
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...24, using: &dice) {
      var step = Step.random(screens: screens, using: &dice)
      let inner = Step.random(screens: screens + step.screens, using: &dice)
      if Int.random(in: 0..<6, using: &dice) == 0, step.isAtOnce, inner.isQueued {
        let trigger = Trigger.allCases.randomElement(using: &dice) ?? .observer
        step = .nested(step, inner, by: trigger)
      }
      screens += step.screens
      steps.append(step)
    }
    return NavigationScript(steps: steps)
  }
}

nonisolated extension NavigationScript.Step {
  fileprivate static func random(screens: Int, using dice: inout SeededGenerator) -> Self {
    let screen = Int.random(in: 0...screens, using: &dice)
    switch Int.random(in: 0..<32, using: &dice) {
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
    case 23: return .replace
    case 24, 25:
      return .set(
        keeping: Int.random(in: 0...3, using: &dice),
        adding: Int.random(in: 0...3, using: &dice)
      )
    case 26, 27: return .selectTab(screen, tab: Int.random(in: 0...1, using: &dice))
    case 28: return .popTo(screen)
    case 29, 30: return .cancel(screen)
    default: return Int.random(in: 0..<4, using: &dice) == 0 ? .end : .pop
    }
  }
}
