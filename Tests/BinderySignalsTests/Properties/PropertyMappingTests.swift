import BinderySignals
import BinderyTesting
import Testing

struct PropertyMappingTests {
  @Test func `a mapped property follows its source`() {
    let word = MutableProperty("loom")
    let (lengths, firsts, constants) = (
      word.map(\.count), word.map { $0.first }, word.map { _ in 7 }
    )

    word.value = "shuttle"

    #expect(lengths.value == 7)
    #expect(firsts.value == "s")
    #expect(constants.value == 7)
  }

  // C71
  @Test func `a write that leaves the mapped value equal is no event`() {
    let number = MutableProperty(1)
    let log = Log(number.map { $0 / 2 })

    for value in [2, 3, 3, 4] { number.value = value }

    #expect(log.events == ["value 0", "value 1", "value 2"])
  }

  // Differs: a derived property between changes
  @Test func `mapping is lazy, and happens once per change`() {
    let number = MutableProperty(1)
    var calls = 0
    let square = number.map { value in
      calls += 1
      return value * value
    }

    for value in 2...5 { number.value = value }
    let unobserved = calls
    _ = (square.value, square.value)

    #expect(unobserved == 1)
    #expect(calls == 2)
    #expect(square.value == 25)
  }

  @Test func `other properties that the closure reads are not observed`() {
    let (number, factor) = (MutableProperty(2), MutableProperty(10))
    let log = Log(number.map { $0 * factor.value })

    factor.value = 100
    number.value = 3

    #expect(log.events == ["value 20", "value 300"])
  }

  @Test func `a source is not retained, and its release completes the derived property`() async {
    var derived: Property<Int>?
    var log: Log<Int>?
    let released = await isReleased {
      MutableProperty(1)
    } afterwards: { number in
      derived = number.map { $0 + 1 }.map { $0 * 10 }.skipRepeats()
      log = derived.map { Log($0) }
      number.value = 2
    }

    #expect(released)
    #expect(derived?.value == 30)
    #expect(log?.events == ["value 20", "value 30", "completed"])
  }

  @Test func `a value written just before the release arrives before the completion`() {
    var log: Log<Int>?
    do {
      let number = MutableProperty(1)
      log = Log(number.map { -$0 })
      batch { number.value = 2 }
    }

    #expect(log?.events == ["value -1", "value -2", "completed"])
  }

  @Test func `a producer that is started late sends the last value and completes`() {
    var producer: SignalProducer<Int, Never>?
    do {
      let number = MutableProperty(1)
      producer = number.producer
      number.value = 2
    }
    var events: [Signal<Int, Never>.Event] = []

    producer?.start { events.append($0) }

    #expect(events == [.value(2), .completed])
  }

  @Test func `an observer retains a derived property, and not its source`() {
    let number = MutableProperty(1)
    var seen: [Int] = []
    number.map { $0 * 2 }.signal.observeValues { seen.append($0) }

    number.value = 2

    #expect(seen == [4])
  }

  @Test func `a chain of ten thousand mapped properties needs no deep stack`() {
    let number = MutableProperty(0)
    var last = number.map { $0 }
    for _ in 0..<10_000 { last = last.map { $0 + 1 } }
    let log = Log(last)

    number.value = 1

    #expect(log.events == ["value 10000", "value 10001"])
  }

  @Test func `repeats are dropped by equality or by a closure`() {
    let number = MutableProperty(1)
    let (equal, close) = (Log(number.skipRepeats()), Log(number.skipRepeats { abs($0 - $1) < 3 }))

    for value in [1, 2, 2, 9] { number.value = value }

    #expect(equal.events == ["value 1", "value 2", "value 9"])
    #expect(close.events == ["value 1", "value 9"])
  }

  @Test func `a property is negated`() {
    let isOn = MutableProperty(true)
    let isOff = isOn.negate()

    isOn.value = false

    #expect(isOff.value)
  }
}
