import BinderySignals
import RandomScripts
import Testing

/// Chains of two to four operators, compared with chains of their models.
///
/// A failure names its seed. Widen `seeds` to search further.
struct RandomChainTests {
  private let seeds: Range<UInt64> = 0..<2_000

  @Test func `a chain of operators behaves like the chain of their models`() {
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
  func `values that an observer sends are delivered afterwards, in one order to all observers`(
    _ form: Chain.Form
  ) {
    for seed in seeds {
      let chain = Chain.random(seed: seed).reacting(seed: seed)
      let run = ChainRun(chain)
      run.play(form)
      let isInOrder = form == .producer || chain.reactions.isEmpty || run.otherEvents == run.events
      guard isInOrder, run.fault == nil else {
        Issue.record(
          """
          \(chain.names.joined(separator: ", ")), seed \(seed): \(run.fault ?? "")
          received \(run.events)
          by another \(run.otherEvents)
          """
        )
        return
      }
    }
  }

  @Test func `every operator is tested`() {
    let used = Set(seeds.flatMap { Chain.random(seed: $0).names })

    #expect(used == Set(Chain.links.keys))
  }
}
