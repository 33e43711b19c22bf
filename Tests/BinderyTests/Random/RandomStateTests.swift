import Bindery
import RandomScripts
import Testing

/// Runs random scripts of properties, batches, observers, owners, tokens and a plain model, and
/// compares them with a model of the expected behaviour.
///
/// A failure names its seed and shows the smallest script that still fails.
struct RandomStateTests {
  private let seeds = scriptSeeds(default: 400)

  // C1, C2, C3, C5, C6, C7, C11, C13, C16
  @Test func `observers of random scripts run when and in the order that a plain model says`()
    async
  {
    let fault = await firstFault(of: seeds, StateScript.random) { await self.fault(of: $0) }

    #expect(fault == nil)
  }

  @Test func `scripts are the same for the same seed, and contain every kind of step`() {
    let scripts = seeds.prefix(400).map { StateScript.random(seed: $0) }
    let text = scripts.map(\.description).joined()

    #expect(scripts == seeds.prefix(400).map { StateScript.random(seed: $0) })
    for word in ["write", "batch", "dispose", "release", "endLifetime", "changeModel", "yield"] {
      #expect(text.contains(word))
    }
    for tie in StateScript.Observer.Tie.allCases { #expect(text.contains("\(tie)")) }
  }

  @Test func `a script is shrunk to the steps that its failure needs`() {
    let script = seeds.prefix(400).lazy.map { StateScript.random(seed: $0) }.first {
      $0.steps.count > 10 && $0.steps.contains(.changeModel)
    }

    let smallest = script?.shrunk { $0.steps.contains(.changeModel) }

    #expect(smallest?.steps.contains(.changeModel) == true)
    let others = smallest?.steps.filter { $0 != .changeModel } ?? []
    #expect(others.allSatisfy { $0 == .observe(StateScript.Observer(reads: [])) })
  }

  /// Runs a script, and returns a description of the first fault, if there is one.
  private func fault(of script: StateScript) async -> String? {
    let (model, world) = (StateModel(), StateScriptRunner())
    for step in script.steps {
      model.perform(step)
      await world.perform(step)
      if model.log != world.log { return "expected \(model.log)\nreceived \(world.log)" }
    }
    let census = world.census
    world.end()
    return census.living == 0 ? nil : "\(census.living) observers are not released"
  }
}
