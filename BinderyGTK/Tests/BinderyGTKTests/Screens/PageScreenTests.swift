import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct PageScreenTests {
    private final class Library {
      var gate: Gate?

      func load() async throws -> [TextRun] {
        await gate?.wait()
        return ManualViewModel.text
      }
    }

    private let library = Library()
    private let viewModel: ManualViewModel
    private let text = Label("", .wrapping)
    private let scroller: ScrollView
    private let screen: PageScreen<ManualViewModel>

    init() {
      let library = library
      viewModel = ManualViewModel { try await library.load() }
      let (viewModel, text) = (viewModel, text)
      text.onLink = { viewModel.follow($0) }
      scroller = ScrollView(text)
      screen = PageScreen(viewModel, scroller) { page in
        text.show(page)
        return .content
      }
    }

    @Test func `the title says that the page is loading, and then has its own form`() async {
      let gate = Gate()
      library.gate = gate
      viewModel.activate()
      await settle()
      let loading = screen.screenTitle
      gate.open()
      await settle()

      #expect(loading == .loading("Manual"))
      #expect(screen.screenTitle == .double("Manual", subtitle: "First edition"))
      #expect(text.text.hasPrefix("Binding a book takes an evening."))
    }

    @Test func `a failure is shown in place of the page, and above it when there is one`() async {
      viewModel.failure = "No connection."
      let screenLabels = { [screen] in
        descendants(of: screen.content, gtk_label_get_type())
          .filter { gtk_widget_get_mapped($0.pointer()) != 0 }
          .compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
      }
      await inWindow(screen.content) {
        let failed = screenLabels()
        viewModel.activate()
        await settle()
        viewModel.failure = "Out of date."
        await screen.content.painted()

        #expect(failed.contains("Could Not Load"))
        #expect(failed.contains("No connection."))
        #expect(screenLabels().contains("Out of date."))
        #expect(screenLabels().contains(text.text))
      }
    }

    // C59
    @Test func `a link is given to the view model, and never opened by its address`() async {
      viewModel.activate()
      await settle()
      let isHandled = bindery_object_ask_text(
        text.raw,
        "activate-link",
        "https://example.org/guild"
      )
      let other = Label()
      other.show([TextRun("elsewhere", link: "file:///etc/passwd")])

      #expect(isHandled == 1)
      #expect(viewModel.links == [.browser("https://example.org/guild")])
      #expect(bindery_object_ask_text(other.raw, "activate-link", "file:///etc/passwd") == 1)
    }

    @Test func `hostile text in runs is shown as it is`() {
      let label = Label()
      label.show([
        TextRun("<b>&\u{202E}\u{1B}[31m", .strong, link: "\"><span>", color: "red\""),
        TextRun("日本語 e\u{301} 👩‍👩‍👧", background: "\"><b>"),
      ])

      #expect(label.text == "<b>&\u{FFFD}\u{FFFD}[31m日本語 e\u{301} 👩‍👩‍👧")
    }

    @Test func `the scroll position of a page is stored, and restored when it is loaded`() async {
      let size = Window.Size(240, 80)
      await inWindow(screen.content, size: size) {
        viewModel.activate()
        await settle()
        await screen.content.painted()
        scroller.offset = 20
      }
      let state = viewModel.restorableState

      let restored = ManualViewModel { ManualViewModel.text }
      restored.restore(state)
      let label = Label("", .wrapping)
      let other = ScrollView(label)
      let page = PageScreen(restored, other) { text in
        label.show(text)
        return .content
      }
      await inWindow(page.content, size: size) {
        restored.activate()
        await settle()
        await page.content.painted()
        await page.content.painted()
        #expect(abs(other.offset - 20) < 1)
      }

      #expect(state.keys.sorted() == ["scroll"])
    }

    @Test func `a scroll against the top edge refreshes the page`() async {
      viewModel.activate()
      await settle()
      let gate = Gate()
      library.gate = gate
      bindery_object_send_number(scroller.raw, "edge-overshot", GTK_POS_TOP.rawValue)

      #expect(viewModel.isLoading)
      await settle()
      gate.open()
    }
  }
}
