import BinderySignals
import BinderyTesting
import Testing

struct PropertyCombiningTests {
  @Test func `combines two and more properties`() {
    let (a, b, c) = (MutableProperty(1), MutableProperty("x"), MutableProperty(true))
    let (two, three) = (a.combineLatest(with: b), Property.combineLatest(a, b, c))
    let log = Log(two)

    a.value = 2
    b.value = "y"
    c.value = false

    #expect(log.events == [#"value (1, "x")"#, #"value (2, "x")"#, #"value (2, "y")"#])
    #expect(three.value == (2, "y", false))
  }

  // Differs: derived properties
  @Test func `a diamond gives one consistent event per change`() {
    let number = MutableProperty(1)
    let far = number.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    let log = Log(number.combineLatest(with: far).combineLatest(with: number.map { 0 - $0 }))

    number.value = 2

    #expect(log.events == ["value ((1, 4), -1)", "value ((2, 5), -2)"])
  }

  @Test func `changes of one batch are one event`() {
    let (a, b) = (MutableProperty(1), MutableProperty(2))
    let log = Log(a.combineLatest(with: b))

    batch {
      a.value = 10
      b.value = 20
    }

    #expect(log.events == ["value (1, 2)", "value (10, 20)"])
  }

  @Test func `combines a sequence in order, or sends the sentinel if it is empty`() {
    let numbers = [MutableProperty(1), MutableProperty(2)]
    let all = Property<[Int]>.combineLatest(numbers)
    let none = Property<[Int]>.combineLatest([Property<Int>]())
    let sentinel = Property<[Int]>.combineLatest([Property<Int>](), emptySentinel: [0])

    numbers[1].value = 20

    #expect(all?.value == [1, 20])
    #expect(none == nil)
    #expect(sentinel.value == [0])
  }

  @Test func `a combined property completes when the last source is released`() {
    var log: Log<(Int, Int)>?
    var events: [String]?
    do {
      let outlived = MutableProperty(1)
      do {
        let other = MutableProperty(2)
        log = Log(outlived.combineLatest(with: other))
      }
      withExtendedLifetime(outlived) {
        outlived.value = 3
        events = log?.events
      }
    }

    #expect(events == ["value (1, 2)", "value (3, 2)"])
    #expect(log?.events == ["value (1, 2)", "value (3, 2)", "completed"])
  }

  @Test func `each source has its own place in the tuple`() {
    let (a, b, c) = (MutableProperty(1), MutableProperty("b"), MutableProperty(true))

    #expect(Property.combineLatest(a, b, c).map { $0.2 }.value)
    #expect(Property.combineLatest(a, b, c, a).map { $0.3 }.value == 1)
    #expect(Property.zip(a, b, c).map { $0.1 }.value == "b")
    #expect(Property.zip(a, b, c, b).map { $0.3 }.value == "b")
  }

  @Test func `Boolean properties are combined`() {
    let (a, b) = (MutableProperty(true), MutableProperty(false))
    let both = (a.and(b), Property<Bool>.all([a, b]))
    let either = (a.or(b), Property<Bool>.any([a, b]))

    #expect((both.0.value, both.1.value) == (false, false))
    #expect((either.0.value, either.1.value) == (true, true))
    b.value = true
    #expect((both.0.value, both.1.value) == (true, true))
    a.value = false
    b.value = false
    #expect((either.0.value, either.1.value) == (false, false))
    #expect(Property<Bool>.all([Property<Bool>]()).value)
    #expect(!Property<Bool>.any([Property<Bool>]()).value)
  }
}
