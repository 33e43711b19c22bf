import BinderyTesting
import RandomScripts
import Testing

/// The router against a list of lists, on scripts that chance has written.
///
/// A failure names its seed and shows the smallest script that still fails.
struct RandomNavigationTests {
  private let seeds = scriptSeeds(default: 300)

  // C38, C39
  @Test func `random scripts lead to the screens that a list of lists says`() async {
    let fault = await firstFault(of: seeds, NavigationScript.random) { await self.fault(of: $0) }

    #expect(fault == nil)
  }

  @Test func `scripts are the same for the same seed, and do everything`() {
    let scripts = seeds.prefix(300).map { NavigationScript.random(seed: $0) }
    let text = scripts.map { "\($0.steps)" }.joined()

    #expect(scripts == seeds.prefix(300).map { NavigationScript.random(seed: $0) })
    for word in [
      "reset", "push", "present", "popToRoot", "replace", "set", "dismissByUser", "finish",
      "goBack", "end", "popTo(", "cancel", "selectTab", "nested",
    ] {
      #expect(text.contains(word))
    }
  }

  /// Plays a script, and returns a description of the first fault, if there is one.
  private func fault(of script: NavigationScript) async -> String? {
    var model = NavigationModel()
    let world = NavigationWorld()
    for step in script.steps {
      model.perform(step)
      world.perform(step)
      // A cancellation removes the screen in a task, and tasks that await a result retain its
      // screen.
      await settle()
      if model.controllers != world.controllers {
        return "\(step): expected \(model.controllers), received \(world.controllers)"
      }
      if model.active != world.active {
        return "\(step): \(world.active) are active, not \(model.active)"
      }
      if model.present != world.living {
        return "\(step): \(world.living) are alive, not \(model.present)"
      }
    }
    model.perform(.end)
    world.end()
    await settle()
    if model.results.sorted() != world.results.sorted() {
      return "expected results \(model.results), received \(world.results)"
    }
    return world.living.isEmpty ? nil : "\(world.living) are not released"
  }
}
