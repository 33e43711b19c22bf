import BinderySignals
import RandomScripts
import Testing

/// Chains of operators as a signal, compared with the same chains as a producer.
///
/// A failure names its seed and shows the smallest script that was found. The environment variable
/// `BINDERY_RANDOM_SCRIPTS` sets the number of scripts.
struct RandomFormTests {
  private let seeds = scriptSeeds(default: 600)

  // C4, C13
  @Test func `a signal and a producer of the same operators send the same events`() {
    for seed in seeds {
      let script = FormScript.random(seed: seed)
      guard script.difference != nil else { continue }
      let smallest = script.shrunk()
      Issue.record("seed \(seed): \(smallest.difference ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `every operator is tested`() {
    let used = Set((0..<600).flatMap { FormScript.random(seed: $0).names })

    #expect(used == Set(FormLink.all.keys))
  }
}
