import BinderySignals
import BinderyTesting
import Testing

private struct Plain {
  var number = 0
}

private struct Point: Equatable {
  var x: Double
  var y: Double
}

struct BindingCircleTests {
  private let first = MutableProperty(0)
  private let second = MutableProperty(0)

  // C73
  @Test func `two properties that are bound to each other carry each write once`() {
    var (firsts, seconds): ([Int], [Int]) = ([], [])
    first <~ second
    second <~ first
    first.signal.observeValues { firsts.append($0) }
    second.signal.observeValues { seconds.append($0) }

    first.value = 1
    second.value = 2

    #expect((first.value, second.value) == (2, 2))
    #expect((firsts, seconds) == ([1, 2], [1, 2]))
  }

  // C73
  @Test func `a circle of three properties and an operator ends`() {
    let third = MutableProperty(0)
    second <~ first
    third <~ second.producer.map { $0 }
    first <~ third.signal.filter { $0 >= 0 }

    third.value = 3

    #expect((first.value, second.value, third.value) == (3, 3, 3))
  }

  // C73
  @Test func `a listener may write a property that is bound back to its own`() {
    let (query, books) = (MutableProperty("a"), MutableProperty("a"))
    query.signal.observeValues { books.value = $0 }
    query <~ books

    query.value = "swift"
    books.value = "rust"

    #expect((query.value, books.value) == ("rust", "rust"))
  }

  // C73
  @Test func `a property that feeds the signal it is bound to ends, whichever begins`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var sent: [Int] = []
    signal.observeValues { sent.append($0) }
    first <~ signal
    second <~ signal
    input <~ first
    input <~ second
    sent = []

    first.value = 1
    input.send(value: 2)

    #expect((first.value, second.value) == (2, 2))
    #expect(Set(sent) == [1, 2])
    #expect(sent.count < 10)
  }

  // C73
  @Test func `a listener that corrects a value in a circle wins`() {
    first.signal.observeValues { [first] in if $0 > 100 { first.value = 100 } }
    second <~ first
    first <~ second

    first.value = 150
    let written = (first.value, second.value)
    second.value = 200

    #expect(written == (100, 100))
    #expect((first.value, second.value) == (100, 100))
  }

  // C71
  @Test func `a binding outside a circle forwards equal writes`() {
    var seen: [Int] = []
    second <~ first
    second.signal.observeValues { seen.append($0) }

    first.value = 1
    first.value = 1

    #expect(seen == [1, 1])
  }

  // C9
  @Test func `a circle of values that change is reported and ends`() {
    let reports = Trace.cycles(limit: 50) {
      second <~ first.signal.map { $0 + 1 }
      first <~ second.signal.map { $0 + 1 }
      first.value = 1
    }

    #expect(reports.count == 1)
    let path = reports.first ?? []
    #expect(path.count >= 3 && path.first == path.last)
  }

  // C9
  @Test func `a circle of values that cannot be compared is reported and ends`() {
    let (left, right) = (MutableProperty(Plain()), MutableProperty(Plain()))
    let reports = Trace.cycles(limit: 50) {
      left <~ right
      right <~ left
      left.value = Plain(number: 1)
    }

    #expect(reports.count == 1)
    #expect(right.value.number == 1)
  }

  // C9
  @Test func `a signal and a run that cause their own values are reported and end`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let (other, otherInput) = Signal<Int, Never>.pipe()
    let merged = SignalProducer.merge([signal.producer, other.producer])
    var rounds = 0
    let reports = Trace.cycles(limit: 50) {
      signal.observeValues { _ in rounds += 1 }
      signal.observeValues { input.send(value: $0 + 1) }
      input.send(value: 0)
      merged.startWithValues { otherInput.send(value: $0 + 1) }
      otherInput.send(value: 0)
    }

    #expect(reports.count == 2)
    #expect(rounds <= 60)
  }

  // C9
  @Test func `a generator that sends in response to its own values is reported and ends`() {
    var input: Signal<Int, Never>.Observer?
    var rounds = 0
    let reports = Trace.cycles(limit: 50) {
      SignalProducer<Int, Never> { observer, _ in input = observer }
        .startWithValues { value in
          rounds += 1
          input?.send(value: value + 1)
        }
      input?.send(value: 0)
    }

    #expect(reports.count == 1)
    #expect(rounds <= 60)
  }

  // C9
  @Test func `many values that are sent during one delivery are no circle`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var count = 0
    let reports = Trace.cycles(limit: 50) {
      signal.observeValues { value in
        count += 1
        if value == 0 { for number in 1...1000 { input.send(value: number) } }
      }
      input.send(value: 0)
    }

    #expect(reports.isEmpty)
    #expect(count == 1001)
  }

  // C73
  @Test func `a NaN settles, alone and as a part of a value`() {
    let (left, right) = (MutableProperty(0.0), MutableProperty(0.0))
    let (point, other) = (MutableProperty(Point(x: 0, y: 0)), MutableProperty(Point(x: 0, y: 0)))
    let reports = Trace.cycles(limit: 50) {
      left <~> right
      left.value = .nan
      left <~ right
      right <~ left
      right.value = .nan
      point <~> other
      point.value = Point(x: .nan, y: 1)
      point.value = Point(x: .nan, y: 2)
    }

    #expect(reports.isEmpty)
    #expect(left.value.isNaN && right.value.isNaN)
    #expect(other.value.y == 2)
  }
}
