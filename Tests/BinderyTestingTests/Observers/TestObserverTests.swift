import BinderyTesting
import Testing

private struct Lost: Error, Equatable {}

struct TestObserverTests {
  @Test func `a test observer records the values and the ending of a signal`() {
    let (signal, input) = Signal<Int, Lost>.pipe()
    let observer = TestObserver(signal)

    input.send(value: 1)
    input.send(value: 2)
    #expect(!observer.hasEnded)
    input.send(error: Lost())

    #expect(observer.events == [.value(1), .value(2), .failed(Lost())])
    #expect(observer.values == [1, 2])
    #expect(observer.failure == Lost())
    #expect(observer.hasEnded && !observer.hasCompleted)
  }

  @Test func `taken events are not returned again`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let observer = TestObserver(signal)
    input.send(value: 1)

    #expect(observer.take() == [.value(1)])
    input.sendCompleted()

    #expect(observer.take() == [.completed])
    #expect(observer.events == [])
  }

  @Test func `a producer's run is disposed of when the observer is released`() async {
    let scheduler = TestScheduler()
    var wasInterrupted = false
    let producer = SignalProducer<Int, Never> { observer, lifetime in
      observer.send(value: 1)
      lifetime += scheduler.schedule(after: .seconds(1)) { observer.send(value: 2) }
      lifetime.observeEnded { wasInterrupted = true }
    }

    let released = await isReleased {
      TestObserver(producer)
    } afterwards: { observer in
      scheduler.advance(by: .seconds(1))
      #expect(observer.values == [1, 2])
    }

    #expect(released && wasInterrupted)
  }
}
