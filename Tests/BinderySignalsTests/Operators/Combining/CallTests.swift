import BinderySignals
import BinderyTesting
import Testing

struct CallTests {
  @Test func `a function is called with the latest value of each source`() {
    let title = MutableProperty("a")
    let (numbers, number) = Signal<Int, Never>.pipe()
    var calls: [String] = []
    func show(title: String, number: Int) { calls.append("\(title)\(number)") }

    let token = call(show, withLatestOf: title.projectedValue, numbers)
    number.send(value: 1)
    title.value = "b"
    token.dispose()
    number.send(value: 2)

    #expect(calls == ["a1", "b1"])
    #expect(token.isDisposed)
  }

  @Test func `a call ends with its sources`() {
    var calls: [Int] = []

    let token = call({ calls.append($0) }, withLatestOf: SignalProducer(values: [1, 2]))

    #expect(calls == [1, 2])
    #expect(token.isDisposed)
  }
}
