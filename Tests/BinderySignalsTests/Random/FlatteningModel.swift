import BinderySignals

/// The bookkeeping of a `flatMap` whose outer stream is source 0, and whose values, made odd or
/// even, choose source 1 or 2 as the inner stream.
nonisolated struct FlatteningModel: Sendable {
  let strategy: FlattenStrategy
  /// How many may run at once, where that is what the strategy says.
  var limit = Int.max
  private var running: [Int] = []
  private var waiting: [Int] = []
  private var ended: Set<Int> = []
  private var outerHasCompleted = false
  /// Where the race has been won, by whom; and whether that one has ended.
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
      // A stream that is over interrupts whoever comes.
      outcome.end(.interruption, at: moment.time)
    }
  }

  private mutating func innerStep(_ moment: OperatorModel.Moment, _ outcome: inout Outcome) {
    guard running.contains(moment.source) else { return }
    if strategy == .race, winner == nil {
      winner = moment.source
      running = [moment.source]
    }
    let heard = running.filter { $0 == moment.source }
    switch moment.act {
    case .value(let value): for _ in heard { outcome.send(value, at: moment.time) }
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
