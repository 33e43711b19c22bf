#if DEBUG
import BinderyGTKTesting
import BinderyNavigation
import CGTK
import Testing

@testable import BinderyGTK

extension BinderyGTKTests {
  /// The lines under misspelled words.
  struct SpellingTests {
    private let view = TextView(name: "Note", isVerbatim: true)
    private let asked = Asked()

    private final class Asked {
      var words: [String] = []

      init() {}

      deinit {}
    }

    /// A checker that knows the words with small letters alone.
    private var checker: SpellingChecker {
      SpellingChecker { [asked] word in
        asked.words.append(word)
        return word == word.lowercased()
      } suggestions: {
        ["\($0.lowercased())", "other"]
      }
    }

    /// Returns the words between blanks.
    private func words(_ lines: [Substring], _ visible: Range<Int>) -> [[Range<Int>]] {
      lines[visible].map { line in
        line.split(separator: " ").map { word in
          let start = line.utf8.distance(from: line.startIndex, to: word.startIndex)
          return start..<start + word.utf8.count
        }
      }
    }

    private var editor: ObjectOwner { descendants(of: view, gtk_text_view_get_type())[0] }

    /// The underlined words.
    private var marked: [String] {
      let buffer = gtk_text_view_get_buffer(editor.pointer())
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_start_iter(buffer, &start)
      var words: [String] = []
      while gtk_text_iter_forward_to_tag_toggle(&start, nil) != 0 {
        end = start
        guard gtk_text_iter_forward_to_tag_toggle(&end, nil) != 0 else { break }
        if let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) {
          words.append(String(cString: text))
          g_free(text)
        }
        start = end
      }
      return words
    }

    @Test func `misspelled words are underlined, but not the one that is typed`() async {
      view.text = "one Two\r\n日本 thRee\rfouR ok"
      view.selection = 0..<0
      let spelling = view.checkSpelling(checker, words: words)
      await inWindow(view) {
        #expect(marked == ["Two", "thRee", "fouR"])
        view.text += " Fiv"
        view.selection = view.text.utf8.end
        await settled()
        let typed = marked
        view.text += "e x"
        view.selection = view.text.utf8.end
        await settled()

        #expect(typed == ["Two", "thRee", "fouR"])
        #expect(marked == ["Two", "thRee", "fouR", "Five"])
        #expect(asked.words.count { $0 == "Two" } == 1)
        spelling.dispose()
        #expect(marked.isEmpty)
      }
    }

    @Test func `only visible lines are checked, and those that are scrolled to`() async throws {
      view.text = (0..<5_000).map { "Line\($0)" }.joined(separator: "\n")
      view.selection = 0..<0
      let spelling = view.checkSpelling(checker, words: words)
      await inWindow(view) {
        let first = asked.words.count
        view.selection = 40_000..<40_000
        for _ in 0..<20 { await settled() }

        #expect((1..<100).contains(first))
        #expect(asked.words.count > first && asked.words.count < 400)
      }
      spelling.dispose()
    }

    @Test func `the menu of a word offers others, and puts one in its place`() async {
      view.text = "a Wrod here"
      view.selection = 4..<4
      let spelling = view.checkSpelling(checker, words: words) {
        [ScreenAction("more", "More") {}]
      }
      await inWindow(view) {
        let controllers = gtk_widget_observe_controllers(editor.pointer())
        for index in 0..<g_list_model_get_n_items(controllers) {
          guard let controller = g_list_model_get_item(controllers, index) else { continue }
          if bindery_object_is(controller, gtk_event_controller_key_get_type()) != 0 {
            _ = bindery_controller_press_key(controller, guint(GDK_KEY_Menu))
          }
          g_object_unref(controller)
        }
        g_object_unref(UnsafeMutableRawPointer(controllers))
        #expect(
          gtk_widget_activate_action_variant(editor.pointer(), "menu.spelling-0", nil) != 0
        )
        await settled()

        #expect(view.text == "a wrod here")
        #expect(marked.isEmpty)
      }
      spelling.dispose()
    }

    @Test func `the view is released after the checks have ended`() async {
      weak var released: TextView?
      do {
        let made = TextView(name: "Note")
        released = made
        made.text = "Wrong"
        let spelling = made.checkSpelling(checker, words: words)
        await settled()
        spelling.dispose()
      }
      await settled()

      #expect(released == nil)
    }

    @Test func `a language without a dictionary has no mistakes`() {
      let checker = SpellingChecker.system(languages: ["xx_XX", "../en", ""])

      #expect(checker.isCorrect("Wrod") && checker.suggestions("Wrod").isEmpty)
    }

    @Test(
      .enabled("Enchant or its English dictionary is missing") {
        await MainActor.run { EnchantDictionary("en_US") != nil }
      }
    )
    func `the library of the system knows words and suggests others`() {
      let checker = SpellingChecker.system(languages: ["xx", "en_US"])

      #expect(checker.isCorrect("word") && !checker.isCorrect("wrod"))
      #expect(checker.suggestions("wrod").contains("word"))
      #expect(checker.isCorrect("") && checker.isCorrect("a\u{0}b"))
      #expect(checker.isCorrect(String(repeating: "x", count: 100_000)))
    }

    /// Lets the checks run that were scheduled.
    private func settled() async {
      for _ in 0..<5 { await Task.yield() }
    }
  }
}

extension String.UTF8View {
  /// The cursor at the end of a text.
  fileprivate var end: Range<Int> { count..<count }
}
#endif
