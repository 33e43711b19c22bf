import BinderySignals

extension Subject {
  static var filterModel: OperatorModel {
    .values { $0.filter { !$0.isMultiple(of: 2) }.map { "\($0)" } }
  }

  /// Operators with one input that do not depend on time.
  static var ofValues: [String: Subject] {
    [
      "map": Subject(model: .values { $0.map { "\($0 * 2)" } }) { inputs, _ in
        inputs[0].map { "\($0 * 2)" }
      } producer: { inputs, _ in
        inputs[0].map { "\($0 * 2)" }
      },
      "filter": Subject(model: filterModel) { inputs, _ in
        inputs[0].filter { !$0.isMultiple(of: 2) }.map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].filter { !$0.isMultiple(of: 2) }.map { "\($0)" }
      },
      "scan": Subject(
        model: .values { values in values.indices.map { "\(values[...$0].reduce(0, +))" } }
      ) { inputs, _ in
        inputs[0].scan(0, +).map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].scan(0, +).map { "\($0)" }
      },
      "skip(first:)": Subject(model: .values { $0.dropFirst(2).map { "\($0)" } }) { inputs, _ in
        inputs[0].skip(first: 2).map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].skip(first: 2).map { "\($0)" }
      },
      "skipRepeats": Subject(
        model: .values { values in
          values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { "\(values[$0])" }
        }
      ) { inputs, _ in
        inputs[0].skipRepeats().map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].skipRepeats().map { "\($0)" }
      },
      "take(first:)": Subject(model: takeModel) { inputs, _ in
        inputs[0].take(first: 2).map { "\($0)" }
      } producer: { inputs, _ in
        inputs[0].take(first: 2).map { "\($0)" }
      },
    ]
  }

  private static var takeModel: OperatorModel {
    .stepping({ 0 }) { count, moment, outcome in
      guard moment.source == 0 else { return }
      if let ending = moment.ending { return outcome.end(ending, at: moment.time) }
      guard let value = moment.value else { return }
      outcome.send(value, at: moment.time)
      count += 1
      if count == 2 { outcome.end(.completion, at: moment.time) }
    }
  }
}
