import BinderyOpenCombine
import BinderyTesting
@preconcurrency import OpenCombine
import Testing

/// Signals, producers and properties as publishers.
struct PublishingTests {
  private enum Failure: Error { case broken }

  private let signal: Signal<Int, Failure>
  private let input: Signal<Int, Failure>.Observer

  init() { (signal, input) = Signal.pipe() }

  @Test func `values arrive while they are sent, up to the demand`() {
    let probe = Probe<Int, Failure>(.max(1))
    signal.publisher().subscribe(probe)

    for value in 1...3 { input.send(value: value) }
    #expect(probe.values == [1])
    probe.request(1)
    #expect(probe.values == [1, 2])
    probe.subscription?.request(.unlimited)
    input.send(value: 4)

    #expect(probe.values == [1, 2, 3, 4])
  }

  @Test func `a subscriber that requests nothing receives nothing, and loses nothing`() {
    let probe = Probe<Int, Failure>(.none)
    signal.publisher().subscribe(probe)

    input.send(value: 1)
    input.sendCompleted()
    #expect(probe.values == [])
    #expect(probe.completions.isEmpty)
    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test func `the completion follows the last buffered value, once`() {
    let probe = Probe<Int, Failure>(.max(1))
    signal.publisher().subscribe(probe)

    input.send(value: 1)
    input.send(value: 2)
    input.send(error: .broken)
    #expect(probe.completions.isEmpty)
    probe.request(5)
    probe.request(5)

    #expect(probe.values == [1, 2])
    #expect(probe.completions.count == 1)
    if case .failure(.broken) = probe.completions.first {} else { Issue.record("no failure") }
  }

  @Test func `a completion needs no demand when no value waits`() {
    let probe = Probe<Int, Failure>(.max(1))
    signal.publisher().subscribe(probe)
    input.send(value: 1)

    input.sendInterrupted()

    #expect(probe.isFinished)
  }

  @Test(arguments: [PublisherBuffer.newest(2), .oldest(2)])
  func `a bounded buffer drops values as it says`(buffering: PublisherBuffer) {
    let probe = Probe<Int, Failure>(.max(1))
    signal.publisher(buffering: buffering).subscribe(probe)

    for value in 1...5 { input.send(value: value) }
    probe.subscription?.request(.unlimited)

    #expect(probe.values == (buffering == .newest(2) ? [1, 4, 5] : [1, 2, 3]))
  }

  @Test func `a value that is sent while another one is received follows it`() {
    let probe = Probe<Int, Failure>(.unlimited)
    signal.publisher().subscribe(probe)
    probe.onValue = { [input] value in
      if value == 1 {
        input.send(value: 2)
        input.send(value: 3)
      }
      return .none
    }

    input.send(value: 1)

    #expect(probe.values == [1, 2, 3])
  }

  @Test func `a demand that a subscriber returns or requests while it receives is met`() {
    let probe = Probe<Int, Failure>(.max(1))
    signal.publisher().subscribe(probe)
    probe.onValue = { [weak probe] value in
      if value == 2 { probe?.request(1) }
      return value == 1 ? .max(1) : .none
    }

    for value in 1...5 { input.send(value: value) }

    #expect(probe.values == [1, 2, 3])
  }

  @Test func `a subscriber that cancels while it receives gets nothing more`() {
    let probe = Probe<Int, Failure>(.unlimited)
    signal.publisher().subscribe(probe)
    probe.onValue = { [weak probe, input] _ in
      input.send(value: 9)
      probe?.cancel()
      return .unlimited
    }

    input.send(value: 1)
    input.send(value: 2)
    input.sendCompleted()
    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.completions.isEmpty)
  }

  @Test func `an infinite producer ends when its subscriber cancels at the first value`() {
    let numbers = SignalProducer<Int, Never>(sequence(first: 1) { $0 + 1 })
    let probe = Probe<Int, Never>(.unlimited)
    probe.onValue = { [weak probe] value in
      if value == 3 { probe?.cancel() }
      return .none
    }

    numbers.publisher().subscribe(probe)

    #expect(probe.values == [1, 2, 3])
  }

  @Test func `a producer is started by the first request of each subscriber`() {
    var starts = 0
    let producer = SignalProducer<Int, Never> { () -> Int in
      starts += 1
      return starts
    }
    let (first, second) = (Probe<Int, Never>(.none), Probe<Int, Never>(.unlimited))

    producer.publisher().subscribe(first)
    #expect(starts == 0)
    producer.publisher().subscribe(second)
    first.request(1)

    #expect((second.values, first.values) == ([1], [2]))
    #expect(first.isFinished && second.isFinished)
  }

  @Test func `a property publishes its present value, and only the newest one later`() {
    let property = MutableProperty(1)
    let probe = Probe<Int, Never>(.max(1))
    property.publisher.subscribe(probe)
    #expect(probe.values == [1])

    for value in 2...4 { property.value = value }
    probe.request(1)
    #expect(probe.values == [1, 4])
    probe.request(1)
    property.value = 5

    #expect(probe.values == [1, 4, 5])
  }

  @Test func `the release of a property finishes its publisher, also through operators`() {
    var property: MutableProperty? = MutableProperty(1)
    var values: [String] = []
    var isFinished = false
    let cancellable = property?.projectedValue.publisher.map { "\($0)" }.sink(
      receiveCompletion: { _ in isFinished = true },
      receiveValue: { values.append($0) }
    )

    property?.value = 2
    property = nil

    #expect(values == ["1", "2"])
    #expect(isFinished)
    cancellable?.cancel()
  }

  @Test func `a cancelled subscription releases the subscriber, and the source its observer`()
    async
  {
    weak var released: Probe<Int, Failure>?
    do {
      let probe = Probe<Int, Failure>(.unlimited)
      signal.publisher().subscribe(probe)
      released = probe
      probe.cancel()
    }
    await settle()

    #expect(released == nil)
    input.send(value: 1)
  }

  @Test func `a subscription may be cancelled and request on any thread`() async {
    let probe = Probe<Int, Failure>(.none)
    signal.publisher().subscribe(probe)
    input.send(value: 1)

    await elsewhere(probe.subscription) { $0.request(.max(1)) }
    await settle()
    #expect(probe.values == [1])
    await elsewhere(probe.subscription) { $0.cancel() }
    await settle()
    input.send(value: 2)

    #expect(probe.values == [1])
  }

  private func elsewhere(
    _ subscription: (any Subscription)?,
    _ body: @escaping @Sendable (any Subscription) -> Void
  ) async {
    guard let subscription else { return }
    await Task.detached { body(subscription) }.value
  }
}
