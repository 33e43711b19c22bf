import Bindery
import BinderySignals

extension FormLink {
  private static let isQuiet = MutableProperty(false)

  /// Operators that delay values or end at a time.
  static var timing: [String: FormLink] {
    [
      "delay": FormLink { before, _, time in
        before.delay(time.pause, on: time.clock)
      } producer: { before, _, time in
        before.delay(time.pause, on: time.clock)
      },
      "debounce": FormLink { before, _, time in
        before.debounce(time.pause, on: time.clock)
      } producer: { before, _, time in
        before.debounce(time.pause, on: time.clock)
      },
      "debounce, keeping the last": FormLink { before, _, time in
        before.debounce(time.pause, on: time.clock, discardWhenCompleted: false)
      } producer: { before, _, time in
        before.debounce(time.pause, on: time.clock, discardWhenCompleted: false)
      },
      "throttle": FormLink { before, _, time in
        before.throttle(time.pause, on: time.clock)
      } producer: { before, _, time in
        before.throttle(time.pause, on: time.clock)
      },
      "throttle(while:)": FormLink { before, _, time in
        before.throttle(while: isQuiet, on: time.clock)
      } producer: { before, _, time in
        before.throttle(while: isQuiet, on: time.clock)
      },
      "observe(on:)": FormLink { before, _, time in
        before.observe(on: time.clock)
      } producer: { before, _, time in
        before.observe(on: time.clock)
      },
      "lazyMap": FormLink { before, _, time in
        before.lazyMap(on: time.clock) { $0 + 1 }
      } producer: { before, _, time in
        before.lazyMap(on: time.clock) { $0 + 1 }
      },
      "timeout": FormLink { before, _, time in
        before.timeout(after: time.pause * 4, raising: ScriptFailure(), on: time.clock)
      } producer: { before, _, time in
        before.timeout(after: time.pause * 4, raising: ScriptFailure(), on: time.clock)
      },
      "collect(every:)": FormLink { before, _, time in
        before.collect(every: time.pause, on: time.clock).map(\.count)
      } producer: { before, _, time in
        before.collect(every: time.pause, on: time.clock).map(\.count)
      },
      "buffer": FormLink { before, _, time in
        before.buffer(time: time.pause, count: 2, on: time.clock).map { $0.reduce(0, +) }
      } producer: { before, _, time in
        before.buffer(time: time.pause, count: 2, on: time.clock).map { $0.reduce(0, +) }
      },
    ]
  }
}
