import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct PropertyBindingTests {
    private let model = SettingsViewModel()

    @Test func `a property of a widget follows a signal, until the widget is released`() {
      var label: Label? = Label()
      weak let released = label
      label?.reactive[\.text] <~ model.$name
      let before = label?.text
      model.name = "Ada Brun"
      let after = label?.text
      label = nil
      model.name = "nobody observes this"

      #expect([before, after] == ["Ines Okafor", "Ada Brun"])
      #expect(released == nil)
    }

    @Test func `a closure is bound to any property of a widget`() {
      let lifetime = Lifetime()
      let button = Button("Save")
      lifetime.bind(button, \.isSensitive) { [model] in !model.name.isEmpty }
      let before = button.isSensitive
      model.name = ""

      #expect([before, button.isSensitive] == [true, false])
    }

    @Test func `widgets with a value and the model follow each other`() {
      let check = CheckButton("Match case")
      let toggle = Switch(name: "Wrap lines")
      let row = SwitchRow("Wrap lines")
      let order = DropDown(name: "Order", SettingsViewModel.orders)
      let orderRow = DropDownRow("Order", "", SettingsViewModel.orders)
      let notes = TextView(name: "Notes")
      let name = TextEntry(name: "Name")
      check <~> ValueBinding(model, \.matchesCase)
      toggle <~> ValueBinding(model, \.wrapsLines)
      row <~> ValueBinding(model, \.wrapsLines)
      order <~> ValueBinding(model, \.order)
      orderRow <~> ValueBinding(model, \.order)
      notes <~> ValueBinding(model, \.notes)
      name <~> ValueBinding(model, \.name)

      check.isOn = true
      row.isOn = false
      orderRow.selectedIndex = 2
      notes.text = "One line."
      name.text = ""
      name.type("Maud")

      #expect(model.matchesCase)
      #expect(!model.wrapsLines && !toggle.isOn)
      #expect(model.order == 2 && order.selectedIndex == 2)
      #expect([model.notes, model.name] == ["One line.", "Maud"])
      model.order = 0
      model.notes = "Two\nlines."
      #expect([order.selectedIndex, orderRow.selectedIndex] == [0, 0])
      #expect(notes.text == "Two\nlines.")
    }

    @Test func `a widget is released with its bindings in both directions`() {
      weak var check: CheckButton?
      weak var row: SwitchRow?
      weak var notes: TextView?
      weak var name: TextEntry?
      do {
        let made = (CheckButton(""), SwitchRow(""), TextView(name: ""), TextEntry(name: ""))
        made.0 <~> ValueBinding(model, \.matchesCase)
        made.1 <~> ValueBinding(model, \.wrapsLines)
        made.2 <~> ValueBinding(model, \.notes)
        made.3 <~> ValueBinding(model, \.name)
        (check, row, notes, name) = made
      }

      #expect(check == nil && row == nil && notes == nil && name == nil)
    }

    @Test func `hostile text in a text view is neutralised, and long text is cut`() {
      let notes = TextView(name: "Notes", maximumLength: 5)
      notes.text = "a\u{0}\u{1B}\u{202E}bcd"

      #expect(notes.text == "a\u{FFFD}\u{FFFD}\u{FFFD}b…")
    }
  }
}
