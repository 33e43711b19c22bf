import BinderySignals

/// A model of a `flatMap` whose outer signal is source 0, and whose values, odd or even, select
/// source 1 or 2 as the inner signal.
nonisolated struct FlatteningModel: Sendable {
  let strategy: FlattenStrategy
  /// The largest number of inner signals at once, where the strategy has a limit.
  var limit = Int.max
  private var running: [Int] = []
  private var waiting: [Int] = []
  private var ended: Set<Int> = []
  private var outerHasCompleted = false
  /// The winner of a race, if it is decided, and whether the winner has ended.
  private var winner: Int?
  private var raceIsOver = false

  init(_ strategy: FlattenStrategy, limit: Int = .max) {
    self.strategy = strategy
    self.limit = limit
  }

  static func inner(_ value: Int) -> Int { value.isMultiple(of: 2) ? 1 : 2 }

  mutating func step(_ moment: OperatorModel.Moment, _ outcome: inout Outcome) {
    if moment.ending != nil { ended.insert(moment.source) }
    switch (moment.source, moment.act) {
    case (0, .value(let value)): start(Self.inner(value), moment, &outcome)
    case (0, .ending(.completion)): outerHasCompleted = true
    case (0, .ending(let ending)): outcome.end(ending, at: moment.time)
    default: innerStep(moment, &outcome)
    }
    if outerHasCompleted, isIdle { outcome.end(.completion, at: moment.time) }
  }

  private var isIdle: Bool { running.isEmpty && waiting.isEmpty }

  private mutating func start(
    _ source: Int,
    _ moment: OperatorModel.Moment,
    _ outcome: inout Outcome
  ) {
    switch strategy {
    case .latest: running = []
    case .throttle: if !running.isEmpty { return }
    case .race: if winner != nil { return }
    default:
      if running.count >= limit {
        waiting.append(source)
        return
      }
    }
    if !ended.contains(source) {
      running.append(source)
    } else if strategy == .race || strategy == .throttle {
      // A signal that has ended interrupts its observers.
      outcome.end(.interruption, at: moment.time)
    }
  }

  private mutating func innerStep(_ moment: OperatorModel.Moment, _ outcome: inout Outcome) {
    guard running.contains(moment.source) else { return }
    if strategy == .race, winner == nil {
      winner = moment.source
      running = [moment.source]
    }
    let observations = running.filter { $0 == moment.source }
    switch moment.act {
    case .value(let value): for _ in observations { outcome.send(value, at: moment.time) }
    case .ending(.failure): outcome.end(.failure, at: moment.time)
    case .ending(.interruption) where strategy == .race || strategy == .throttle:
      outcome.end(.interruption, at: moment.time)
    case .ending:
      running.removeAll { $0 == moment.source }
      while running.count < limit, !waiting.isEmpty {
        let next = waiting.removeFirst()
        if !ended.contains(next) { running.append(next) }
      }
    }
  }
}
