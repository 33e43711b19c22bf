import BinderySwiftUI
import BinderyTesting
import Testing

struct ControlValueTests {
  private final class FormViewModel: ViewModel {
    @MutableProperty(coercing: { min($0, 100) }) var age = 100
    @MutableProperty var name = "Ada"
    @MutableProperty var weight = 1.0
    private(set) lazy var number = ValidatingProperty<Int, Refusal>(3) {
      $0 < 0 ? .invalid(.negative) : .valid
    }
    private(set) lazy var word = ValidatingProperty<String, Refusal>("ok") {
      $0.isEmpty ? .invalid(.empty) : .valid
    }
    /// A switch that stays as it is.
    var fixed: Bool {
      get { true }
      set {}
    }
  }

  private enum Refusal: Error { case negative, empty }

  private let form = FormViewModel()

  /// Returns the values that a control is given one after the other.
  private func values<Value>(
    of control: ControlValue<Value>,
    during edit: (ControlValue<Value>) async -> Void
  ) async -> [Value] {
    var values: [Value] = []
    let token = observe { values.append(control.value) }
    await edit(control)
    await settle()
    token.dispose()
    return values
  }

  // C81
  @Test func `a value that the property has changed to its old one is shown again`() async {
    let control = ControlValue(ValueBinding(form, \.age))

    let values = await values(of: control) { $0.value = 150 }

    // SwiftUI compares with the value that the control has written.
    #expect(values.first == 100)
    #expect(values.contains(150))
    #expect(values.last == 100)
    #expect(form.age == 100)
  }

  // C81
  @Test func `a switch that cannot be changed is switched back`() async {
    let control = ControlValue(ValueBinding(form, \.fixed))

    let values = await values(of: control) { $0.value = false }

    #expect(values.last == true)
    #expect(values.contains(false))
  }

  // C81
  @Test func `a number that a validator refuses is shown as it was`() async {
    let control = ControlValue(form.number)

    let values = await values(of: control) { $0.value = -1 }

    #expect(values.last == 3)
    #expect(values.contains(-1))
    #expect(form.number.result.value.error == .negative)
  }

  // C81
  @Test func `a text that a validator refuses stays until the user leaves the field`() async {
    let control = ControlValue(form.word)

    control.value = ""
    await settle()
    #expect(control.value == "")
    #expect(form.word.result.value.error == .empty)
    control.endEditing()

    #expect(control.value == "ok")
  }

  @Test func `a text on its way to a number is not rewritten`() async {
    let control = ControlValue(
      ValueBinding(form, \.weight).converted(to: { "\($0)" }, from: { Double($0) })
    )
    #expect(control.value == "1.0")

    let values = await values(of: control) { control in
      for text in ["1.", "1.5", "1.5k"] {
        control.value = text
        await settle()
        #expect(control.value == text)
      }
    }

    #expect(values == ["1.0", "1.", "1.5", "1.5k"])
    #expect(form.weight == 1.5)
    control.endEditing()
    #expect(control.value == "1.5")
  }

  @Test func `a text that the property accepts is written once and never corrected`() async {
    let control = ControlValue(ValueBinding(form, \.name))

    let values = await values(of: control) { control in
      control.value = "Ada L"
      control.value = "Ada Lo"
    }

    #expect(values == ["Ada", "Ada L", "Ada Lo"])
  }

  @Test func `a change of the view model is shown, also while a correction is due`() async {
    let control = ControlValue(ValueBinding(form, \.age))

    control.value = 150
    form.age = 40
    await settle()

    #expect(control.value == 40)
  }

  @Test func `the last of two writes in one turn counts`() async {
    let control = ControlValue(ValueBinding(form, \.age))

    control.value = 150
    control.value = 30
    #expect(control.value == 30)
    await settle()

    #expect(control.value == 30)
    #expect(form.age == 30)
  }

  @Test func `a control that is released is bound no longer`() {
    weak var released: ControlValue<Int>?
    do {
      let control = ControlValue(ValueBinding(form, \.age))
      control.value = 20
      released = control
    }

    form.age = 10

    #expect(released == nil)
  }
}
