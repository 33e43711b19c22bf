import BinderySignals
import BinderyTesting
import Testing

/// The disposal of a run with an operator that sends on a scheduler.
struct ScheduledInterruptionTests {
  private typealias Numbers = SignalProducer<Int, Never>

  private let clock = TestScheduler()

  private nonisolated static let names = [
    "observe(on:)", "lazyMap", "delay", "throttle", "debounce", "debounce, keeping the last",
    "collect(every:)",
  ]

  private func apply(_ name: String, to numbers: Numbers) -> Numbers {
    let second = Duration.seconds(1)
    return switch name {
    case "observe(on:)": numbers.observe(on: clock)
    case "lazyMap": numbers.lazyMap(on: clock) { $0 }
    case "delay": numbers.delay(second, on: clock)
    case "throttle": numbers.throttle(second, on: clock)
    case "debounce": numbers.debounce(second, on: clock)
    case "collect(every:)": numbers.collect(every: second, on: clock).map(\.count)
    default: numbers.debounce(second, on: clock, discardWhenCompleted: false)
    }
  }

  @Test(arguments: names)
  func `the work ends at once, the interruption is sent on the scheduler`(_ name: String) {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var hasEnded = false
    var events: [Signal<Int, Never>.Event] = []
    let source = Numbers(numbers).on(disposed: { hasEnded = true })

    let run = apply(name, to: source).start { events.append($0) }
    input.send(value: 1)
    run.dispose()
    #expect(hasEnded)
    #expect(events.isEmpty)
    clock.run()

    #expect(events == [.interrupted])
  }

  @Test(arguments: names)
  func `a pending completion is replaced by the interruption`(_ name: String) {
    var events: [Signal<Int, Never>.Event] = []

    let run = apply(name, to: Numbers(0..<8)).start { events.append($0) }
    run.dispose()
    #expect(events.isEmpty)
    clock.run()

    #expect(events == [.interrupted])
  }

  @Test(arguments: names)
  func `downstream operators forward the scheduled interruption`(_ name: String) {
    var seen: [String] = []

    let run = apply(name, to: Numbers.never).map { -$0 }.take(first: 2).observe(on: clock)
      .startWithInterrupted { seen.append("interrupted") }
    run.dispose()
    seen.append("nothing yet")
    clock.run()

    #expect(seen == ["nothing yet", "interrupted"])
  }

  // C13
  @Test(arguments: names)
  func `a value that is scheduled at the disposal is not delivered`(_ name: String) {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var events: [Signal<Int, Never>.Event] = []
    var run: (any Disposable)?

    run = apply(name, to: Numbers(numbers)).on(value: { _ in run?.dispose() }).map { -$0 }
      .start { events.append($0) }
    input.send(value: 1)
    clock.advance(by: .seconds(2))

    #expect(events == [.interrupted])
  }

  @Test(arguments: names)
  func `an operator with a pending trigger forwards the interruption`(_ name: String) {
    var log: [String] = []

    let run = apply(name, to: .never).skip(until: SignalProducer<Void, Never>.never)
      .on(interrupted: { log.append("interrupted") })
      .startWithInterrupted { log.append("received") }
    run.dispose()
    clock.run()

    #expect(log == ["interrupted", "received"])
  }

  @Test(arguments: names)
  func `the last of several producers forwards the scheduled interruption too`(_ name: String) {
    var events: [Signal<Int, Never>.Event] = []

    let run = Numbers.empty.concat(apply(name, to: .never)).start { events.append($0) }
    run.dispose()
    clock.run()

    #expect(events == [.interrupted])
  }
}
