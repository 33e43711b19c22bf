/// A plain model that predicts the events of an operator for a script.
nonisolated struct OperatorModel: Sendable {
  /// One entry of a script, as a model receives it.
  struct Moment {
    /// The time in half seconds since the beginning.
    let time: Int
    let source: Int
    let act: Script.Act

    var value: Int? { if case .value(let value) = act { value } else { nil } }
    var ending: Script.Ending? { if case .ending(let ending) = act { ending } else { nil } }
  }

  private let run: @Sendable ([Moment], _ end: Int) -> Outcome

  /// Makes a model that receives all entries up to the disposal, and the time of the disposal.
  init(_ run: @escaping @Sendable (_ moments: [Moment], _ end: Int) -> Outcome) { self.run = run }

  /// Makes a model that handles one entry after the other.
  static func stepping<State>(
    _ initial: @escaping @Sendable () -> State,
    _ step: @escaping @Sendable (inout State, Moment, inout Outcome) -> Void
  ) -> OperatorModel {
    OperatorModel { moments, _ in
      var state = initial()
      var outcome = Outcome()
      for moment in moments { step(&state, moment, &outcome) }
      return outcome
    }
  }

  /// Makes a model of an operator with one input that does not depend on time.
  static func values(_ transform: @escaping @Sendable ([Int]) -> [String]) -> OperatorModel {
    stepping({ [Int]() }) { seen, moment, outcome in
      guard moment.source == 0 else { return }
      if let ending = moment.ending { return outcome.end(ending, at: moment.time) }
      guard let value = moment.value else { return }
      // New events in the result were caused by the last entry.
      let before = transform(seen).count
      seen.append(value)
      for text in transform(seen).dropFirst(before) { outcome.send(text, at: moment.time) }
    }
  }

  /// Returns the predicted events for `script`; `isRun` if a disposal sends an interruption.
  func outcome(for script: Script, isRun: Bool) -> Outcome {
    let count = script.disposal ?? script.entries.count
    let moments = script.entries.prefix(count).map {
      Moment(time: $0.frame * 2, source: $0.source, act: $0.act)
    }
    let last = moments.last?.time ?? 0
    var outcome = run(moments, script.disposal == nil ? .max : last)
    if script.disposal != nil, isRun { outcome.end(.interruption, at: last) }
    return outcome
  }
}
