import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  struct LabelTests {
    // C59
    @Test func `markup in words is words`() {
      let label = Label("<b>bold & “brave”</b>")

      #expect(label.text == "<b>bold & “brave”</b>")
      #expect(gtk_label_get_use_markup(label.opaque) == 0)
    }

    @Test(arguments: [
      ("user\u{202E}gpj.exe", "user\u{FFFD}gpj.exe"),
      ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
      ("bell\u{07} null\0 escape\u{1B}[31m", "bell\u{FFFD} null\u{FFFD} escape\u{FFFD}[31m"),
      ("one\r\ntwo\tthree", "one\ntwo\tthree"),
      ("👩‍👩‍👧 שלום नमस्ते", "👩‍👩‍👧 שלום नमस्ते"),
    ])
    func `hostile text is made harmless, and other text stays`(text: String, shown: String) {
      let label = Label(text)

      #expect(label.text == shown)
    }

    @Test func `a line of a megabyte is cut and does not widen the window`() async {
      let line = String(repeating: "wide ", count: 200_000)
      let cut = Label(line)
      let wrapped = Label(line, .wrapping)

      await inWindow(Box(.vertical, [cut, wrapped]), size: Window.Size(360, 300)) {
        #expect(cut.text.count == 501)
        #expect(wrapped.text.count == 2_001)
        #expect(gtk_widget_get_width(cut.pointer()) <= 360)
        #expect(gtk_widget_get_width(wrapped.pointer()) <= 360)
      }
    }

    @Test func `a long text is cut between two characters`() {
      let letters = String(repeating: "a", count: 498)
      let hostile = "e" + String(repeating: "\u{301}", count: 1_000)

      #expect(Label("\(letters)👩‍👩‍👧 and more").text == "\(letters)…")
      #expect(Label("\(letters)e\u{301}e\u{301}").text == "\(letters)e\u{301}…")
      #expect(Label("\(letters)👩‍").text == "\(letters)👩‍")
      #expect(Label(hostile).text.unicodeScalars.count == 501)
    }

    // Without a place to break, Pango needs the square of the length of the word.
    @Test func `a long word of a run can be broken after each 200 letters`() {
      let label = Label("", .wrapping)
      let word = String(repeating: "W", count: 450)

      label.show([TextRun("some \(word) words")])

      let pieces = label.text.split(separator: "\u{200B}").map(\.count)
      #expect(pieces == [205, 200, 56])
      #expect(label.text.replacing("\u{200B}", with: "") == "some \(word) words")
    }

    @Test func `a bound label follows until the lifetime ends`() {
      let text = MutableProperty("one")
      let label = Label()
      let lifetime = Lifetime()
      lifetime.bind(label) { text.value }
      text.value = "two"
      let followed = label.text
      lifetime.dispose()
      text.value = "three"

      #expect([followed, label.text] == ["two", "two"])
    }
  }
}
