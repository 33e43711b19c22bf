import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  /// The scroll position of a long text, by its first visible line.
  struct LineScrollerTests {
    private final class LongPage: ViewModel, RestorablePage {
      var scrollPosition = PagePosition()

      override init() {}
    }

    /// A text whose lines need one to three rows each, when they are wrapped.
    @MainActor
    private final class Page {
      let viewModel: LongPage
      let scroller: ScrollView
      let position: LineScroller
      private let text = Widget(gtk_text_view_new())

      init(_ viewModel: LongPage = LongPage()) {
        self.viewModel = viewModel
        scroller = ScrollView(text, .both)
        position = LineScroller(text, in: scroller, of: viewModel)
        wrap(true)
      }

      isolated deinit {}

      /// Shows the text, as when a file has been loaded.
      func load() {
        let lines = (0..<2000).map { line in
          String(repeating: "Line \(line) of the text. ", count: 1 + line % 5)
        }
        let buffer = gtk_text_view_get_buffer(text.pointer())
        gtk_text_buffer_set_text(buffer, lines.joined(separator: "\n"), -1)
        position.restore()
      }

      /// Scrolls to the first line by the given means, as GTK does after such an event.
      func scrollToTop(_ means: Means) {
        for controller in controllers {
          switch means {
          case .wheel
          where bindery_object_is(controller, gtk_event_controller_scroll_get_type()) != 0:
            bindery_controller_scroll(controller, 0, -1)
          case .press where bindery_object_is(controller, gtk_gesture_click_get_type()) != 0:
            bindery_gesture_press(controller, 1, 1)
          case .key(let key)
          where bindery_object_is(controller, gtk_event_controller_key_get_type()) != 0:
            bindery_controller_press_key(controller, guint(key))
          default: break
          }
        }
        scroller.offset = 0
      }

      /// The event controllers of the scroll view.
      private var controllers: [UnsafeMutableRawPointer] {
        guard let list = gtk_widget_observe_controllers(scroller.pointer()) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap {
          let controller = g_list_model_get_item(list, $0)
          // The widget holds it.
          if let controller { g_object_unref(controller) }
          return controller
        }
      }

      func wrap(_ wraps: Bool) {
        gtk_text_view_set_wrap_mode(text.pointer(), wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
      }

      /// Waits until GTK has measured the text.
      func measured() async {
        for _ in 0..<3 {
          await scroller.painted()
          await Application.idle()
        }
      }
    }

    /// The means by which a user scrolls, or does not.
    nonisolated enum Means {
      case wheel
      case press
      case key(Int32)
    }

    @Test(arguments: [
      (Means.wheel, 0), (.press, 0), (.key(GDK_KEY_Page_Up), 0), (.key(GDK_KEY_a), 700),
    ])
    func `a scroll of the user ends the scrolling to a line that is not measured yet`(
      means: Means,
      line: Int
    ) async {
      let restored = LongPage()
      restored.restore(["scroll": "0.35"])
      let page = Page(restored)
      await inWindow(page.scroller) {
        page.load()
        await page.scroller.painted()
        page.scrollToTop(means)
        await page.measured()

        #expect(page.position.topLine == line)
        #expect(restored.scrollPosition.fraction == Double(line) / 2000)
      }
    }

    @Test(arguments: [0, 1, 700, 1960])
    func `a text scrolls to a line that is not measured yet`(line: Int) async {
      let page = Page()
      await inWindow(page.scroller) {
        page.load()
        page.position.scroll(to: line)
        await page.measured()

        #expect(page.position.topLine == line)
        #expect(page.viewModel.scrollPosition.fraction == Double(line) / 2000)
      }
    }

    @Test(arguments: [1, 700, 1960])
    func `the first visible line is restored in another view`(line: Int) async {
      let first = Page()
      await inWindow(first.scroller) {
        first.load()
        await first.measured()
        first.position.scroll(to: line)
        await first.measured()
      }
      let state = first.viewModel.restorableState
      let restored = LongPage()
      restored.restore(state)
      let second = Page(restored)

      await inWindow(second.scroller) {
        await second.measured()
        second.load()
        await second.measured()

        #expect(second.position.topLine == line)
        #expect(restored.restorableState == state)
      }
    }

    @Test func `the end of the text is restored as the end`() async {
      let page = Page()
      await inWindow(page.scroller) {
        page.load()
        page.position.scroll(to: 1999)
        await page.measured()

        #expect(page.position.topLine < 1999)
        #expect(page.viewModel.scrollPosition.fraction == 1)
      }
    }

    @Test func `the first visible line stays when lines are wrapped and when they are not`() async {
      let page = Page()
      await inWindow(page.scroller) {
        page.load()
        page.position.scroll(to: 700)
        await page.measured()

        page.position.keepTop { page.wrap(false) }
        await page.measured()
        let unwrapped = page.position.topLine
        page.position.keepTop { page.wrap(true) }
        await page.measured()

        #expect(unwrapped == 700)
        #expect(page.position.topLine == 700)
      }
    }

    @Test func `the position follows the user after the restoration`() async {
      let restored = LongPage()
      restored.restore(["scroll": "0.5"])
      let page = Page(restored)
      await inWindow(page.scroller) {
        page.load()
        await page.measured()
        let before = restored.scrollPosition.fraction

        page.scroller.offset = 0

        #expect(before == 0.5)
        #expect(restored.scrollPosition.fraction == 0)
      }
    }
  }
}
