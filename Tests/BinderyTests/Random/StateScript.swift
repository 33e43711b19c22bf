import RandomScripts

/// A random sequence of writes, batches, observers and ends.
nonisolated struct StateScript: Equatable, Sendable {
  /// An observer, and the owner or token that its observation is tied to.
  struct Observer: Equatable, Sendable {
    enum Tie: CaseIterable, Equatable, Sendable { case token, owner, viewModel, lifetime }
    enum Answer: Equatable, Sendable {
      /// Writes the sum of what was read to a source.
      case write(Int)
      /// Disposes of the token of an observer.
      case dispose(Int)
    }

    var reads: [StateNode]
    var tie = Tie.token
    var readsModel = false
    /// Whether the rest is not read where the first value is even.
    var stopsAtEven = false
    var answer: Answer?
  }

  struct Write: Equatable, Sendable {
    var source: Int
    var value: Int
  }

  enum Step: Equatable, Sendable {
    case write(Write)
    case batch([Write])
    case observe(Observer)
    /// Disposes of the token of an observer.
    case dispose(Int)
    /// Releases the owner of an observer.
    case release(Int)
    case endLifetime
    case changeModel
    /// Runs the jobs that are enqueued on the main actor.
    case yield
  }

  var steps: [Step]

  /// Makes a script that is the same for the same seed.
  static func random(seed: UInt64) -> StateScript {
    var dice = SeededGenerator(seed: seed)
    var observers = 0
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...24, using: &dice) {
      let step = Step.random(observers: observers, using: &dice)
      if case .observe = step { observers += 1 }
      steps.append(step)
    }
    return StateScript(steps: steps)
  }
}

nonisolated extension StateScript.Step {
  fileprivate static func random(observers: Int, using dice: inout SeededGenerator) -> Self {
    let observer = Int.random(in: 0...max(observers, 1), using: &dice)
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<6: return .observe(.random(observers: observers, using: &dice))
    case 6..<10: return .write(.random(using: &dice))
    case 10..<14:
      let count = Int.random(in: 2...4, using: &dice)
      return .batch((0..<count).map { _ in .random(using: &dice) })
    case 14: return .dispose(observer)
    case 15: return .release(observer)
    case 16: return Int.random(in: 0..<4, using: &dice) == 0 ? .endLifetime : .yield
    case 17, 18: return .changeModel
    default: return .yield
    }
  }
}

nonisolated extension StateScript.Write {
  fileprivate static func random(using dice: inout SeededGenerator) -> Self {
    Self(
      source: Int.random(in: 0..<StateNode.sources, using: &dice),
      value: Int.random(in: 0...5, using: &dice)
    )
  }
}

nonisolated extension StateScript.Observer {
  fileprivate static func random(observers: Int, using dice: inout SeededGenerator) -> Self {
    let count = Int.random(in: 1...3, using: &dice)
    var observer = Self(reads: Array(StateNode.all.shuffled(using: &dice).prefix(count)))
    observer.tie = Tie.allCases.randomElement(using: &dice) ?? .token
    observer.readsModel = Int.random(in: 0..<4, using: &dice) == 0
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: observer.stopsAtEven = true
    case 1, 2:
      // Only sources beyond all that is read are written, so that no two observers feed each other.
      let level = observer.reads.map(\.level).max() ?? 0
      let free = (level + 1)..<max(level + 1, StateNode.sources)
      observer.answer = free.randomElement(using: &dice).map { .write($0) }
    case 3: observer.answer = .dispose(Int.random(in: 0...observers, using: &dice))
    default: break
    }
    return observer
  }
}

nonisolated extension StateScript: CustomStringConvertible {
  /// One line for each step.
  var description: String {
    steps.isEmpty ? "(nothing happens)" : steps.map { "\($0)" }.joined(separator: "\n")
  }
}

nonisolated extension StateScript: Shrinkable {
  /// Returns scripts that are a little simpler, the boldest simplification first.
  ///
  /// Observers keep their numbers: one that is left out is replaced by one that reads nothing.
  var simplifications: [StateScript] {
    var simpler = steps.partsToLeaveOut.map { range in
      var copy = self
      copy.steps.replaceSubrange(range, with: copy.steps[range].compactMap(\.placeholder))
      return copy
    }
    simpler.removeAll { $0 == self }
    for (index, step) in steps.enumerated() {
      for other in step.simplifications {
        var copy = self
        copy.steps[index] = other
        simpler.append(copy)
      }
    }
    if case .observe(let last)? = steps.last, last.reads.isEmpty {
      simpler.append(StateScript(steps: Array(steps.dropLast())))
    }
    return simpler
  }
}

nonisolated extension StateScript.Step {
  /// Returns the step that replaces one that is left out.
  fileprivate var placeholder: Self? {
    if case .observe = self { .observe(StateScript.Observer(reads: [])) } else { nil }
  }

  fileprivate var simplifications: [Self] {
    switch self {
    case .batch(let writes):
      return writes.partsToLeaveOut.dropFirst().map { range in
        var fewer = writes
        fewer.removeSubrange(range)
        return .batch(fewer)
      } + (writes.count == 1 ? writes.map { .write($0) } : [])
    case .observe(let observer): return observer.simplifications.map { .observe($0) }
    default: return []
    }
  }
}

nonisolated extension StateScript.Observer {
  fileprivate var simplifications: [Self] {
    var simpler: [Self] = []
    func add(_ change: (inout Self) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { simpler.append(copy) }
    }
    add { $0.answer = nil }
    add { $0.tie = .token }
    add { $0.readsModel = false }
    add { $0.stopsAtEven = false }
    for index in reads.indices where reads.count > 1 { add { $0.reads.remove(at: index) } }
    return simpler
  }
}
