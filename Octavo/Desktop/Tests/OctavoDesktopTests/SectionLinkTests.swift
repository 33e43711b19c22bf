import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Links of documents to sections, by key and by mouse.
  struct SectionLinkTests {
    private static let place = DocumentPlace(
      repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
      revision: "main",
      path: "README.md"
    )

    private static let text: String = {
      let words = (1...80).map { "Line \($0)." }.joined(separator: "\n\n")
      return
        "# Guide\n\n[Use](#use-it-1)\n\n\(words)\n\n## Use it\n\n\(words)\n\n## Use it!\n\n\(words)"
        + "\n\n- One\n- <a name=\"two\"></a>Two\n\n\(words)"
    }()

    /// Shows a document on a page, and returns it with its scrolled part.
    private func page(
      in app: TestApp,
      follow: @escaping (String) -> Void = { _ in }
    ) async throws -> (view: MarkupView, scroller: ScrollView) {
      let view = MarkupView(ViewContext.forTesting(app.services), follow: follow)
      let scroller = ScrollView(view)
      app.window.content = scroller
      let file = GitHub.File(path: "README.md", text: Self.text)
      view.show(.init(file: file, place: Self.place))
      #expect(await app.settles { Finding.words(in: app.window).contains("Guide") })
      await app.window.painted()
      return (view, scroller)
    }

    private func top(of heading: String, in scroller: ScrollView) throws -> Double {
      let labels = Finding.all(gtk_label_get_type(), in: scroller, isOnScreen: false)
      let label = try #require(
        labels.first { gtk_label_get_text($0.opaque).map { String(cString: $0) } == heading }
      )
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(label.pointer(), scroller.pointer(), &bounds) != 0)
      return Double(bounds.origin.y)
    }

    @Test func `a page scrolls to a section, each time, until the user scrolls`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)
      var section: SectionReveal?

      for _ in 0..<2 {
        scroller.offset = 0
        section = SectionReveal("use-it-1", after: section)
        view.reveal(section)
        await app.window.painted()
        #expect(try abs(top(of: "Use it!", in: scroller) - 12) < 2)
      }

      scroller.offset = 40
      await app.window.painted()
      #expect(scroller.offset == 40)
      view.reveal(SectionReveal("", after: section))
      await app.window.painted()
      #expect(scroller.offset == 0)
      await app.close()
    }

    @Test func `a place that is named in raw HTML is a section`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)

      view.reveal(SectionReveal("two", after: nil))
      await app.window.painted()

      #expect(try abs(top(of: "Two", in: scroller) - 12) < 2)
      await app.close()
    }

    @Test func `a section that does not exist changes nothing`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)

      view.reveal(SectionReveal("nothing", after: nil))
      await app.window.painted()

      #expect(scroller.offset == 0)
      await app.close()
    }

    @Test func `links of a document are reached and followed by key`() async throws {
      let app = try await TestApp()
      var followed: [String] = []
      let (_, scroller) = try await page(in: app) { followed.append($0) }
      let label = try #require(
        Finding.all(gtk_label_get_type(), in: scroller).first {
          gtk_label_get_text($0.opaque).map { String(cString: $0) } == "Use"
        }
      )

      // Tab moves the focus to the first link of a text, and Return sends this signal.
      #expect(gtk_widget_child_focus(scroller.pointer(), GTK_DIR_TAB_FORWARD) != 0)
      while gtk_widget_has_focus(label.pointer()) == 0,
        gtk_widget_child_focus(scroller.pointer(), GTK_DIR_TAB_FORWARD) != 0
      {}
      #expect(gtk_widget_has_focus(label.pointer()) != 0)
      bindery_object_send(label.raw, "activate-current-link")

      #expect(followed == ["#use-it-1"])
      await app.close()
    }

    @Test(arguments: [
      "/hina-m/orihon#an-estimate", "/hina-m/orihon/blob/main/README.md#an-estimate",
    ])
    func `an address with a section begins there`(address: String) async throws {
      let app = try await TestApp(size: Window.Size(900, 400))
      try await app.open(DeepLink(parsing: address))
      #expect(await app.settles { Finding.words(in: app.window).contains("An estimate") })
      await app.settled()
      await app.window.painted()

      let label = try #require(
        Finding.all(gtk_label_get_type(), in: app.window).first {
          gtk_label_get_text($0.opaque).map { String(cString: $0) } == "An estimate"
        }
      )
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(label.pointer(), app.window.pointer(), &bounds)
      // Below the shadow of the window, its bar and a margin.
      #expect((0..<140).contains(bounds.origin.y))
      let entry = app.session.router.controllers.last?.entries.last
      let page = try #require(entry?.screen.viewModel as? any SectionedPage)
      #expect(page.restorableState == ["section": "an-estimate"])

      let scroller = gtk_widget_get_ancestor(label.pointer(), gtk_scrolled_window_get_type())
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
      gtk_adjustment_set_value(adjustment, 0)
      await app.window.painted()
      #expect(page.restorableState == [:])
      await app.close()
    }
  }
}
