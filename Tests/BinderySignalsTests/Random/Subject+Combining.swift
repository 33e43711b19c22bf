import BinderySignals

extension Subject {
  /// Operators with two or three inputs.
  static var combining: [String: Subject] {
    [
      "combineLatest": Subject(model: combineLatestModel) { inputs, _ in
        Signal.combineLatest(inputs[0], inputs[1], inputs[2]).map { "\($0)\($1)\($2)" }
      } producer: { inputs, _ in
        SignalProducer.combineLatest(inputs).map { $0.map(String.init).joined() }
      },
      "zip": Subject(model: zipModel) { inputs, _ in
        inputs[0].zip(with: inputs[1]).map { "\($0)\($1)" }
      } producer: { inputs, _ in
        SignalProducer.zip(inputs[0], inputs[1]).map { "\($0)\($1)" }
      },
      "merge": Subject(model: mergeModel) { inputs, _ in
        Signal.merge(inputs).map { "\($0)" }
      } producer: { inputs, _ in
        SignalProducer.merge(inputs[0], inputs[1], inputs[2]).map { "\($0)" }
      },
      "sample": Subject(model: sampleModel) { inputs, _ in
        inputs[0].sample(with: inputs[1].flatMapError { _ in .empty }).map { "\($0)\($1)" }
      } producer: { inputs, _ in
        inputs[0].sample(with: inputs[1].flatMapError { _ in .empty }).map { "\($0)\($1)" }
      },
      "withLatest": Subject(model: withLatestModel) { inputs, _ in
        inputs[0].withLatest(from: inputs[1].flatMapError { _ in .empty }).map { "\($0)\($1)" }
      } producer: { inputs, _ in
        inputs[0].withLatest(from: inputs[1].flatMapError { _ in .empty }).map { "\($0)\($1)" }
      },
      "take(until:)": Subject(model: takeUntilModel) { inputs, _ in
        inputs[0].take(until: inputs[1].flatMapError { _ in .empty }.map { _ in }).map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].take(until: inputs[1].flatMapError { _ in .empty }.map { _ in }).map { "\($0)" }
      },
    ]
  }

  private static var combineLatestModel: OperatorModel {
    .stepping({ (latest: [Int: Int](), completed: Set<Int>()) }) { state, moment, outcome in
      switch moment.act {
      case .value(let value):
        state.latest[moment.source] = value
        guard state.latest.count == Script.sources else { return }
        let values = (0..<Script.sources).map { "\(state.latest[$0] ?? 0)" }
        outcome.send(values.joined(), at: moment.time)
      case .ending(.completion):
        state.completed.insert(moment.source)
        if state.completed.count == Script.sources { outcome.end(.completion, at: moment.time) }
      case .ending(let ending): outcome.end(ending, at: moment.time)
      }
    }
  }

  private static var zipModel: OperatorModel {
    .stepping({ (waiting: [[Int](), []], completed: [false, false]) }) { state, moment, outcome in
      guard moment.source < 2 else { return }
      switch moment.act {
      case .value(let value): state.waiting[moment.source].append(value)
      case .ending(.completion): state.completed[moment.source] = true
      case .ending(let ending): outcome.end(ending, at: moment.time)
      }
      while !state.waiting[0].isEmpty, !state.waiting[1].isEmpty {
        let pair = (state.waiting[0].removeFirst(), state.waiting[1].removeFirst())
        outcome.send("\(pair.0)\(pair.1)", at: moment.time)
      }
      let isOver = (0..<2).contains { state.completed[$0] && state.waiting[$0].isEmpty }
      if isOver { outcome.end(.completion, at: moment.time) }
    }
  }

  private static var mergeModel: OperatorModel {
    .stepping({ 0 }) { ended, moment, outcome in
      switch moment.act {
      case .value(let value): outcome.send(value, at: moment.time)
      case .ending(.failure): outcome.end(.failure, at: moment.time)
      case .ending:
        ended += 1
        if ended == Script.sources { outcome.end(.completion, at: moment.time) }
      }
    }
  }

  private static var sampleModel: OperatorModel {
    .stepping({ (newest: Int?.none, completed: 0) }) { state, moment, outcome in
      guard moment.source < 2 else { return }
      switch moment.act {
      case .value(let value) where moment.source == 0: state.newest = value
      case .value(let tick):
        if let newest = state.newest { outcome.send("\(newest)\(tick)", at: moment.time) }
      case .ending(.failure) where moment.source == 0: outcome.end(.failure, at: moment.time)
      case .ending(.interruption): outcome.end(.interruption, at: moment.time)
      case .ending:
        state.completed += 1
        if state.completed == 2 { outcome.end(.completion, at: moment.time) }
      }
    }
  }

  private static var withLatestModel: OperatorModel {
    .stepping({ Int?.none }) { newest, moment, outcome in
      switch (moment.source, moment.act) {
      case (1, .value(let value)): newest = value
      case (0, .value(let value)):
        if let newest { outcome.send("\(value)\(newest)", at: moment.time) }
      case (0, .ending(let ending)): outcome.end(ending, at: moment.time)
      default: break
      }
    }
  }

  private static var takeUntilModel: OperatorModel {
    .stepping({ () }) { _, moment, outcome in
      switch (moment.source, moment.act) {
      case (0, .value(let value)): outcome.send(value, at: moment.time)
      case (0, .ending(let ending)): outcome.end(ending, at: moment.time)
      case (1, .ending(.interruption)): break
      case (1, _): outcome.end(.completion, at: moment.time)
      default: break
      }
    }
  }
}
