import BinderySignals
import BinderyTesting
import Testing

private final class Screen {
  @MutableProperty private(set) var title = ""
  @MutableProperty private(set) var subtitle: String?

  init(_ titles: Signal<String, Never>) {
    _title <~ titles
    _subtitle <~ titles
  }
}

struct BindingTests {
  @Test func `a property follows the source bound to it, and is not retained by it`() async {
    let (titles, input) = Signal<String, Never>.pipe()
    let released = await isReleased {
      Screen(titles)
    } afterwards: {
      input.send(value: "Home")
      #expect($0.title == "Home")
      #expect($0.subtitle == "Home")
    }

    input.send(value: "Away")

    #expect(released)
  }

  @Test func `the signal of a property sends nested writes in order`() {
    let number = MutableProperty(0)
    var first: [Int] = []
    var second: [Int] = []
    number.signal.observeValues {
      first.append($0)
      if $0 < 3 { number.value = $0 + 1 }
    }
    number.signal.observeValues { second.append($0) }

    number.value = 1

    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
  }

  @Test func `a target ends with its lifetime, which the binding does not retain`() {
    let (titles, input) = Signal<String, Never>.pipe()
    var received: [String] = []
    var lifetime: Lifetime? = Lifetime()
    weak let released = lifetime
    if let lifetime { BindingTarget(lifetime: lifetime) { received.append($0) } <~ titles }
    input.send(value: "Home")

    lifetime = nil
    input.send(value: "Away")

    #expect(released == nil)
    #expect(received == ["Home"])
  }

  @Test func `the signal of a property completes when the property is released`() {
    var events: [Signal<Int, Never>.Event] = []
    do {
      let number = MutableProperty(0)
      number.signal.observe { events.append($0) }
      number.value = 1
    }

    #expect(events == [.value(1), .completed])
  }

  @Test func `a producer of a computed property begins with the current value`() {
    let number = MutableProperty(1)
    let square = computed { number.value * number.value }
    var seen: [Int] = []
    let run = square.producer.startWithValues { seen.append($0) }

    number.value = -1
    number.value = 3
    run.dispose()
    number.value = 4

    #expect(seen == [1, 9])
  }

  @Test func `a command is executed with each value bound to it`() {
    let (names, input) = Signal<String, Never>.pipe()
    var greeted: [String] = []
    let greet = Command<String, Void> { greeted.append($0) }

    greet <~ names
    input.send(value: "Ada")

    #expect(greeted == ["Ada"])
  }
}
