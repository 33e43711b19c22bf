import BinderySignals
import BinderyTesting
import Testing

/// A measurement that compares itself without its device.
private final class Measurement: Equatable {
  let number: Double
  var device: Device?

  init(_ number: Double) { self.number = number }

  deinit {}

  static func == (left: Measurement, right: Measurement) -> Bool { left.number == right.number }
}

private final class Device {
  var last: Measurement?

  init() {}

  deinit {}
}

private class Named {
  let name: String

  init(_ name: String) { self.name = name }

  deinit {}
}

private final class NamedNumber: Named, Equatable {
  let number: Double

  init(_ name: String, _ number: Double) {
    self.number = number
    super.init(name)
  }

  deinit {}

  static func == (left: NamedNumber, right: NamedNumber) -> Bool {
    left.name == right.name && left.number == right.number
  }
}

/// Values that return to the property whose write has caused them.
struct ReturningValueTests {
  // C73
  @Test func `a listener that corrects a value in place in a circle wins`() {
    let (first, second) = (MutableProperty<[Int]>([]), MutableProperty<[Int]>([]))
    var isCorrected = false
    var seen: [[Int]] = []
    first.signal.observeValues {
      guard $0 == [1], !isCorrected else { return }
      isCorrected = true
      first.value.append(2)
    }
    second <~ first
    first <~ second
    first.signal.observeValues { seen.append($0) }

    first.value = [1]

    #expect((first.value, second.value) == ([1, 2], [1, 2]))
    #expect(seen == [[1], [1, 2]])
  }

  // C73
  @Test func `an object that holds a NaN and refers to itself settles`() {
    let (first, second) = (MutableProperty(Measurement(0)), MutableProperty(Measurement(0)))
    let (measurement, device) = (Measurement(.nan), Device())
    (measurement.device, device.last) = (device, measurement)

    let cycles = Trace.cycles(limit: 50) {
      first <~ second
      second <~ first
      first.value = measurement
    }
    device.last = nil

    #expect(second.value === measurement)
    #expect(cycles.isEmpty)
  }

  // C73
  @Test func `an object that holds a NaN is not taken for another one`() {
    let (first, second) = (MutableProperty(NamedNumber("", 0)), MutableProperty(NamedNumber("", 0)))
    first <~ second
    second <~ first.signal.map { $0.name == "a" ? NamedNumber("b", $0.number) : $0 }

    first.value = NamedNumber("a", .nan)

    #expect(first.value.name == "b")
  }

  // C9
  @Test func `a value that a sink sends when it receives a cycle is not delivered later`() {
    var input: Signal<Int, Never>.Observer?
    var seen: [Int] = []
    SignalProducer<Int, Never> { observer, _ in input = observer }
      .startWithValues { value in
        seen.append(value)
        if (0..<1_000).contains(value) { input?.send(value: value + 1) }
      }

    let answer = { (event: TraceEvent) -> Bool? in
      guard case .cycle = event else { return nil }
      input?.send(value: -1)
      return true
    }
    let cycles = Trace.events(answer) {
      let limit = Trace.cycleLimit
      Trace.cycleLimit = 50
      input?.send(value: 0)
      Trace.cycleLimit = limit
    }
    seen = []
    input?.send(value: 2_000)

    #expect(cycles.count == 1)
    #expect(seen == [2_000])
  }
}
