import BinderySignals

extension Subject {
  /// Operators that start inner signals.
  static var flattening: [String: Subject] {
    [
      "flatMap(.merge)": flatMap(.merge),
      "flatMap(.concat)": flatMap(.concat, limit: 1),
      "flatMap(.concurrent(limit: 2))": flatMap(.concurrent(limit: 2), limit: 2),
      "flatMap(.latest)": flatMap(.latest),
      "flatMap(.race)": flatMap(.race),
      "flatMap(.throttle)": flatMap(.throttle),
      "concat": Subject(model: concatModel, signal: nil) { inputs, _ in
        inputs[0].concat(inputs[1]).concat(inputs[2]).map { "\($0)" }
      },
      "then": Subject(model: thenModel, signal: nil) { inputs, _ in
        inputs[0].then(inputs[1]).map { "\($0)" }
      },
      "race": Subject(model: raceModel) { inputs, _ in
        inputs[0].race(with: inputs[1]).map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].race(with: inputs[1]).map { "\($0)" }
      },
      "flatMapError": Subject(model: flatMapErrorModel) { inputs, _ in
        inputs[0].flatMapError { _ in inputs[1] }.map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].flatMapError { _ in inputs[1] }.map { "\($0)" }
      },
    ]
  }

  private static func flatMap(_ strategy: FlattenStrategy, limit: Int = .max) -> Subject {
    Subject(
      model: .stepping({ FlatteningModel(strategy, limit: limit) }) { $0.step($1, &$2) }
    ) { inputs, _ in
      inputs[0].flatMap(strategy) { inputs[FlatteningModel.inner($0)] }.map { "\($0)" }
    } producer: { inputs, _ in
      inputs[0].flatMap(strategy) { inputs[FlatteningModel.inner($0)] }.map { "\($0)" }
    }
  }

  private static var concatModel: OperatorModel {
    .stepping({ (current: 0, ended: Set<Int>()) }) { state, moment, outcome in
      if moment.ending != nil { state.ended.insert(moment.source) }
      guard moment.source == state.current else { return }
      switch moment.act {
      case .value(let value): outcome.send(value, at: moment.time)
      case .ending(.failure): outcome.end(.failure, at: moment.time)
      case .ending:
        // A signal that has ended interrupts its observers, which counts as its completion.
        while state.ended.contains(state.current) { state.current += 1 }
        if state.current == Script.sources { outcome.end(.completion, at: moment.time) }
      }
    }
  }

  private static var thenModel: OperatorModel {
    .stepping({ (current: 0, isOver: false) }) { state, moment, outcome in
      if moment.source == 1, moment.ending != nil { state.isOver = true }
      guard moment.source == state.current else { return }
      switch moment.act {
      case .value where state.current == 0: break
      case .value(let value): outcome.send(value, at: moment.time)
      case .ending(.completion) where state.current == 0:
        state.current = 1
        if state.isOver { outcome.end(.interruption, at: moment.time) }
      case .ending(let ending): outcome.end(ending, at: moment.time)
      }
    }
  }

  private static var raceModel: OperatorModel {
    .stepping({ Int?.none }) { winner, moment, outcome in
      guard moment.source < 2, moment.source == winner ?? moment.source else { return }
      winner = moment.source
      if let value = moment.value { outcome.send(value, at: moment.time) }
      if let ending = moment.ending { outcome.end(ending, at: moment.time) }
    }
  }

  private static var flatMapErrorModel: OperatorModel {
    .stepping({ (current: 0, isOver: false) }) { state, moment, outcome in
      if moment.source == 1, moment.ending != nil { state.isOver = true }
      guard moment.source == state.current else { return }
      switch moment.act {
      case .value(let value): outcome.send(value, at: moment.time)
      case .ending(.failure) where state.current == 0:
        state.current = 1
        if state.isOver { outcome.end(.interruption, at: moment.time) }
      case .ending(let ending): outcome.end(ending, at: moment.time)
      }
    }
  }
}
