import BinderySignals
import BinderyTesting
import Testing

struct PropertyZippingTests {
  @Test func `the nth value of one is paired with the nth of the other`() {
    let (a, b) = (MutableProperty(1), MutableProperty("x"))
    let zipped = a.zip(with: b)
    let log = Log(zipped)

    a.value = 2
    a.value = 3
    let waiting = zipped.value
    b.value = "y"

    #expect(waiting == (1, "x"))
    #expect(log.events == [#"value (1, "x")"#, #"value (2, "y")"#])
  }

  @Test func `several properties, a sequence and an empty sequence are zipped`() {
    let (a, b, c) = (MutableProperty(1), MutableProperty(2), MutableProperty(true))
    let three = Property.zip(a, b, c)
    let all = Property<[Int]>.zip([a, b])
    let none = Property<[Int]>.zip([Property<Int>](), emptySentinel: [0])

    a.value = 10
    b.value = 20

    #expect(three.value == (1, 2, true))
    #expect(all?.value == [10, 20])
    #expect(none.value == [0])
    #expect(Property<[Int]>.zip([Property<Int>]()) == nil)
  }

  // C45
  @Test(arguments: ["itself", "derived"])
  func `all observers receive the last pair before one of them receives the completion`(
    _ kind: String
  ) {
    var left: MutableProperty<Int>? = MutableProperty(1)
    let right = MutableProperty(1)
    guard let zipped = left?.zip(with: right) else { return }
    let output = kind == "itself" ? zipped : zipped.map { $0 }
    var log: [String] = []
    for name in ["first", "second"] {
      output.signal.observe { log.append("\(name) \($0)") }
    }

    left?.value = 2
    left = nil
    right.value = 2

    let lines = ["value (2, 2)", "completed"].flatMap { ["first \($0)", "second \($0)"] }
    #expect(log == lines)
  }

  // C45
  @Test func `a property that is released inside a batch completes after its last value`() {
    var number: MutableProperty<Int>? = MutableProperty(1)
    let tens = number?.map { $0 * 10 }
    var log: [String] = []
    for name in ["first", "second"] {
      tens?.producer.start { log.append("\(name) \($0)") }
    }

    batch {
      number?.value = 2
      number = nil
      log.append("batch")
    }

    let values = [
      "first value 10", "second value 10", "batch", "first value 20", "second value 20",
    ]
    #expect(log == values + ["first completed", "second completed"])
  }

  @Test func `a zipped property completes when its sources are released`() {
    var log: Log<(Int, Int)>?
    do {
      let (a, b) = (MutableProperty(1), MutableProperty(2))
      log = Log(a.zip(with: b))
    }

    #expect(log?.events == ["value (1, 2)", "completed"])
  }
}
