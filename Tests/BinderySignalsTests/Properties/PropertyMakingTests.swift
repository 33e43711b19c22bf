import BinderySignals
import BinderyTesting
import Testing

private final class Reader {
  @Property var name: String

  init(_ source: MutableProperty<String>) { _name = Property(capturing: source) }
}

struct PropertyMakingTests {
  @Test func `a constant sends its value and completes, and has no changes`() {
    let constant = Property(value: 1)
    var changes: [Signal<Int, Never>.Event] = []
    constant.signal.observe { changes.append($0) }

    #expect(Log(constant).events == ["value 1", "completed"])
    #expect(Log(constant.map { $0 + 1 }).events == ["value 2", "completed"])
    #expect(changes == [.interrupted])
  }

  @Test func `capturing retains the other property, reflecting does not`() async {
    var captured: Property<Int>?
    var reflected: Property<Int>?
    let keeps = await isReleased {
      MutableProperty(1)
    } afterwards: {
      captured = Property(capturing: $0)
    }
    let leaves = await isReleased {
      MutableProperty(2)
    } afterwards: {
      reflected = Property($0)
      $0.value = 3
    }

    #expect((keeps, leaves) == (false, true))
    #expect((captured?.value, reflected?.value) == (1, 3))
  }

  @Test func `a property of a producer begins with the initial value and follows`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Property(initial: 0, then: signal)
    let log = Log(property)

    input.send(value: 1)
    input.send(value: 1)
    input.sendCompleted()

    #expect(property.value == 1)
    #expect(log.events == ["value 0", "value 1", "value 1", "completed"])
    #expect(Property(initial: 0, then: SignalProducer<Int, Never>(values: [1, 2])).value == 2)
    #expect(Property<Int?>(initial: nil, then: SignalProducer<Int, Never>(value: 1)).value == 1)
  }

  @Test func `the work of a property ends when it is neither retained nor observed`() {
    var interruptions = 0
    let work = SignalProducer<Int, Never>.never.on(interrupted: { interruptions += 1 })
    var token: (any Disposable)?
    do {
      let property = Property(initial: 0, then: work)
      token = property.signal.observeValues { _ in }
    }

    #expect(interruptions == 0)
    token?.dispose()
    #expect(interruptions == 1)
  }

  @Test func `a wrapped property is read through its wrapper`() {
    let name = MutableProperty("Ada")
    let reader = Reader(name)

    name.value = "Grace"

    #expect(reader.name == "Grace")
    #expect(reader.$name.map(\.count).value == 5)
  }

  @Test func `a value is changed in place, and the result of the closure is returned`() {
    let numbers = MutableProperty([1, 2])
    let log = Log(numbers)

    let sum = numbers.withValue { $0.reduce(0, +) }
    let last = numbers.modify { $0.removeLast() }
    let old = numbers.swap([9])

    #expect((sum, last) == (3, 2))
    #expect(old == [1])
    #expect(log.events == ["value [1, 2]", "value [1]", "value [9]"])
  }

  // Differs: `modify` in `modify`
  @Test func `a change inside a change may read, and the outer one is stored last`() {
    let number = MutableProperty(1)

    number.modify { outer in
      number.modify { $0 += 10 }
      outer += number.value
    }

    #expect(number.value == 12)
  }

  @Test func `a value that an observer writes at the first value is delivered after it`() {
    let number = MutableProperty(0)
    var seen: [Int] = []

    number.producer.startWithValues { value in
      seen.append(value)
      if value < 2 { number.value = value + 1 }
    }

    #expect(seen == [0, 1, 2])
  }

  @Test func `a derived property reads a write at once, also inside a delivery`() {
    let number = MutableProperty(0)
    var seen: [[Int]] = []
    var double: Property<Int>?
    number.signal.observeValues { value in
      seen.append([value, number.value, double?.value ?? -1])
      if value == 1 { number.value = 2 }
    }
    double = number.map { $0 * 2 }

    number.value = 1

    #expect(seen == [[1, 1, 2], [2, 2, 4]])
  }
}
