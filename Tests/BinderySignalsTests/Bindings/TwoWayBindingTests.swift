import BinderySignals
import BinderyTesting
import Testing

private enum Fault: Error { case tooLong }

private final class Draft {
  @MutableProperty var name = "Ada"
  @MutableProperty var age = 36

  init() {}

  deinit {}
}

struct TwoWayBindingTests {
  /// A property of a view that counts its writes.
  private final class Field {
    let text = MutableProperty("")
    private(set) var writes: [String] = []

    init() { text.signal.observeValues { [weak self] in self?.writes.append($0) } }

    deinit {}
  }

  private let field = Field()
  private let model = Draft()

  @Test func `the left end takes the value of the right, then either follows the other`() {
    field.text <~> ValueBinding(model, \.name)

    let first = field.text.value
    field.text.value = "Grace"
    let typed = model.name
    model.name = "Edsger"

    #expect((first, typed, field.text.value) == ("Ada", "Grace", "Edsger"))
  }

  @Test func `a change is not written back`() {
    let other = Field()
    field.text <~> other.text

    field.text.value = "a"
    other.text.value = "b"

    #expect(field.writes == ["", "a", "b"])
    #expect(other.writes == ["a", "b"])
  }

  @Test func `an incomplete number stays as it was typed`() {
    field.text <~> ValueBinding(model, \.age).converted(to: { String($0) }, from: { Int($0) })

    for typed in ["3", "03", "", "4x", "+44"] { field.text.value = typed }

    #expect(model.age == 44)
    #expect(field.writes == ["36", "3", "03", "", "4x", "+44"])
    model.age = 45
    #expect(field.text.value == "45")
  }

  @Test func `a value that the other end changes is written back`() {
    let short = ValidatingProperty<String, Fault>("") { text in
      text.count > 3 ? .coerced(String(text.prefix(3)), nil) : .valid
    }
    field.text <~> short

    field.text.value = "abcd"

    #expect((short.value, field.text.value) == ("abc", "abc"))
  }

  @Test func `a value that the other end refuses stays at the end where it was typed`() {
    let short = ValidatingProperty<String, Fault>("abc") { text in
      text.count > 3 ? .invalid(.tooLong) : .valid
    }
    field.text <~> short

    field.text.value = "abcd"
    let refused = (short.value, field.text.value)
    field.text.value = "ab"

    #expect(refused == ("abc", "abcd"))
    #expect(short.value == "ab")
  }

  // C81
  @Test func `a number that the other end refuses is replaced by its value, which is not written`()
  {
    let even = ValidatingProperty<Int, Fault>(2) {
      $0.isMultiple(of: 2) ? .valid : .invalid(.tooLong)
    }
    let stepper = MutableProperty(0)
    stepper <~> even

    stepper.value = 3
    let refused = (stepper.value, even.value, even.result.value.error)
    stepper.value = 4

    #expect(refused == (2, 2, .tooLong))
    #expect((stepper.value, even.value) == (4, 4))
  }

  @Test func `a word is not overwritten while it is being composed`() {
    let isComposing = MutableProperty(false)
    let text = field.text
    BindingEnd(
      lifetime: text.lifetime,
      isComposing: { isComposing.value },
      get: { text.value },
      set: { text.value = $0 }
    ) <~> ValueBinding(model, \.name)

    isComposing.value = true
    model.name = "Grace"
    let during = text.value
    isComposing.value = false

    #expect(during == "Ada")
    #expect(text.value == "Grace")
  }

  @Test func `the left end wins when both ends change in one batch`() {
    field.text <~> ValueBinding(model, \.name)

    batch {
      model.name = "right"
      field.text.value = "left"
    }

    #expect((model.name, field.text.value) == ("left", "left"))
  }

  // C64
  @Test func `a two-way binding of an end whose lifetime has ended writes nothing`() {
    let text = MutableProperty("typed")
    let lifetime = Lifetime()
    lifetime.dispose()

    let binding =
      BindingEnd(lifetime: lifetime, get: { text.value }, set: { text.value = $0 })
      <~> ValueBinding(model, \.name)
    model.name = "Grace"

    #expect(binding.isDisposed)
    #expect(text.value == "typed")
  }

  @Test func `disposing of the handle ends it`() {
    let binding = field.text <~> ValueBinding(model, \.name)

    binding.dispose()
    field.text.value = "typed"
    model.name = "Grace"

    #expect((field.text.value, model.name) == ("typed", "Grace"))
    #expect(binding.isDisposed)
  }

  // C16
  @Test func `a two-way binding between two Bindings ends with its token`() {
    let other = Draft()
    var token: ObservationToken? = ValueBinding(other, \.name) <~> ValueBinding(model, \.name)
    model.name = "Grace"
    let bound = other.name

    token = nil
    model.name = "Edsger"

    #expect(token == nil)
    #expect((bound, other.name) == ("Grace", "Grace"))
  }

  // C16
  @Test func `a lifetime that an end belongs to ends when it is released`() async {
    let text = MutableProperty("")

    let released = await isReleased {
      Lifetime()
    } afterwards: { lifetime in
      BindingEnd(lifetime: lifetime, get: { text.value }, set: { text.value = $0 })
        <~> ValueBinding(model, \.name)
    }
    model.name = "Grace"

    #expect(released)
    #expect(text.value == "Ada")
  }

  @Test func `a converted binding does not write a value that cannot be converted yet`() {
    let text = MutableProperty("")
    text <~> ValueBinding(model, \.age).converted(to: { String($0) }, from: { Int($0) })

    text.value = "05"
    let padded = (text.value, model.age)
    text.value = ""

    #expect(padded == ("05", 5))
    #expect((text.value, model.age) == ("", 5))
  }

  @Test func `a two-way binding retains neither property and ends with the first of them`() async {
    let outlived = MutableProperty("a")
    let released = await isReleased {
      MutableProperty("b")
    } afterwards: {
      outlived <~> $0
      $0.value = "c"
    }
    outlived.value = "d"

    #expect(released)
    #expect(outlived.value == "d")
  }

  @Test func `several ends stay equal when they share one`() {
    let third = MutableProperty("")
    field.text <~> ValueBinding(model, \.name)
    third <~> field.text

    third.value = "x"
    #expect((model.name, field.text.value) == ("x", "x"))
    model.name = "y"
    #expect(third.value == "y")
  }
}
