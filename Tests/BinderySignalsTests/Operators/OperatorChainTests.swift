import BinderySignals
import Testing

/// Stateless operators form chains that observe their upstream only while they are observed.
struct OperatorChainTests {
  private let pipe = Signal<Int, Never>.pipe()

  @Test(arguments: [1, 63, 64, 65, 200])
  func `a chain forwards values, pauses without observers, and resumes`(count: Int) {
    var calls = 0
    var chain = pipe.output
    for _ in 0..<count {
      chain = chain.map {
        calls += 1
        return $0 + 1
      }
    }
    var received: [Int] = []

    pipe.input.send(value: 0)
    let first = chain.observeValues { received.append($0) }
    pipe.input.send(value: 1)
    first?.dispose()
    pipe.input.send(value: 2)
    let second = chain.observeValues { received.append($0) }
    pipe.input.send(value: 3)
    second?.dispose()

    #expect(received == [1 + count, 3 + count])
    #expect(calls == 2 * count)
  }

  @Test(arguments: [1, 65])
  func `a chain whose last observer is removed during a transformation sends nothing`(count: Int) {
    var token: (any Disposable)?
    var received: [Int] = []
    var chain = pipe.output.map {
      if $0 == 2 { token?.dispose() }
      return $0
    }
    for _ in 1..<count { chain = chain.map { $0 } }
    token = chain.observeValues { received.append($0) }
    chain = .never

    for value in 1...3 { pipe.input.send(value: value) }

    #expect(received == [1])
  }

  @Test func `a chain ends with its source, for early and late observers`() {
    let chain = pipe.output.map { $0 }.filter { $0 > 0 }
    var events: [Signal<Int, Never>.Event] = []
    var late: [Signal<Int, Never>.Event] = []
    chain.observe { events.append($0) }

    pipe.input.send(value: 1)
    pipe.input.sendCompleted()
    chain.observe { late.append($0) }

    #expect(events == [.value(1), .completed])
    #expect(late == [.interrupted])
  }
}
