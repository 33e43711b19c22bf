import BinderySignals
import BinderyTesting
import Testing

struct ObserveOnTests {
  @Test(arguments: MarbleCase.allPass)
  func `observe on keeps the order of all events`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.observe(on: marbles.scheduler)
    } producer: {
      $0.observe(on: marbles.scheduler)
    }
  }

  @Test func `events are delivered by the scheduler`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, MarbleFailure>.pipe()
    var received: [Signal<Int, MarbleFailure>.Event] = []

    numbers.observe(on: scheduler).observe { received.append($0) }
    input.send(value: 1)
    input.sendCompleted()
    #expect(received.isEmpty)

    scheduler.advance()
    #expect(received == [.value(1), .completed])
  }

  @Test func `scheduled events are dropped when the run is disposed of`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var values: [Int] = []

    let run = SignalProducer(numbers).observe(on: scheduler).on(value: { values.append($0) })
      .start()
    input.send(value: 1)
    run.dispose()
    scheduler.run()

    #expect(values.isEmpty)
  }

  @Test func `an immediate scheduler delivers synchronously`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let scheduler = ImmediateScheduler(delayingOn: TestScheduler())
    var received: [String] = []

    numbers.observe(on: scheduler).observe { received.append("observed \($0)") }
    numbers.lazyMap(on: scheduler) { -$0 }.observe { received.append("mapped \($0)") }
    numbers.throttle(.seconds(1), on: scheduler).observe { received.append("throttled \($0)") }
    input.send(value: 1)
    input.sendCompleted()

    #expect(
      received == [
        "observed value 1", "mapped value -1", "throttled value 1", "observed completed",
        "mapped completed", "throttled completed",
      ]
    )
  }

  @Test func `the order is kept when a value is sent during a delivery`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []

    numbers.observe(on: UIScheduler(delayingOn: TestScheduler())).observeValues { value in
      received.append(value)
      if value < 3 { input.send(value: value + 1) }
    }
    input.send(value: 1)

    #expect(received == [1, 2, 3])
  }
}
