import BinderySignals
import BinderyTesting
import Testing

struct MakingTests {
  private struct Fault: Error, Equatable {}

  private func events<Failure>(
    of producer: SignalProducer<Int, Failure>
  ) -> [Signal<Int, Failure>.Event] {
    var events: [Signal<Int, Failure>.Event] = []
    producer.start { events.append($0) }
    return events
  }

  @Test func `values, sequences and results`() {
    typealias Numbers = SignalProducer<Int, Fault>

    #expect(events(of: Numbers(value: 1)) == [.value(1), .completed])
    #expect(events(of: Numbers(values: 1, 2, 3)) == [.value(1), .value(2), .value(3), .completed])
    #expect(
      events(of: Numbers(stride(from: 0, to: 4, by: 2))) == [.value(0), .value(2), .completed]
    )
    #expect(events(of: Numbers(error: Fault())) == [.failed(Fault())])
    #expect(events(of: Numbers(Result<Int, Fault>.success(1))) == [.value(1), .completed])
    #expect(events(of: Numbers(Result<Int, Fault>.failure(Fault()))) == [.failed(Fault())])
  }

  @Test func `a result is accepted wherever a producer is`() {
    let one = Result<Int, Fault>.success(1)
    let numbers = SignalProducer<Int, Fault>(value: 2)

    #expect(events(of: numbers.prefix(one)) == [.value(1), .value(2), .completed])
    #expect(events(of: .merge(one, numbers)) == [.value(1), .value(2), .completed])
  }

  @Test func `actions are called at each start`() {
    var runs = 0
    let counting = SignalProducer<Int, Never> { () -> Int in
      runs += 1
      return runs
    }
    let failing = SignalProducer<Int, Fault> { () -> Result<Int, Fault> in .failure(Fault()) }
    let throwing = SignalProducer<Int, any Error> { () throws -> Int in throw Fault() }
    var failure: (any Error)?

    #expect(events(of: counting) == [.value(1), .completed])
    #expect(events(of: counting) == [.value(2), .completed])
    #expect(events(of: failing) == [.failed(Fault())])
    throwing.startWithFailed { failure = $0 }
    #expect(failure as? Fault == Fault())
  }

  @Test func `producers of properties send the current value and the changes`() {
    let property = MutableProperty(1)
    var seen: [Int] = []
    SignalProducer(property).startWithValues { seen.append($0) }
    SignalProducer(property.projectedValue).startWithValues { seen.append($0 * 10) }

    property.value = 2

    #expect(seen == [1, 10, 2, 20])
  }

  @Test func `signal operators with one and two inputs can be lifted`() {
    let marbles = Marbles()
    let left = marbles.cold("-1---2|")
    let right = marbles.cold("---a---b|", .names)
    let combined = left.lift { left in { right in left.combineLatest(with: right) } }(right)
    let doubled = marbles.record(left.lift { $0.map { $0 * 2 } })
    let run = marbles.record(combined)
    marbles.play()

    #expect(doubled.timeline == "-2---4|")
    #expect(run.timeline == "---[1,a]-[2,a]-[2,b]|")
  }
}
