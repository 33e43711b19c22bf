import BinderyGTK
import BinderyGTKTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct TextViewTests {
    private final class Note {
      @MutableProperty var text = "one two"
      @MutableProperty var selection = 7..<7

      init() {}

      deinit {}
    }

    private let note = Note()
    private let view = TextView(name: "Note", isVerbatim: true)
    private let lifetime = Lifetime()

    private func bind() {
      lifetime.bind(
        view,
        to: ValueBinding(note, \.text),
        selection: ValueBinding(note, \.selection)
      )
    }

    private var editor: ObjectOwner { descendants(of: view, gtk_text_view_get_type())[0] }

    /// Types at the cursor, as the keyboard does.
    private func type(_ text: String) {
      gtk_text_buffer_delete_selection(gtk_text_view_get_buffer(editor.pointer()), 1, 1)
      for character in text {
        bindery_object_send_text(editor.raw, "insert-at-cursor", String(character))
      }
    }

    /// Performs an action of the view, such as that of Ctrl+Z.
    private func perform(_ action: String) {
      #expect(gtk_widget_activate_action_variant(editor.pointer(), action, nil) != 0)
    }

    @Test func `text and selection go both ways`() {
      bind()
      #expect(view.text == "one two" && view.selection == 7..<7)

      type("!日")
      #expect(note.text == "one two!日" && note.selection == 11..<11)
      note.selection = 4..<7
      type("three")
      #expect(note.text == "one three!日" && note.selection == 9..<9)
      batch {
        note.text = "é **one**"
        note.selection = 5..<8
      }

      #expect(view.text == "é **one**" && view.selection == 5..<8)
    }

    @Test func `a change of the view model is undone like one of the user`() {
      bind()
      batch {
        note.text = "one **two**"
        note.selection = 6..<9
      }

      perform("text.undo")
      #expect(note.text == "one two")
      perform("text.redo")

      #expect(note.text == "one **two**")
    }

    @Test func `the first text is not undone`() {
      bind()
      let buffer = gtk_text_view_get_buffer(editor.pointer())

      #expect(gtk_text_buffer_get_can_undo(buffer) == 0)
    }

    @Test func `a text stays as it is, except for zeros`() {
      note.text = "a \r\n\tb\u{1B}[31m\u{202E}\u{0} \r"
      note.selection = 4..<4
      bind()

      type("x")

      #expect(note.text.utf8.elementsEqual("a \r\nx\tb\u{1B}[31m\u{202E} \r".utf8))
    }

    @Test func `offsets outside of the text are moved to its end`() {
      bind()

      note.selection = 3..<900

      #expect(view.selection == 3..<7)
    }

    @Test func `a search finds from the selection on, and from the other end`() {
      view.text = "One two one"
      view.selection = 0..<0

      var found = [view.find("one", first: true)]
      var places = [view.selection]
      found += [view.find("one")]
      places.append(view.selection)
      found += [view.find("one"), view.find("one", backward: true)]
      places.append(view.selection)
      found += [view.find("three"), view.find("")]

      #expect(places == [0..<3, 8..<11, 8..<11])
      #expect(found == [true, true, true, true, false, false])
    }

    @Test func `a placeholder is shown while there is no text`() async {
      let view = TextView(name: "Note", placeholder: "Write here")
      await inWindow(view) {
        let label = descendants(of: view, gtk_label_get_type())
        #expect(label.count == 1)
        #expect(gtk_widget_get_mapped(label[0].pointer()) != 0)

        view.text = "x"
        #expect(gtk_widget_get_visible(label[0].pointer()) == 0)
        view.text = ""

        #expect(gtk_widget_get_visible(label[0].pointer()) != 0)
      }
    }

    @Test func `65,536 characters are typed into at once`() {
      note.text = String(repeating: "日本語 text\n", count: 6_553)
      note.selection = 0..<0
      bind()

      type("xyz")

      #expect(note.text.hasPrefix("xyz日本語"))
      #expect(note.selection == 3..<3)
    }

    @Test func `Ctrl+Return submits before the view inserts a line, and Return does not`() {
      var count = 0
      let token = view.onSubmit { count += 1 }

      let handled = [GDK_CONTROL_MASK, GdkModifierType(0)].map {
        press(guint(GDK_KEY_Return), holding: $0)
      }
      token.dispose()

      #expect(handled == [true, false])
      #expect(count == 1)
    }

    private func press(_ key: guint, holding held: GdkModifierType) -> Bool {
      pressFirst(key, holding: held, on: editor)
    }

    @Test func `a view is released with its binding`() {
      weak var released: TextView?
      do {
        let made = TextView(name: "Note", placeholder: "Write here")
        released = made
        let lifetime = Lifetime()
        lifetime.bind(
          made,
          to: ValueBinding(note, \.text),
          selection: ValueBinding(note, \.selection)
        )
        let submit = made.onSubmit {}
        lifetime.dispose()
        submit.dispose()
      }

      #expect(released == nil)
    }
  }
}
