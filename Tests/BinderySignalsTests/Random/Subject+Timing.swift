import BinderySignals

extension Subject {
  /// Half seconds; entries happen at whole seconds, so that nothing coincides.
  private nonisolated static let interval = 3

  /// Operators that put values off.
  static var timing: [String: Subject] {
    let pause = Duration.milliseconds(500) * interval
    return [
      "debounce": Subject(model: debounceModel) { inputs, clock in
        inputs[0].debounce(pause, on: clock).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].debounce(pause, on: clock).map { "\($0)" }
      },
      "throttle": Subject(model: throttleModel) { inputs, clock in
        inputs[0].throttle(pause, on: clock).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].throttle(pause, on: clock).map { "\($0)" }
      },
    ]
  }

  /// A value comes when nothing of the source has followed it for the interval.
  private static var debounceModel: OperatorModel {
    OperatorModel { moments, end in
      let own = moments.filter { $0.source == 0 }
      var outcome = Outcome()
      for (number, moment) in own.enumerated() {
        if let ending = moment.ending { outcome.end(ending, at: moment.time) }
        guard let value = moment.value else { continue }
        let next = number + 1 < own.count ? own[number + 1].time : end
        let due = moment.time + interval
        if due < next { outcome.send(value, at: due) }
      }
      return outcome
    }
  }

  /// A value comes at once when the last came an interval ago; else the newest comes then.
  private static var throttleModel: OperatorModel {
    OperatorModel { moments, end in
      var outcome = Outcome()
      var free = Int.min
      var pending: Int?
      func flush(before time: Int) {
        guard let value = pending, free <= time else { return }
        pending = nil
        outcome.send(value, at: free)
        free += interval
      }
      for moment in moments where moment.source == 0 {
        flush(before: moment.time)
        if let ending = moment.ending {
          outcome.end(ending, at: moment.time)
        } else if let value = moment.value, moment.time >= free {
          outcome.send(value, at: moment.time)
          free = moment.time + interval
        } else {
          pending = moment.value
        }
      }
      flush(before: end)
      return outcome
    }
  }
}
