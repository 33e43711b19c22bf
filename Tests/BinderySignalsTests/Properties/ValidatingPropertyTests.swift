import BinderySignals
import BinderyTesting
import Testing

private enum Fault: Error, Equatable { case negative, mismatch }

struct ValidatingPropertyTests {
  private typealias Age = ValidatingProperty<Int, Fault>
  private typealias Word = ValidatingProperty<String, Fault>

  private func age(_ inner: MutableProperty<Int>) -> Age {
    Age(inner) { value in
      switch value {
      case ..<0: .invalid(.negative)
      case 151...: .coerced(150, nil)
      default: .valid
      }
    }
  }

  @Test func `valid values are accepted, others refused, and some coerced`() {
    let inner = MutableProperty(30)
    let age = age(inner)
    var seen: [Age.Result] = []
    age.result.producer.startWithValues { seen.append($0) }

    for value in [40, -1, 200] { age.value = value }

    #expect(
      seen == [
        .valid(30), .valid(40), .invalid(-1, .negative),
        .coerced(replacement: 150, proposed: 200, error: nil),
      ]
    )
    #expect((age.value, inner.value) == (150, 150))
    #expect(age.result.value.value == 150)
  }

  @Test func `a change of the inner property is validated but not undone`() {
    let inner = MutableProperty(-5)
    let age = age(inner)
    let initial = age.result.value

    inner.value = -6

    #expect(initial == .invalid(-5, .negative))
    #expect(age.result.value == .invalid(-6, .negative))
    #expect(age.result.value.isInvalid && age.result.value.error == .negative)
    #expect(age.value == -6)
  }

  @Test func `the value and the result change together`() {
    let age = age(MutableProperty(1))
    var seen: [String] = []
    let token = observe { seen.append("\(age.value) \(age.result.value.value ?? -1)") }

    age.value = 2

    #expect(seen == ["1 1", "2 2"])
    #expect(!token.isDisposed)
  }

  @Test func `a change of a dependency of the validator validates the proposed value again`() {
    let limit = MutableProperty(10)
    let number = ValidatingProperty<Int, Fault>(5, with: limit) { value, limit in
      value <= limit ? .valid : .invalid(.mismatch)
    }

    number.value = 20
    let refused = (number.value, number.result.value)
    limit.value = 30

    #expect(refused == (5, .invalid(20, .mismatch)))
    #expect(number.value == 20)
    #expect(number.result.value == .valid(20))
  }

  @Test func `a validating property can depend on the proposed value of another`() {
    let word = Word("") { $0.isEmpty ? .invalid(.negative) : .valid }
    let again = Word("", with: word) { $0 == $1 ? .valid : .invalid(.mismatch) }

    word.value = "loom"
    let before = again.result.value
    again.value = "loom"
    let same = again.result.value
    word.value = ""

    #expect(before == .invalid("", .mismatch))
    #expect(same == .valid("loom"))
    #expect(again.result.value == .invalid("loom", .mismatch))
  }

  @Test func `a validating property can be bound to, and ends with its inner property`() async {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var log: Log<Int>?
    let released = await isReleased {
      age(MutableProperty(0))
    } afterwards: { age in
      age <~ numbers
      log = Log(age)
      input.send(value: -3)
      input.send(value: 3)
    }

    #expect(released)
    #expect(log?.events == ["value 0", "value 3", "completed"])
  }
}
