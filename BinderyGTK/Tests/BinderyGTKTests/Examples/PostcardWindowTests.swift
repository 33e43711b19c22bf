import BinderyGTK
import BinderyTesting
import CGTK
import ExampleWindows
import LoginSteps
import Testing

extension BinderyGTKTests {
  /// The postcards in a window on the screen.
  struct PostcardWindowTests {
    private let example: ExampleWindow

    init() async {
      Appearance.setDark(false)
      Appearance.makeReproducible()
      example = ExampleWindow(.postcards, service: LocalLoginService {})
      example.window.present()
      await example.window.painted()
    }

    private func press(_ title: String) async {
      for button in descendants(of: example.window, gtk_button_get_type())
      where words(in: button).contains(title) { bindery_object_send(button.raw, "clicked") }
      await settle()
      await example.window.painted()
    }

    private func words(in owner: ObjectOwner) -> [String] {
      descendants(of: owner, gtk_label_get_type()).compactMap {
        gtk_label_get_text($0.opaque).map { String(cString: $0) }
      }
    }

    private var words: [String] { words(in: example.window) }

    private func type(_ text: String) throws {
      let view = try #require(descendants(of: example.window, gtk_text_view_get_type()).first)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.pointer()), text, -1)
    }

    @Test func `a card looks as approved`() async throws {
      await press("Write a Card")
      try type("Greetings from the sea.\nIt rains, and the trains are late.")
      await press("Preview")

      try await Golden.expect(example.window, isLike: "postcard")
      example.window.destroy()
    }

    @Test func `a card is written and sent`() async throws {
      await press("Write a Card")
      try type("Greetings from the sea.")
      await settle()
      #expect(words.contains("23 of 280 characters"))
      #expect(words.contains("Words: 4\nPostage: 0.95 €"))

      await press("Send")

      #expect(words.contains("Ines Okafor"))
      #expect(words.contains("Greetings from the sea."))
      example.window.destroy()
    }

    @Test func `a card with a text is not left without a question`() async throws {
      await press("Write a Card")
      try type("Greetings")

      example.window.close()
      await settle()
      let isOpen = example.window.isMapped
      let count = answerDialog("Discard")
      await settle()

      #expect(isOpen)
      #expect(count == 1)
      #expect(!example.window.isMapped)
    }
  }
}
