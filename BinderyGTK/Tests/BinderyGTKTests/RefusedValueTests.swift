import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  /// Widgets whose values the view model changes or refuses.
  struct RefusedValueTests {
    private final class Form {
      @MutableProperty(coercing: { min($0, 100) }) var age = 100
      @MutableProperty(coercing: { String($0.prefix(3)) }) var code = "abc"
      @MutableProperty var selection = 3..<3
      @MutableProperty(coercing: { _ in true }) var isOn = true
      @MutableProperty(coercing: { _ in 1 }) var choice = 1

      init() {}

      deinit {}
    }

    private enum Refusal: Error { case isNeeded }

    private let form = Form()
    private let lifetime = Lifetime()

    // C81
    @Test func `a switch that cannot be changed is switched back`() {
      let (toggle, check) = (Switch(name: "On"), CheckButton("On"))
      let (row, order) = (SwitchRow("On"), DropDown(name: "Order", ["A", "B"]))
      lifetime.bind(toggle, to: ValueBinding(form, \.isOn))
      check <~> ValueBinding(form, \.isOn)
      row <~> ValueBinding(form, \.isOn)
      order <~> ValueBinding(form, \.choice)

      toggle.isOn = false
      check.isOn = false
      row.isOn = false
      order.selectedIndex = 0

      #expect(toggle.isOn && check.isOn && row.isOn)
      #expect(order.selectedIndex == 1)
    }

    // C81
    @Test func `a box that a validator refuses to change is checked again`() {
      let isOn = ValidatingProperty<Bool, Refusal>(true) { $0 ? .valid : .invalid(.isNeeded) }
      let check = CheckButton("On")
      check <~> isOn

      check.isOn = false

      #expect(check.isOn)
      #expect(isOn.result.value.error == .isNeeded)
    }

    // C81
    @Test func `a number that becomes the old one is shown again`() {
      let entry = TextEntry(name: "Age")
      lifetime.bind(
        entry,
        to: ValueBinding(form, \.age).converted(to: { String($0) }, from: { Int($0) })
      )

      entry.cursor = 3
      entry.type("0")

      #expect(entry.text == "100")
    }

    // C81
    @Test func `a text that is too long is cut in every view of it`() {
      let (bound, own) = (TextView(name: "Code"), TextView(name: "Code"))
      lifetime.bind(
        bound,
        to: ValueBinding(form, \.code),
        selection: ValueBinding(form, \.selection)
      )
      own <~> ValueBinding(form, \.code)

      bound.text = "abcd"
      #expect([bound.text, own.text] == ["abc", "abc"])
      own.text = "abcde"

      #expect([bound.text, own.text] == ["abc", "abc"])
    }
  }
}
