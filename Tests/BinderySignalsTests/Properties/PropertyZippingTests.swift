import BinderySignals
import BinderyTesting
import Testing

struct PropertyZippingTests {
  @Test func `the nth value of one goes with the nth of the other`() {
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

  @Test func `many are zipped, also of a sequence, also of none`() {
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

  @Test func `it completes when its sources have gone`() {
    var log: Log<(Int, Int)>?
    do {
      let (a, b) = (MutableProperty(1), MutableProperty(2))
      log = Log(a.zip(with: b))
    }

    #expect(log?.events == ["value (1, 2)", "completed"])
  }
}
