import BinderySignals
import Testing

// C43
struct LongChainTests {
  @Test func `ten thousand chained maps deliver and end on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Signal<Int, Never>.Event] = []

    var chain = numbers
    for _ in 0..<10_000 { chain = chain.map { $0 + 1 } }
    chain.observe { received.append($0) }
    input.send(value: 0)
    input.send(value: 1)
    input.sendCompleted()

    #expect(received == [.value(10_000), .value(10_001), .completed])
  }

  @Test func `ten thousand chained maps of a producer run and are interrupted on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Signal<Int, Never>.Event] = []

    var chain = SignalProducer(numbers)
    for _ in 0..<10_000 { chain = chain.map { $0 + 1 } }
    let run = chain.start { received.append($0) }
    input.send(value: 0)
    run.dispose()
    input.send(value: 1)

    #expect(received == [.value(10_000), .interrupted])
  }

  @Test func `ten thousand chained maps are released on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []

    var chain: Signal<Int, Never>? = numbers
    for _ in 0..<10_000 { chain = chain?.map { $0 + 1 } }
    let token = chain?.observeValues { received.append($0) }
    chain = nil
    input.send(value: 0)
    token?.dispose()
    input.send(value: 1)

    #expect(received == [10_000])
  }

  @Test func `ten thousand chained stateful operators are released on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []

    var chain: Signal<Int, Never>? = numbers
    for _ in 0..<10_000 { chain = chain?.scan(0, +) }
    let token = chain?.observeValues { received.append($0) }
    chain = nil
    token?.dispose()
    input.send(value: 1)

    #expect(received.isEmpty)
  }

  @Test func `a chain of a hundred thousand signals is released on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    weak var nearest: Signal<Int, Never>?
    weak var nearestWithMemory: Signal<Int, Never>?

    do {
      let first = (numbers.map { $0 + 1 }, numbers.skipRepeats())
      (nearest, nearestWithMemory) = first
      var chain = first
      for _ in 1..<100_000 { chain = (chain.0.map { $0 + 1 }, chain.1.skipRepeats()) }
      #expect(chain.0 !== chain.1)
    }

    #expect(nearest == nil)
    #expect(nearestWithMemory == nil)
    input.sendCompleted()
  }

  @Test func `ten thousand chained operators that may end early end on a normal stack`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Signal<Int, Never>.Event] = []

    var chain = SignalProducer(numbers)
    for _ in 0..<10_000 { chain = chain.take(first: 2) }
    let run = chain.start { received.append($0) }
    input.send(value: 1)
    run.dispose()
    input.send(value: 2)

    #expect(received == [.value(1), .interrupted])
  }
}
