import BinderySignals
import BinderyTesting
import Testing

private final class Gauge {
  var level = 0
  var label: String?

  init() {}

  deinit {}
}

struct BindingTargetTests {
  private let lifetime = Lifetime()

  @Test func `a target writes to a key path of an object that it does not retain`() async {
    let (levels, input) = Signal<Int, Never>.pipe()
    let released = await isReleased {
      Gauge()
    } afterwards: { gauge in
      BindingTarget(lifetime: lifetime, object: gauge, keyPath: \.level) <~ levels
      BindingTarget(lifetime: lifetime, object: gauge, keyPath: \.label) <~ levels.map(String.init)
      input.send(value: 4)
      #expect((gauge.level, gauge.label) == (4, "4"))
    }
    input.send(value: 5)

    #expect(released)
  }

  @Test func `a binding to an absent target does nothing`() {
    let (levels, input) = Signal<Int, Never>.pipe()
    let property = MutableProperty(0)
    let there: MutableProperty<Int>? = property
    let absent: BindingTarget<Int>? = nil

    there <~ levels
    let binding = absent <~ levels
    input.send(value: 3)

    #expect(property.value == 3)
    #expect(binding == nil)
  }

  // Differs: `<~` to a target whose lifetime has ended
  @Test func `a target on a scheduler receives values through it, until its lifetime ends`() {
    let scheduler = TestScheduler()
    let (levels, input) = Signal<Int, Never>.pipe()
    let gauge = Gauge()
    BindingTarget(on: scheduler, lifetime: lifetime, object: gauge, keyPath: \.level) <~ levels

    input.send(value: 1)
    let before = gauge.level
    scheduler.advance()
    let after = gauge.level
    input.send(value: 2)
    lifetime.dispose()
    scheduler.advance()

    #expect((before, after, gauge.level) == (0, 1, 1))
  }

  @Test func `values are sent to the input of a signal, which is not retained`() {
    let source = MutableProperty(1)
    var seen: [String] = []
    do {
      let (signal, input) = Signal<Int, Never>.pipe()
      signal.observe { seen.append("\($0)") }
      input <~ source
      source.value = 2
    }
    source.value = 3

    #expect(seen == ["value 1", "value 2", "interrupted"])
  }

  // C16, C17
  @Test func `a binding on a scheduler ends with a lifetime that is released`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    weak var released: Lifetime?
    do {
      let owned = Lifetime()
      released = owned
      BindingTarget<Int>(on: ImmediateScheduler(), lifetime: owned) { received.append($0) }
        <~ numbers
      input.send(value: 1)
    }

    input.send(value: 2)

    #expect(released == nil)
    #expect(received == [1])
  }

  // C64
  @Test func `a binding to an ended target does nothing`() {
    var starts = 0
    lifetime.dispose()

    let binding =
      BindingTarget<Int>(lifetime: lifetime) { _ in }
      <~ SignalProducer<Int, Never>(value: 1).on(starting: { starts += 1 })

    #expect(binding == nil)
    #expect(starts == 0)
  }

  @Test func `a source property is not retained by its bindings`() async {
    let (text, optional) = (MutableProperty(""), MutableProperty<String?>(nil))
    var executed: [String] = []
    let command = Command<String, Void> { executed.append($0) }
    let released = await isReleased {
      MutableProperty("a")
    } afterwards: { source in
      text <~ source
      text <~ source.projectedValue
      optional <~ source
      command <~ source.map { $0 + "!" }
      command <~ source
      source.value = "b"
    }

    #expect(released)
    #expect((text.value, optional.value) == ("b", "b"))
    #expect(executed == ["a!", "a", "b", "b!"])
  }
}
