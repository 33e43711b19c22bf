import BinderyNavigation
import Testing

@testable import BinderyTerminal

/// Controls whose values the view model changes or refuses.
struct RefusedValueTests {
  private final class Form: ViewModel {
    @MutableProperty(coercing: { min($0, 100) }) var age = 100
    @MutableProperty(coercing: { String($0.prefix(3)) }) var code = "abc"
    @MutableProperty(coercing: { _ in true }) var isOn = true
    @MutableProperty(coercing: { _ in 1 }) var choice = 1
    @MutableProperty var weight = 1.0
  }

  private let form = Form()
  private var age: ValueBinding<String> {
    ValueBinding(form, \.age).converted(to: { String($0) }, from: { Int($0) })
  }
  private var weight: ValueBinding<String> {
    ValueBinding(form, \.weight).converted(to: { "\($0)" }, from: { Double($0) })
  }

  // C81
  @Test func `a number that becomes the old one is shown again`() throws {
    let app = WidgetApp { [age] in .widget(TextEntry("age", text: age)) }

    try app.press("0")

    #expect(form.age == 100)
    #expect(app.lines[0] == "100")
  }

  // C81
  @Test func `a text that is too long is cut, and typing goes on at its end`() throws {
    let app = WidgetApp { [form] in
      .column([
        .widget(TextEntry("code", text: ValueBinding(form, \.code))),
        .widget(TextArea("same", text: ValueBinding(form, \.code), rows: 1)),
      ])
    }

    try app.press("d")
    #expect(app.lines[0...1] == ["abc", "abc"])
    try app.press("Backspace x Tab y")

    #expect(form.code == "abx")
    #expect(app.lines[0...1] == ["abx", "abx"])
  }

  // C81
  @Test func `a box and a choice that cannot be changed stay as they are`() throws {
    let app = WidgetApp { [form] in
      .column([
        .widget(CheckBox("on", "On", isOn: ValueBinding(form, \.isOn))),
        .widget(Select("choice", ["Daily", "Weekly"], selection: ValueBinding(form, \.choice))),
      ])
    }

    try app.press("Space Tab Enter k Enter")

    #expect(app.lines[0] == "[✓] On")
    #expect(app.lines[1] == " Weekly  ▾")
  }

  // C81
  @Test func `a text on its way to a number is not rewritten until the field loses the focus`()
    throws
  {
    let app = WidgetApp { [weight] in
      .column([
        .widget(TextEntry("weight", text: weight)), .widget(TextEntry("same", text: weight)),
      ])
    }

    try app.press("Ctrl+U 2 .")
    #expect(app.lines[0...1] == ["2.", "2.0"])
    try app.press("5 k")
    #expect(app.lines[0...1] == ["2.5k", "2.5"])
    #expect(form.weight == 2.5)
    try app.press("Tab")
    #expect(app.lines[0] == "2.5")
  }

  // C81
  @Test func `the cursor stays in the middle of a text that is accepted in another form`() throws {
    let app = WidgetApp { [weight] in .widget(TextEntry("weight", text: weight)) }

    try app.press("Home 0 2")

    #expect(app.lines[0] == "021.0")
    #expect(app.frame.cursor?.column == 2)
    form.weight = 3
    #expect(app.lines[0] == "3.0")
  }

  // C81
  @Test func `a field that is bound in both directions takes the old value back`() {
    let field = MutableProperty(TextField())
    field.text <~> age

    field.modify { _ = $0.handle(.key(KeyPress("0"))) }

    #expect(field.value.text == "100")
  }
}
