import BinderySignals

extension Link {
  /// Operators that start inner signals: even values select the first own source, odd ones the
  /// second.
  static var flattening: [String: Link] {
    [
      "flatMap(.merge)": flatMap(.merge), "flatMap(.concat)": flatMap(.concat),
      "flatMap(.latest)": flatMap(.latest),
    ]
  }

  private static func flatMap(_ strategy: FlattenStrategy) -> Link {
    Link(stepping(Inner(strategy)) { $0.step($1, $2, $3) }) { before, own in
      before.flatMap(strategy) { own[abs($0 % 2)] }
    } producer: { before, own in
      before.flatMap(strategy) { own[abs($0 % 2)] }
    }
  }

  private struct Inner {
    let strategy: FlattenStrategy
    /// The inputs that are observed; one can be observed several times.
    private var running: [Int] = []
    private var waiting: [Int] = []
    private var ended: Set<Int> = []
    private var isOuterOver = false

    init(_ strategy: FlattenStrategy) { self.strategy = strategy }

    mutating func step(_ input: Int, _ act: Script.Act, _ send: (Script.Act) -> Void) {
      switch (input, act) {
      case (0, .value(let value)):
        if strategy == .latest { running = [] }
        waiting.append(1 + abs(value % 2))
      case (0, .ending(.completion)): isOuterOver = true
      case (0, .ending): send(act)
      case (_, .value): for _ in running.filter({ $0 == input }) { send(act) }
      case (_, .ending(let ending)):
        ended.insert(input)
        if ending == .failure, running.contains(input) { send(act) }
        running.removeAll { $0 == input }
      }
      start()
      if isOuterOver, running.isEmpty { send(.ending(.completion)) }
    }

    /// Starts inner signals up to the limit; a signal that has ended counts as completed.
    private mutating func start() {
      while !waiting.isEmpty, strategy != .concat || running.isEmpty {
        let next = waiting.removeFirst()
        if !ended.contains(next) { running.append(next) }
      }
    }
  }
}
