import BinderySignals
import BinderyTesting
import Testing

private struct Broken: Error, Equatable {}

/// A pipe of numbers whose result is written down as text, event by event.
@MainActor
private final class Probe {
  let (signal, input) = Signal<Int, Broken>.pipe()
  private(set) var log = ""

  func record<Value>(_ output: Signal<Value, Broken>) {
    output.observe { [weak self] event in
      switch event {
      case .value(let value): self?.log += "\(value) "
      case .failed: self?.log += "X"
      case .completed: self?.log += "|"
      case .interrupted: self?.log += "!"
      }
    }
  }

  func send(_ values: Int...) { for value in values { input.send(value: value) } }
}

struct OperatorTests {
  private let probe = Probe()
  private let scheduler = TestScheduler()

  @Test func `map transforms values and keeps the ending`() {
    probe.record(probe.signal.map { $0 * 2 })
    probe.send(1, 2)
    probe.input.send(error: Broken())
    #expect(probe.log == "2 4 X")
  }

  @Test func `filter drops what does not fit`() {
    probe.record(probe.signal.filter { $0.isMultiple(of: 2) })
    probe.send(1, 2, 3, 4)
    probe.input.sendCompleted()
    #expect(probe.log == "2 4 |")
  }

  @Test func `skipRepeats drops consecutive equals only`() {
    probe.record(probe.signal.skipRepeats())
    probe.send(1, 1, 2, 1)
    #expect(probe.log == "1 2 1 ")
  }

  @Test func `on runs side effects before passing on`() {
    var effects: [String] = []
    let output = probe.signal.on(
      completed: { effects.append("completed") },
      terminated: { effects.append("terminated") },
      value: { effects.append("value \($0)") }
    )
    probe.record(output)
    probe.send(1)
    probe.input.sendCompleted()
    #expect(effects == ["value 1", "completed", "terminated"])
    #expect(probe.log == "1 |")
  }

  @Test func `merge interleaves and completes with the last`() {
    let other = Probe()
    probe.record(probe.signal.merge(with: other.signal))
    probe.send(1)
    other.send(2)
    probe.input.sendCompleted()
    other.send(3)
    other.input.sendCompleted()
    #expect(probe.log == "1 2 3 |")
  }

  @Test func `combineLatest waits for both and then sends each change`() {
    let other = Probe()
    probe.record(probe.signal.combineLatest(with: other.signal).map { "\($0)\($1)" })
    probe.send(1)
    other.send(7)
    probe.send(2)
    probe.input.sendCompleted()
    other.send(8)
    other.input.sendCompleted()
    #expect(probe.log == "17 27 28 |")
  }

  @Test func `take until completes on a value or the completion of the trigger`() {
    let (trigger, pull) = Signal<Void, Never>.pipe()
    probe.record(probe.signal.take(until: trigger))
    probe.send(1)
    pull.send(value: ())
    probe.send(2)
    #expect(probe.log == "1 |")
  }

  @Test func `take during completes with the lifetime`() {
    let lifetime = Lifetime()
    probe.record(probe.signal.take(during: lifetime))
    probe.send(1)
    lifetime.dispose()
    probe.send(2)
    #expect(probe.log == "1 |")
  }

  @Test func `debounce waits for quiet`() {
    probe.record(probe.signal.debounce(.seconds(3), on: scheduler))
    probe.send(1)
    scheduler.advance(by: .seconds(2))
    probe.send(2)
    scheduler.advance(by: .seconds(2))
    #expect(probe.log.isEmpty)
    scheduler.advance(by: .seconds(1))
    probe.send(3)
    probe.input.sendCompleted()
    scheduler.run()
    #expect(probe.log == "2 |")
  }

  @Test func `debounce can deliver what waits at completion`() {
    let output = probe.signal.debounce(.seconds(3), on: scheduler, discardWhenCompleted: false)
    probe.record(output)
    probe.send(1)
    probe.input.sendCompleted()
    #expect(probe.log.isEmpty)
    scheduler.advance(by: .seconds(3))
    #expect(probe.log == "1 |")
  }

  @Test func `throttle sends the first at once and then the newest of each interval`() {
    probe.record(probe.signal.throttle(.seconds(4), on: scheduler))
    probe.send(1, 2, 3)
    #expect(probe.log == "1 ")
    scheduler.advance(by: .seconds(4))
    #expect(probe.log == "1 3 ")
    scheduler.advance(by: .seconds(9))
    probe.send(4)
    #expect(probe.log == "1 3 4 ")
  }

  @Test func `flatMap latest follows the newest inner producer`() {
    let inner = [1: Probe(), 2: Probe()]
    let output = probe.signal.flatMap(.latest) { SignalProducer(inner[$0]?.signal ?? .never) }
    probe.record(output)
    probe.send(1)
    inner[1]?.send(11)
    probe.send(2)
    inner[1]?.send(12)
    inner[2]?.send(21)
    probe.input.sendCompleted()
    #expect(probe.log == "11 21 ")
    inner[2]?.input.sendCompleted()
    #expect(probe.log == "11 21 |")
  }

  @Test func `flatMap merge follows all, and fails with the first that fails`() {
    let inner = [1: Probe(), 2: Probe()]
    let output = probe.signal.flatMap(.merge) { SignalProducer(inner[$0]?.signal ?? .never) }
    probe.record(output)
    probe.send(1, 2)
    inner[1]?.send(11)
    inner[2]?.send(21)
    inner[1]?.input.send(error: Broken())
    inner[2]?.send(22)
    #expect(probe.log == "11 21 X")
  }

  @Test func `flatMap concat starts the next when the one before has ended`() {
    let inner = [1: Probe(), 2: Probe()]
    var started: [Int] = []
    let output = probe.signal.flatMap(.concat) { number in
      SignalProducer(inner[number]?.signal ?? .never).on(starting: { started.append(number) })
    }
    probe.record(output)
    probe.send(1, 2)
    #expect(started == [1])
    inner[1]?.input.sendCompleted()
    #expect(started == [1, 2])
  }

  @Test func `flatMap concat of a hundred thousand needs no deep stack`() {
    var count = 0
    SignalProducer<Int, Never>(values: Array(0..<100_000))
      .flatMap(.concat) { SignalProducer(value: $0) }
      .startWithValues { _ in count += 1 }
    #expect(count == 100_000)
  }
}
