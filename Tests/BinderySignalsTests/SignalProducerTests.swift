import BinderySignals
import BinderyTesting
import Testing

private struct Broken: Error, Equatable {}

struct SignalProducerTests {
  @Test func `each start runs the work again`() {
    var starts = 0
    let producer = SignalProducer<Int, Never> { observer, _ in
      starts += 1
      observer.send(value: starts)
      observer.sendCompleted()
    }
    var seen: [Int] = []

    producer.startWithValues { seen.append($0) }
    producer.startWithValues { seen.append($0) }

    #expect(seen == [1, 2])
  }

  @Test func `disposing of a run interrupts it and ends its lifetime`() {
    var ended = false
    var events: [Signal<Int, Never>.Event] = []
    let producer = SignalProducer<Int, Never> { observer, lifetime in
      lifetime.observeEnded { ended = true }
      lifetime.observeEnded { _ = observer }
    }

    let run = producer.start { events.append($0) }
    run.dispose()

    #expect(events == [.interrupted])
    #expect(ended)
  }

  @Test func `asynchronous work is cancelled with its run`() async {
    var wasCancelled = false
    let producer = SignalProducer<Int, any Error> {
      await settle()
      wasCancelled = Task.isCancelled
      return 1
    }
    var values: [Int] = []

    let run = producer.startWithResult { if case .success(let value) = $0 { values.append(value) } }
    run.dispose()
    await settle()
    await settle()

    // Work that begins late is cancelled before.
    #expect(wasCancelled == !tasksBeginLate)
    #expect(values.isEmpty)
  }

  @Test func `asynchronous work delivers its value or its failure`() {
    var seen: [String] = []
    let good = SignalProducer<Int, any Error> { 1 }
    let bad = SignalProducer<Int, any Error> { throw Broken() }

    good.startWithResult { seen.append("\($0)") }
    bad.startWithResult { if case .failure(let error) = $0 { seen.append("\(error)") } }

    #expect(seen == ["success(1)", "Broken()"])
  }
}
