import BinderySignals
import Testing

/// The owners of the input that a generator receives.
struct InputTests {
  private var ignoring: (SignalProducer<Int, Never>, AnyDisposable) {
    let work = AnyDisposable()
    return (SignalProducer { _, lifetime in lifetime += work }, work)
  }

  @Test func `a generator may ignore its input while the token of the run is retained`() {
    let (producer, work) = ignoring
    var events: [Signal<Int, Never>.Event] = []

    var token: (any Disposable)? = producer.take(first: 1).start { events.append($0) }
    #expect(token?.isDisposed == false && !work.isDisposed)
    #expect(events.isEmpty)
    token = nil

    #expect(work.isDisposed)
    #expect(events == [.interrupted])
  }

  @Test func `a run whose token and input are released is interrupted`() {
    let (producer, work) = ignoring
    var events: [Signal<Int, Never>.Event] = []

    producer.start { events.append($0) }

    #expect(work.isDisposed)
    #expect(events == [.interrupted])
  }

  @Test func `a run continues without its token while its input is retained`() {
    var input: Signal<Int, Never>.Observer?
    let producer = SignalProducer<Int, Never> { observer, _ in input = observer }
    var events: [Signal<Int, Never>.Event] = []

    producer.start { events.append($0) }
    input?.send(value: 1)
    input = nil

    #expect(events == [.value(1), .interrupted])
  }

  @Test func `a run started as a signal is retained by its token in the same way`() {
    let (producer, work) = ignoring
    var token: (any Disposable)?
    var events: [Signal<Int, Never>.Event] = []

    producer.startWithSignal { signal, interrupt in
      signal.observe { events.append($0) }
      token = interrupt
    }
    #expect(token?.isDisposed == false && !work.isDisposed)
    token = nil

    #expect(work.isDisposed)
    #expect(events == [.interrupted])
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest, .race, .throttle])
  func `an inner run is retained by the outer one`(_ strategy: FlattenStrategy) {
    let (producer, work) = ignoring
    let (outer, input) = Signal<Int, Never>.pipe()

    let token = outer.flatMap(strategy) { _ in producer }.observe { _ in }
    input.send(value: 1)
    #expect(!work.isDisposed)
    token?.dispose()

    #expect(work.isDisposed)
  }
}
