import BinderySignals
import Testing

/// Inner producers that only follow a property are followed without a run of their own.
struct LatestPropertyTests {
  private let pipe = Signal<MutableProperty<Int>, Never>.pipe()

  @Test func `only the newest property is followed, beginning with its current value`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let received = receivedValues()

    pipe.input.send(value: one)
    one.value = 10
    pipe.input.send(value: two)
    one.value = 11
    two.value = 20
    pipe.input.send(value: one)
    two.value = 21

    #expect(received.values == [1, 10, 2, 20, 11])
  }

  @Test func `following the same property again appends its observer at the end`() {
    let one = MutableProperty(1)
    var order: [String] = []
    pipe.output.flatMap(.latest) { $0.producer }.observeValues { order.append("latest \($0)") }

    pipe.input.send(value: one)
    one.signal.observeValues { order.append("other \($0)") }
    pipe.input.send(value: one)
    one.value = 2

    #expect(order == ["latest 1", "latest 1", "other 2", "latest 2"])
  }

  @Test func `a value of the inner property may switch to the next property`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let received = receivedValues { if $0 == 10 { pipe.input.send(value: two) } }

    pipe.input.send(value: one)
    one.value = 10
    one.value = 3
    two.value = 20

    #expect(received.values == [1, 10, 2, 20])
  }

  @Test func `values caused by a stopped producer come after the value that stopped it`() {
    let (one, two) = (MutableProperty(1), MutableProperty(2))
    let (outer, input) = Signal<SignalProducer<Int, Never>, Never>.pipe()
    var received: [Int] = []
    outer.flatten(.latest).observeValues { received.append($0) }

    input.send(
      value: SignalProducer<Int, Never>.never.on(disposed: {
        input.send(value: two.producer)
      })
    )
    input.send(value: one.producer)
    one.value = 10
    two.value = 20

    #expect(received == [1, 2, 20])
  }

  private func receivedValues(_ also: @escaping (Int) -> Void = { _ in }) -> ReceivedValues {
    let received = ReceivedValues()
    pipe.output.flatMap(.latest) { $0.producer }.observeValues {
      received.values.append($0)
      also($0)
    }
    return received
  }
}

private final class ReceivedValues {
  var values: [Int] = []
}
