import BinderySignals
import RandomScripts

/// A random chain of operators, and the events that are sent to it and inside it.
///
/// Source 0 is the upstream of the chain; each operator has sources of its own, see ``Link``. Side
/// effects after each operator are logged, and each value that passes there triggers the next
/// reaction.
struct FormScript {
  /// The action of a side effect when a value passes.
  nonisolated enum Reaction: Sendable {
    case nothing, dispose
    case act(source: Int, Script.Act)
  }

  let names: [String]
  var script: Script
  var reactions: [Reaction]
  /// Whether the scheduler runs actions without a delay synchronously.
  let isImmediate: Bool

  /// Makes a script that is the same for the same seed.
  static func random(seed: UInt64) -> FormScript {
    var dice = SeededGenerator(seed: seed)
    let choice = FormLink.all.keys.sorted()
    let names = (0..<Int.random(in: 1...4, using: &dice)).compactMap { _ in
      choice.randomElement(using: &dice)
    }
    let sources = 1 + Link.ownSources * names.count
    let acts = Script.random(seed: ~seed, sources: sources, entries: 12).entries
    var reactions: [Reaction] = []
    for entry in acts {
      for _ in 0..<Int.random(in: 0...4, using: &dice) { reactions.append(.nothing) }
      let disposes = Int.random(in: 0..<16, using: &dice) == 0
      reactions.append(disposes ? .dispose : .act(source: entry.source, entry.act))
    }
    return FormScript(
      names: names,
      script: .random(seed: seed, sources: sources, entries: 24),
      reactions: reactions,
      isImmediate: Bool.random(using: &dice)
    )
  }

  /// A description of the first difference between the two forms, if there is one.
  var difference: String? {
    let (signal, producer) = (FormRun(self), FormRun(self))
    signal.playSignal()
    producer.playProducer()
    let expected = signal.isDisposed ? signal.events + ["interrupted"] : signal.events
    // A producer that has ended by itself is not interrupted by a late disposal.
    guard producer.events == expected || producer.events == signal.events && signal.hasEnded,
      signal.hasEffects(of: producer), producer.fault ?? signal.fault == nil
    else {
      return """
        signal   \(signal.events) \(signal.fault ?? "")
        producer \(producer.events) \(producer.fault ?? "")
        signal’s effects   \(signal.effects.map(\.text))
        producer’s effects \(producer.effects.map(\.text))
        """
    }
    return nil
  }

  /// Returns the smallest script found for which the forms still differ.
  func shrunk() -> FormScript {
    var smallest = self
    for index in smallest.reactions.indices.reversed() {
      var simpler = smallest
      simpler.reactions.remove(at: index)
      if simpler.difference != nil { smallest = simpler }
    }
    smallest.script = smallest.script.shrunk { script in
      var simpler = smallest
      simpler.script = script
      return simpler.difference != nil
    }
    return smallest
  }
}

extension FormScript: CustomStringConvertible {
  var description: String {
    """
    \(names.joined(separator: ", "))\(isImmediate ? ", immediately" : "")
    \(script)
    reactions \(reactions)
    """
  }
}

extension FormRun {
  /// Whether this signal has had the effects of `producer`, and perhaps more inside reactions.
  ///
  /// An input that an operator releases during a delivery is interrupted at once in a producer. A
  /// signal without observers is released after the delivery, so it may see values sent meanwhile.
  fileprivate func hasEffects(of producer: FormRun) -> Bool {
    var rest = producer.effects[...]
    for effect in effects {
      if rest.first == effect { rest.removeFirst() } else if !effect.isNested { return false }
    }
    return rest.isEmpty
  }
}
