import Bindery
import BinderySignals
import RandomScripts

/// A random chain of operators, and a script for it.
///
/// Source 0 is the upstream of the chain; each link has sources of its own.
struct Chain {
  /// The form of the output.
  nonisolated enum Form: CaseIterable, Sendable { case signal, producer }

  static let links = Link.ofValues.merging(Link.ofEndings) { $1 }.merging(Link.joining) { $1 }
    .merging(Link.flattening) { $1 }

  let names: [String]
  var script: Script
  /// The number of values after which the observer disposes of the output, during the delivery of
  /// the last.
  var disposalCount = Int.max
  /// The events that the observer sends on the sources during its values, one for each.
  var reactions: [Script.Entry] = []

  /// Makes a chain whose observer sometimes disposes of the output, the same for the same seed.
  static func random(seed: UInt64) -> Chain {
    var dice = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 2...4, using: &dice)).compactMap { _ in
      links.keys.sorted().randomElement(using: &dice)
    }
    let sources = 1 + Link.ownSources * names.count
    return Chain(
      names: names,
      script: .random(seed: seed, sources: sources, entries: 30),
      disposalCount: Int.random(in: 1...12, using: &dice)
    )
  }

  /// Returns the chain with an observer that never disposes of the output, and sends on the
  /// sources.
  func reacting(seed: UInt64) -> Chain {
    let sources = 1 + Link.ownSources * names.count
    var chain = Chain(names: names, script: script)
    chain.script.disposal = nil
    chain.reactions = Script.random(seed: ~seed, sources: sources, entries: 30).entries
    return chain
  }

  /// Returns a description of the first fault, or `nil`.
  func fault(for script: Script) -> String? {
    var copy = self
    copy.script = script
    for form in Form.allCases {
      let (expected, run) = (copy.expected(form), ChainRun(copy))
      run.play(form)
      guard expected == run.events, run.fault == nil else {
        return "\(form)\n  expected \(expected)\n  received \(run.events) \(run.fault ?? "")"
      }
    }
    return nil
  }

  /// Returns the events that the models predict.
  private func expected(_ form: Form) -> [String] {
    let steps = names.compactMap { Chain.links[$0]?.model() }
    var hasEnded = steps.map { _ in false }
    var output: [String] = []
    var isOver = false
    func handle(_ act: Script.Act, at stage: Int, input: Int) {
      guard !isOver else { return }
      guard stage < steps.count else {
        output.append("\(act)")
        if case .ending = act { isOver = true } else if output.count == disposalCount { dispose() }
        return
      }
      guard !hasEnded[stage] else { return }
      steps[stage](input, act) { next in
        guard !hasEnded[stage] else { return }
        if case .ending = next { hasEnded[stage] = true }
        handle(next, at: stage + 1, input: 0)
      }
    }
    func dispose() {
      guard !isOver else { return }
      isOver = true
      if form == .producer { output.append("\(Script.Act.ending(.interruption))") }
    }
    for (number, entry) in script.entries.enumerated() {
      if number == script.disposal { dispose() }
      let stage = max(entry.source - 1, 0) / Link.ownSources
      let input = entry.source == 0 ? 0 : 1 + (entry.source - 1) % Link.ownSources
      handle(entry.act, at: stage, input: input)
    }
    if script.disposal == script.entries.count { dispose() }
    return output
  }
}
