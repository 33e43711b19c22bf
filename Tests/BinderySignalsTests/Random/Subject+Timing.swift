import BinderySignals

extension Subject {
  /// The unit of time is half a second; entries are sent at whole seconds, so that no two times
  /// coincide.
  private nonisolated static let interval = 3

  /// Operators that delay values.
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

  /// Operators that schedule all events, or end at a time.
  static var clocked: [String: Subject] {
    let pause = Duration.milliseconds(500) * interval
    return [
      "observe(on:)": Subject(model: .values { $0.map { "\($0)" } }) { inputs, clock in
        inputs[0].observe(on: clock).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].observe(on: clock).map { "\($0)" }
      },
      "lazyMap": Subject(model: .values { $0.map { "\($0)" } }) { inputs, clock in
        inputs[0].lazyMap(on: clock) { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].lazyMap(on: clock) { "\($0)" }
      },
      "delay": Subject(model: delayModel) { inputs, clock in
        inputs[0].delay(pause, on: clock).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].delay(pause, on: clock).map { "\($0)" }
      },
      "timeout": Subject(model: timeoutModel) { inputs, clock in
        inputs[0].timeout(after: pause, raising: ScriptFailure(), on: clock).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].timeout(after: pause, raising: ScriptFailure(), on: clock).map { "\($0)" }
      },
      "collect(every:)": Subject(model: collectModel) { inputs, clock in
        inputs[0].collect(every: pause, on: clock, skipEmpty: true).map { "\($0)" }
      } producer: { inputs, clock in
        inputs[0].collect(every: pause, on: clock, skipEmpty: true).map { "\($0)" }
      },
    ]
  }

  /// Returns the model of `delay`: values and the completion are sent later, a failure or an
  /// interruption at once.
  private static var delayModel: OperatorModel {
    OperatorModel { moments, end in
      let own = moments.filter { $0.source == 0 }
      var outcome = Outcome()
      let cut = own.first { $0.ending.map { $0 != .completion } ?? false }
      for moment in own where moment.time + interval < min(cut?.time ?? .max, end) {
        if let value = moment.value { outcome.send(value, at: moment.time + interval) }
        if moment.ending == .completion { outcome.end(.completion, at: moment.time + interval) }
      }
      if let cut, let ending = cut.ending { outcome.end(ending, at: cut.time) }
      return outcome
    }
  }

  private static var timeoutModel: OperatorModel {
    OperatorModel { moments, end in
      var outcome = Outcome()
      for moment in moments where moment.source == 0 && moment.time < interval {
        if let value = moment.value { outcome.send(value, at: moment.time) }
        if let ending = moment.ending { outcome.end(ending, at: moment.time) }
      }
      if interval < end { outcome.end(.failure, at: interval) }
      return outcome
    }
  }

  /// Returns the model of `collect(every:)`: the values since the last full interval are sent,
  /// those left at the end dropped.
  private static var collectModel: OperatorModel {
    OperatorModel { moments, end in
      var outcome = Outcome()
      var kept: [Int] = []
      var tick = interval
      func turn(to time: Int) {
        while tick <= time, !kept.isEmpty {
          outcome.send(kept, at: tick)
          kept = []
        }
        while tick <= time { tick += interval }
      }
      for moment in moments where moment.source == 0 {
        turn(to: moment.time)
        if let value = moment.value { kept.append(value) }
        if let ending = moment.ending {
          outcome.end(ending, at: moment.time)
          kept = []
        }
      }
      turn(to: min(end, tick))
      return outcome
    }
  }

  /// Returns the model of `debounce`: a value is sent when no newer one has followed within the
  /// interval.
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

  /// Returns the model of `throttle`: a value is sent at once if the last was sent an interval ago;
  /// otherwise the newest is sent then.
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
