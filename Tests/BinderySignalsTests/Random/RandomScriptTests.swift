import BinderySignals
import RandomScripts
import Testing

/// Operators, compared with plain models on random scripts.
///
/// A failure names its seed and shows the smallest script that still fails. Widen `seeds` to search
/// further.
struct RandomScriptTests {
  private let seeds: Range<UInt64> = 0..<400

  @Test(arguments: Subject.names)
  func `operators behave like their models`(_ name: String) throws {
    let subject = try #require(Subject.all[name])
    for seed in seeds {
      let script = Script.random(seed: seed)
      guard subject.fault(for: script) != nil else { continue }
      let smallest = script.shrunk { subject.fault(for: $0) != nil }
      Issue.record("\(name), seed \(seed): \(subject.fault(for: smallest) ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `every operator is tested`() {
    #expect(Subject.names.sorted() == Subject.all.keys.sorted())
  }

  @Test func `scripts are the same for the same seed, and differ otherwise`() {
    let scripts = seeds.map { Script.random(seed: $0) }

    #expect(scripts == seeds.map { Script.random(seed: $0) })
    #expect(Set(scripts.map(\.description)).count > seeds.count / 2)
  }

  @Test func `a fault is shrunk to a minimal script`() {
    // A faulty filter: it forwards a two after a zero.
    let wrong = Subject(model: Subject.filterModel) { inputs, _ in
      var sawZero = false
      return inputs[0].filter { value in
        defer { sawZero = sawZero || value == 0 }
        return value.isMultiple(of: 2) == false || (sawZero && value == 2)
      }.map(String.init)
    } producer: { inputs, _ in
      inputs[0].filter { !$0.isMultiple(of: 2) }.map(String.init)
    }
    let failing = seeds.lazy.map { Script.random(seed: $0) }.first { wrong.fault(for: $0) != nil }

    let smallest = failing?.shrunk { wrong.fault(for: $0) != nil }

    #expect(
      smallest?.entries == [
        Script.Entry(frame: 0, source: 0, act: .value(0)),
        Script.Entry(frame: 0, source: 0, act: .value(2)),
      ]
    )
    #expect(smallest?.disposal == nil)
  }
}
