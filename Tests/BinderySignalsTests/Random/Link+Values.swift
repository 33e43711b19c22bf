import BinderySignals

extension Link {
  /// Operators with one input.
  static var ofValues: [String: Link] {
    [
      "map": Link(values(()) { [$1 + 1] }) {
        $0.map { $0 + 1 }
      } producer: {
        $0.map { $0 + 1 }
      },
      "filter": Link(values(()) { $1.isMultiple(of: 2) ? [] : [$1] }) {
        $0.filter { !$0.isMultiple(of: 2) }
      } producer: {
        $0.filter { !$0.isMultiple(of: 2) }
      },
      "scan": Link(
        values(0) { sum, value in
          sum += value
          return [sum]
        }
      ) {
        $0.scan(0, +)
      } producer: {
        $0.scan(0, +)
      },
      "combinePrevious": Link(
        values(0) { previous, value in
          defer { previous = value }
          return [previous - value]
        }
      ) {
        $0.combinePrevious(0).map { $0 - $1 }
      } producer: {
        $0.combinePrevious(0).map { $0 - $1 }
      },
      "skipRepeats": Link(
        values(Int?.none) { last, value in
          defer { last = value }
          return last == value ? [] : [value]
        }
      ) {
        $0.skipRepeats()
      } producer: {
        $0.skipRepeats()
      },
      "uniqueValues": Link(values(Set<Int>()) { $0.insert($1).inserted ? [$1] : [] }) {
        $0.uniqueValues()
      } producer: {
        $0.uniqueValues()
      },
      "skip(while:)": Link(
        values(true) { isSkipping, value in
          isSkipping = isSkipping && value < 2
          return isSkipping ? [] : [value]
        }
      ) {
        $0.skip(while: { $0 < 2 })
      } producer: {
        $0.skip(while: { $0 < 2 })
      },
    ]
  }

  /// Operators with one input that handle its ending.
  static var ofEndings: [String: Link] {
    [
      "take(first:)": Link(taking { count, _ in (count < 3, count == 2) }) {
        $0.take(first: 3)
      } producer: {
        $0.take(first: 3)
      },
      "take(while:)": Link(taking { _, value in (value < 3, value >= 3) }) {
        $0.take(while: { $0 < 3 })
      } producer: {
        $0.take(while: { $0 < 3 })
      },
      "take(last:)": Link(atCompletion { Array($0.suffix(2)) }) {
        $0.take(last: 2)
      } producer: {
        $0.take(last: 2)
      },
      "reduce": Link(atCompletion { [$0.reduce(0, +)] }) {
        $0.reduce(0, +)
      } producer: {
        $0.reduce(0, +)
      },
      "collect(count:)": Link(collectModel) {
        $0.collect(count: 2).map { $0.reduce(0, +) }
      } producer: {
        $0.collect(count: 2).map { $0.reduce(0, +) }
      },
      "ifEmpty": Link(ifEmptyModel) {
        $0.ifEmpty(default: 7)
      } producer: {
        $0.ifEmpty(default: 7)
      },
      "materialize": Link(values(()) { [$1] }) {
        $0.materialize().dematerialize()
      } producer: {
        $0.materialize().dematerialize()
      },
    ]
  }

  /// Returns the model of an operator that decides for each value whether it is forwarded, and
  /// whether it is the last.
  private static func taking(
    _ verdict: @escaping (_ count: Int, _ value: Int) -> (passes: Bool, isLast: Bool)
  ) -> () -> Step {
    stepping(0) { count, input, act, send in
      guard input == 0 else { return }
      guard case .value(let value) = act else { return send(act) }
      let (passes, isLast) = verdict(count, value)
      count += 1
      if passes { send(act) }
      if isLast { send(.ending(.completion)) }
    }
  }

  private static func atCompletion(_ values: @escaping ([Int]) -> [Int]) -> () -> Step {
    stepping([Int]()) { seen, input, act, send in
      switch (input, act) {
      case (0, .value(let value)): seen.append(value)
      case (0, .ending(let ending)):
        if ending == .completion { for value in values(seen) { send(.value(value)) } }
        send(act)
      default: break
      }
    }
  }

  /// Returns the model of an operator that sends the remaining values at completion, even an empty
  /// array.
  private static var collectModel: () -> Step {
    stepping((pending: [Int](), isFresh: true)) { state, input, act, send in
      switch (input, act) {
      case (0, .value(let value)):
        state.isFresh = false
        state.pending.append(value)
        guard state.pending.count == 2 else { return }
        defer { state.pending = [] }
        send(.value(state.pending.reduce(0, +)))
      case (0, .ending(let ending)):
        if ending == .completion, state.isFresh || !state.pending.isEmpty {
          send(.value(state.pending.reduce(0, +)))
        }
        send(act)
      default: break
      }
    }
  }

  private static var ifEmptyModel: () -> Step {
    stepping(true) { isEmpty, input, act, send in
      guard input == 0 else { return }
      if isEmpty, act == .ending(.completion) { send(.value(7)) }
      isEmpty = false
      send(act)
    }
  }
}
