import BinderySignals
import RandomScripts
import Testing

/// Rows of operators as a signal against the same rows as a producer.
///
/// A failure names its seed and shows a script that is as small as one could be found. The
/// environment variable `BINDERY_RANDOM_SCRIPTS` says how many scripts are played.
struct RandomFormTests {
  private let seeds = scriptSeeds(default: 600)

  // C4, C13
  @Test func `a signal and a producer of the same operators do the same`() {
    for seed in seeds {
      let script = FormScript.random(seed: seed)
      guard script.difference != nil else { continue }
      let smallest = script.shrunk()
      Issue.record("seed \(seed): \(smallest.difference ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `every operator has its turn`() {
    let used = Set((0..<600).flatMap { FormScript.random(seed: $0).names })

    #expect(used == Set(FormLink.all.keys))
  }
}
