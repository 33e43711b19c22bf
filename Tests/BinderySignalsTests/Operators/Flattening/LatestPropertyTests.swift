import BinderySignals
import Testing

/// Inner producers that only follow a property are followed without a run of their own.
struct LatestPropertyTests {
  private let pipe = Signal<MutableProperty<Int>, Never>.pipe()

  @Test func `only the newest property is heard, from its present value on`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let heard = heardValues()

    pipe.input.send(value: one)
    one.value = 10
    pipe.input.send(value: two)
    one.value = 11
    two.value = 20
    pipe.input.send(value: one)
    two.value = 21

    #expect(heard.values == [1, 10, 2, 20, 11])
  }

  @Test func `the same property again is followed anew, behind who came meanwhile`() {
    let one = MutableProperty(1)
    var order: [String] = []
    pipe.output.flatMap(.latest) { $0.producer }.observeValues { order.append("latest \($0)") }

    pipe.input.send(value: one)
    one.signal.observeValues { order.append("other \($0)") }
    pipe.input.send(value: one)
    one.value = 2

    #expect(order == ["latest 1", "latest 1", "other 2", "latest 2"])
  }

  @Test func `a property may lead to the next one while it is heard`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let heard = heardValues { if $0 == 10 { pipe.input.send(value: two) } }

    pipe.input.send(value: one)
    one.value = 10
    one.value = 3
    two.value = 20

    #expect(heard.values == [1, 10, 2, 20])
  }

  @Test func `what a stopped producer leads to comes after what stopped it`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let (outer, input) = Signal<SignalProducer<Int, Never>, Never>.pipe()
    var heard: [Int] = []
    outer.flatten(.latest).observeValues { heard.append($0) }

    input.send(
      value: SignalProducer<Int, Never>.never.on(disposed: {
        input.send(value: two.producer)
      })
    )
    input.send(value: one.producer)
    one.value = 10
    two.value = 20

    #expect(heard == [1, 2, 20])
  }

  private func heardValues(_ also: @escaping (Int) -> Void = { _ in }) -> Heard {
    let heard = Heard()
    pipe.output.flatMap(.latest) { $0.producer }.observeValues {
      heard.values.append($0)
      also($0)
    }
    return heard
  }
}

private final class Heard {
  var values: [Int] = []
}
