import BinderySignals
import BinderyTesting
import Testing

/// The intended differences of types, as listed in Documentation/FromReactiveSwift.md.
struct TypeDifferenceTests {
  private let log = EventLog()

  // C80
  // Differs: `Action`, `isEnabled` and `isExecuting`
  @Test(arguments: [false, true])
  func `observers of an action run in the order in which they were added`(isReversed: Bool) {
    let (work, input) = Signal<Int, Never>.pipe()
    let action = Action<Void, Int, Never> { SignalProducer(work) }
    let states = [("enabled", action.isEnabled), ("executing", action.isExecuting)]
    for (name, state) in isReversed ? states.reversed() : states {
      state.signal.observeValues { [log] in log.append("\(name) \($0)") }
    }

    action.apply().start()
    input.sendCompleted()

    let lines = ["enabled false", "executing true", "enabled true", "executing false"]
    #expect(
      log.take() == (isReversed ? [lines[1], lines[0], lines[3], lines[2]] : lines)
    )
  }

  // C80
  // Differs: `TestScheduler.run()`
  @Test func `a test scheduler stands at the time of the last work after a run`() {
    let clock = TestScheduler()
    clock.schedule(after: .seconds(3)) {}

    clock.run()

    #expect(clock.now == .seconds(3))
  }

  // C80
  // Differs: `TestScheduler.advance()`
  @Test func `advancing without a time runs due work and does not move the clock`() {
    let clock = TestScheduler()
    clock.schedule { [log] in log.append("due") }
    clock.schedule(after: .nanoseconds(1)) { [log] in log.append("late") }

    clock.advance()

    #expect(log.take() == ["due"])
    #expect(clock.now == .zero)
  }

  // C80
  // Differs: time
  @Test func `intervals are durations`() {
    let clock = TestScheduler()
    SignalProducer<Int, Never>(value: 1).delay(.milliseconds(300), on: clock)
      .startWithValues { [log] in log.append("\($0) at \(clock.now)") }

    clock.run()

    #expect(log.take() == ["1 at 0.3 seconds"])
  }

  // C80
  // Differs: `Property`
  @Test func `a property is a value over a node that its copies share`() {
    let source = MutableProperty(1)
    let copies = [Property(source), Property(source)]

    source.value = 2

    #expect(!((Property<Int>.self as Any.Type) is AnyClass))
    #expect(copies.map(\.value) == [2, 2])
  }

  // C80
  // Differs: the completions when a property is released
  @Test func `observers of derived properties are completed before those of the property`() {
    var number: MutableProperty<Int>? = MutableProperty(1)
    number?.producer.startWithCompleted { [log] in log.append("producer") }
    number?.signal.observeCompleted { [log] in log.append("signal") }
    number?.map { $0 + 1 }.producer.startWithCompleted { [log] in log.append("mapped") }

    number = nil

    #expect(log.take() == ["mapped", "producer", "signal"])
    #expect(number == nil)
  }

  // C80
  // Differs: an equal value
  @Test func `an equal value is an event of a signal, and runs no observer`() {
    let number = MutableProperty(1)
    let isOdd = computed { number.value % 2 == 1 }
    number.signal.observeValues { [log] in log.append("signal \($0)") }
    let tokens = [
      observe { [log] in log.append("observer \(number.value)") },
      observe { [log] in log.append("derived \(isOdd.value)") },
    ]
    _ = log.take()

    number.value = 1
    number.value = 3

    #expect(log.take() == ["signal 1", "signal 3", "observer 3"])
    withExtendedLifetime(tokens) {}
  }

  // C80
  // Differs: the generic failure
  @Test func `the failure of a signal is named as in the standard library`() {
    func failure<Value, Failure>(of signal: Signal<Value, Failure>) -> Failure.Type { Failure.self }

    #expect(failure(of: Signal<Int, MarbleFailure>.never) == MarbleFailure.self)
  }

  // C80
  // Differs: `lifetime += disposable`
  @Test func `adding a member returns nothing, and an observation of the end can be removed`() {
    let lifetime = Lifetime()
    let member: Void = (lifetime += AnyDisposable { [log] in log.append("member") })
    let removed = lifetime.observeEnded { [log] in log.append("removed") }

    removed.dispose()
    lifetime.dispose()
    lifetime.observeEnded { [log] in log.append("late") }.dispose()

    #expect(member == ())
    #expect(log.take() == ["member", "late"])
  }
}
