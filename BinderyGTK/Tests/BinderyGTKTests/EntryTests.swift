import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  struct EntryTests {
    private final class Model {
      @MutableProperty var text = ""
      var isUppercase = false
      var shown: String {
        get { isUppercase ? text.uppercased() : text }
        set { text = newValue }
      }
    }

    private let model = Model()
    private let entry = TextEntry(name: "Name")
    private let lifetime = Lifetime()

    init() { lifetime.bind(entry, to: ValueBinding(model, \.shown)) }

    @Test func `typed text reaches the model, and the text of the model is shown`() {
      entry.type("octo")
      let typed = model.text
      model.text = "octavo"

      #expect(typed == "octo")
      #expect(entry.text == "octavo")
    }

    @Test func `typing in the middle keeps the cursor there`() {
      model.text = "octavo"
      entry.cursor = 2
      entry.type("XY")

      #expect(model.text == "ocXYtavo")
      #expect(entry.cursor == 4)
    }

    @Test func `a model that changes what is typed does not move the cursor`() {
      model.isUppercase = true
      entry.type("octavo")
      entry.cursor = 2
      entry.type("xy")

      #expect(entry.text == "OCXYTAVO")
      #expect(entry.cursor == 4)
    }

    @Test func `an input method is left alone until its word is done`() {
      entry.type("日")
      entry.compose("ほ")
      model.text = "changed meanwhile"
      let during = entry.text
      entry.compose("")

      #expect(during == "日")
      #expect(entry.text == "changed meanwhile")
    }

    @Test func `a bound entry is left alone when the lifetime ends`() {
      lifetime.dispose()
      entry.type("typed")
      model.text = "written"

      #expect(entry.text == "typed")
    }

    @Test func `a lifetime with a bound entry ends when it is released`() {
      var bound: Lifetime? = Lifetime()
      weak let released = bound
      bound?.bind(entry, to: ValueBinding(model, \.text))

      bound = nil

      #expect(released == nil)
    }

    @Test func `a password does not show, and is bound as any text`() {
      let password = TextEntry(.password, name: "Password")
      lifetime.bind(password, to: ValueBinding(model, \.text))
      password.type("secret")

      let editor = gtk_editable_get_delegate(password.opaque)
      #expect(model.text == "secret")
      #expect(gtk_text_get_visibility(.init(editor)) == 0)
    }

    @Test func `a null in a text does not end it`() {
      model.text = "be\0fore"

      #expect(entry.text == "before")
    }

    @Test func `an entry in a row of libadwaita's is bound alike`() {
      let row = TextEntry(wrapping: adw_entry_row_new())
      lifetime.bind(row, to: ValueBinding(model, \.text))
      row.type("row")
      let typed = model.text
      model.text = "model"

      #expect(typed == "row")
      #expect(row.text == "model")
    }
  }
}
