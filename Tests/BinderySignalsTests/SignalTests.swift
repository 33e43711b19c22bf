import BinderySignals
import BinderyTesting
import Testing

private struct Broken: Error, Equatable {}

struct SignalTests {
  @Test func `nothing follows an ending`() {
    let (signal, input) = Signal<Int, Broken>.pipe()
    var events: [Signal<Int, Broken>.Event] = []
    signal.observe { events.append($0) }

    input.send(value: 1)
    input.send(error: Broken())
    input.send(value: 2)
    input.sendCompleted()

    #expect(events == [.value(1), .failed(Broken())])
  }

  // C4
  // Differs: a send during a delivery
  @Test func `a value sent during a delivery reaches all observers after the current one`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var first: [Int] = []
    var second: [Int] = []
    signal.observeValues {
      first.append($0)
      if $0 < 3 { input.send(value: $0 + 1) }
    }
    signal.observeValues { second.append($0) }

    input.send(value: 1)

    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
  }

  @Test func `an ending sent during a delivery is delivered after the current value`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var events: [Signal<Int, Never>.Event] = []
    signal.observeValues { _ in input.sendCompleted() }
    signal.observe { events.append($0) }

    input.send(value: 1)

    #expect(events == [.value(1), .completed])
  }

  // Differs: an observer disposed of during a delivery
  @Test func `an observer removed during a delivery receives nothing more`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    var token: (any Disposable)?
    signal.observeValues { _ in token?.dispose() }
    token = signal.observeValues { received.append($0) }

    input.send(value: 1)
    input.send(value: 2)

    #expect(received.isEmpty)
  }

  @Test func `an observer added during a delivery receives the next value first`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    var isAdded = false
    signal.observeValues { _ in
      guard !isAdded else { return }
      isAdded = true
      signal.observeValues { received.append($0) }
    }

    input.send(value: 1)
    input.send(value: 2)

    #expect(received == [2])
  }

  // C12
  @Test
  func
    `a producer of a property started before a pending write is delivered receives that value once`()
  {
    let property = MutableProperty(0)
    var received: [Int] = []
    property.signal.observeValues { value in
      guard value == 1 else { return }
      property.value = 2
      property.value = 3
      property.producer.startWithValues { received.append($0) }
      property.value = 4
    }

    property.value = 1
    property.value = 5

    #expect(received == [3, 4, 5])
  }

  @Test func `a signal whose input is released is interrupted`() {
    var wasInterrupted = false
    var input: Signal<Int, Never>.Observer?
    do {
      let pipe = Signal<Int, Never>.pipe()
      input = pipe.input
      pipe.output.observeInterrupted { wasInterrupted = true }
    }

    #expect(!wasInterrupted)
    input = nil

    #expect(wasInterrupted)
    #expect(input == nil)
  }

  @Test func `the disposable of a pipe is disposed of when its signal ends or is no longer used`() {
    let (ended, released) = (AnyDisposable(), AnyDisposable())
    let pipe = Signal<Int, Never>.pipe(disposable: ended)
    var other: Signal<Int, Never>.Observer?
    do {
      let (signal, input) = Signal<Int, Never>.pipe(disposable: released)
      other = input
      signal.observeValues { _ in }?.dispose()
      #expect(!released.isDisposed)
    }

    #expect(!ended.isDisposed && released.isDisposed)
    pipe.input.sendCompleted()

    #expect(ended.isDisposed)
    withExtendedLifetime(other) {}
  }

  // Differs: a `weak` reference to a signal
  @Test func `an observed chain is retained by its observer, and released after the observation`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    let token = signal.map { $0 * 2 }.filter { $0 > 2 }.observeValues { received.append($0) }

    input.send(value: 1)
    input.send(value: 2)
    token?.dispose()
    input.send(value: 3)

    #expect(received == [4])
  }

  @Test func `a signal that is neither retained nor observed ends its source`() {
    var hasEnded = false
    do {
      let signal = Signal<Int, Never> { observer, lifetime in
        lifetime.observeEnded { [observer] in
          _ = observer
          hasEnded = true
        }
      }
      signal.observeValues { _ in }?.dispose()
      #expect(!hasEnded)
    }

    #expect(hasEnded)
  }

  @Test func `an ended signal interrupts a late observer`() {
    var events: [Signal<Int, Never>.Event] = []

    Signal<Int, Never>.empty.observe { events.append($0) }

    #expect(events == [.interrupted])
  }
}
