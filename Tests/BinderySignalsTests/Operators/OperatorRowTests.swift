import BinderySignals
import Testing

/// Operators without a memory form rows that take part only while somebody listens.
struct OperatorRowTests {
  private let pipe = Signal<Int, Never>.pipe()

  @Test(arguments: [1, 63, 64, 65, 200])
  func `a row passes values on, pauses when nobody listens, and goes on`(count: Int) {
    var calls = 0
    var row = pipe.output
    for _ in 0..<count {
      row = row.map {
        calls += 1
        return $0 + 1
      }
    }
    var heard: [Int] = []

    pipe.input.send(value: 0)
    let first = row.observeValues { heard.append($0) }
    pipe.input.send(value: 1)
    first?.dispose()
    pipe.input.send(value: 2)
    let second = row.observeValues { heard.append($0) }
    pipe.input.send(value: 3)
    second?.dispose()

    #expect(heard == [1 + count, 3 + count])
    #expect(calls == 2 * count)
  }

  @Test(arguments: [1, 65])
  func `a row whose last observer goes during a transformation goes quietly`(count: Int) {
    var token: (any Disposable)?
    var heard: [Int] = []
    var row = pipe.output.map {
      if $0 == 2 { token?.dispose() }
      return $0
    }
    for _ in 1..<count { row = row.map { $0 } }
    token = row.observeValues { heard.append($0) }
    row = .never

    for value in 1...3 { pipe.input.send(value: value) }

    #expect(heard == [1])
  }

  @Test func `a row ends with its signal, for early and late observers`() {
    let row = pipe.output.map { $0 }.filter { $0 > 0 }
    var events: [Signal<Int, Never>.Event] = []
    var late: [Signal<Int, Never>.Event] = []
    row.observe { events.append($0) }

    pipe.input.send(value: 1)
    pipe.input.sendCompleted()
    row.observe { late.append($0) }

    #expect(events == [.value(1), .completed])
    #expect(late == [.interrupted])
  }
}
