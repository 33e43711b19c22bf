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
