import BinderySignals
import RandomScripts
import Testing

/// Rows of two to four operators against models of them in a row.
///
/// A failure names its seed. Widen `seeds` to look further.
struct RandomChainTests {
  private let seeds: Range<UInt64> = 0..<2_000

  @Test func `operators in a row do what their models say in a row`() {
    for seed in seeds {
      let chain = Chain.random(seed: seed)
      guard chain.fault(for: chain.script) != nil else { continue }
      let smallest = chain.script.shrunk { chain.fault(for: $0) != nil }
      let row = chain.names.joined(separator: ", ")
      Issue.record("\(row), seed \(seed): \(chain.fault(for: smallest) ?? "")\n\(smallest)")
      return
    }
  }

  // C4
  @Test(arguments: Chain.Form.allCases)
  func `what an observer sends is heard afterwards, in one order by all`(_ form: Chain.Form) {
    for seed in seeds {
      let chain = Chain.random(seed: seed).talkative(seed: seed)
      let run = ChainRun(chain)
      run.play(form)
      let isInOrder = form == .producer || chain.answers.isEmpty || run.witnessed == run.events
      guard isInOrder, run.fault == nil else {
        Issue.record(
          """
          \(chain.names.joined(separator: ", ")), seed \(seed): \(run.fault ?? "")
          heard \(run.events)
          by another \(run.witnessed)
          """
        )
        return
      }
    }
  }

  @Test func `every operator has its turn`() {
    let used = Set(seeds.flatMap { Chain.random(seed: $0).names })

    #expect(used == Set(Chain.links.keys))
  }
}
