import BinderySignals
import BinderyTesting
import Testing

struct PostingTests {
  private struct Fault: Error, Equatable {}

  // C51
  // Differs: a send from another thread
  @Test func `the posts of a thread arrive in order, the completion last`() async {
    let (numbers, input) = Signal<Int, Fault>.pipe()
    let received = TestObserver(numbers)
    let poster = input.poster()

    Task.detached {
      for number in 1...1_000 { poster.post(number) }
      poster.postCompleted()
      poster.post(-1)
    }
    await settle()

    #expect(received.values == Array(1...1_000))
    #expect(received.hasCompleted)
  }

  // C51
  @Test func `the values of each of several threads arrive in order`() async {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let received = TestObserver(numbers)
    let poster = input.poster()

    for thread in 0..<4 {
      Task.detached { for number in 0..<250 { poster.post(thread * 1_000 + number) } }
    }
    await settle()

    for thread in 0..<4 {
      let own = received.values.filter { $0 / 1_000 == thread }
      #expect(own == Array(thread * 1_000..<thread * 1_000 + 250))
    }
  }

  // C51
  @Test func `a post is delivered in a later main-actor job`() async {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let received = TestObserver(numbers)
    let poster = input.poster()

    poster.post(1)
    #expect(received.values == [])
    await settle()

    #expect(received.values == [1])
  }

  // C51
  @Test func `failures and interruptions can be posted, and only the first ending is delivered`()
    async
  {
    let failing = Signal<Int, Fault>.pipe()
    let failure = TestObserver(failing.output)
    let stopped = Signal<Int, Fault>.pipe()
    let interruption = TestObserver(stopped.output)

    let first = failing.input.poster()
    first.post(1)
    first.post(error: Fault())
    first.postCompleted()
    stopped.input.poster().postInterrupted()
    await settle()

    #expect(failure.events == [.value(1), .failed(Fault())])
    #expect(interruption.events == [.interrupted])
  }

  // C51
  @Test func `a full buffer drops values according to its policy, and never the ending`() async {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let received = TestObserver(numbers)
    let poster = input.poster(bufferingPolicy: .bufferingNewest(2))

    for number in 1...5 { poster.post(number) }
    poster.postCompleted()
    await settle()

    #expect(received.events == [.value(4), .value(5), .completed])
  }

  // C51
  @Test func `releasing a poster interrupts a signal without another input`() async {
    let tracker = Tracker()
    let received = TestObserver(tracker.start())
    tracker.poster?.post(1)
    await settle()

    tracker.poster?.post(2)
    tracker.poster = nil
    await settle()

    #expect(received.events == [.value(1), .value(2), .interrupted])
  }

  // C51
  @Test func `an input is released with its poster`() async {
    let tracker = Tracker()
    let numbers = tracker.start()
    await settle()
    #expect(tracker.input != nil)

    tracker.poster = nil
    await settle()

    #expect(tracker.input == nil)
    withExtendedLifetime(numbers) {}
  }

  // C51
  @Test func `an ended signal releases its input while the poster is retained`() async {
    let tracker = Tracker()
    let numbers = tracker.start()
    await settle()

    tracker.input?.sendCompleted()
    await settle()
    tracker.poster?.post(1)
    await settle()

    #expect(tracker.input == nil)
    withExtendedLifetime(numbers) {}
  }

  // C51
  @Test func `a signal without observers releases its input while the poster is retained`() async {
    let tracker = Tracker()
    let token = tracker.start().observeValues { _ in }
    await settle()
    #expect(tracker.input != nil)

    token?.dispose()
    await settle()

    #expect(tracker.input == nil)
  }

  // C51
  @Test func `an input of a signal that has ended posts nothing and is released`() async {
    let tracker = Tracker()
    let numbers = tracker.start()
    tracker.input?.sendCompleted()

    tracker.poster = tracker.input?.poster()
    tracker.poster?.post(1)
    await settle()

    #expect(tracker.input == nil)
    withExtendedLifetime(numbers) {}
  }

  // C51
  @Test func `a producer over callbacks of another thread ends with its run`() async {
    let tracker = Tracker()
    let producer = SignalProducer<Int, Never> { observer, _ in tracker.poster = observer.poster() }
    var events: [Signal<Int, Never>.Event] = []
    let run = producer.start { events.append($0) }

    Task.detached { [poster = tracker.poster] in poster?.post(1) }
    await settle()
    run.dispose()
    tracker.poster?.post(2)
    await settle()

    #expect(events == [.value(1), .interrupted])
  }
}

/// A service that retains a poster, and no other part of the signal that it makes.
private final class Tracker {
  var poster: Poster<Int, Never>?
  private(set) weak var input: Signal<Int, Never>.Observer?

  func start() -> Signal<Int, Never> {
    let (output, input) = Signal<Int, Never>.pipe()
    poster = input.poster()
    self.input = input
    return output
  }

  init() {}
  deinit {}
}
