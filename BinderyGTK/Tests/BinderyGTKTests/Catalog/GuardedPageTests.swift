import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// The editor of the catalog, which asks before it is removed.
  struct GuardedPageTests {
    private let catalog: CatalogWindow

    init() async {
      catalog = CatalogWindow(size: Window.Size(640, 600))
      catalog.window.present()
      await catalog.window.painted()
    }

    private var outline: String {
      catalog.router.controllers.map(\.description).joined(separator: " ")
    }

    /// Opens the editor with a text.
    private func openEditor() async throws -> EditorViewModel {
      guard case .editor(let editor) = catalog.open(.editor) else {
        preconditionFailure("the page is not the editor")
      }
      editor.text = "Dear Ines"
      await catalog.window.painted()
      return editor
    }

    /// Answers the open question with the button of a title.
    ///
    /// - Returns: Whether there was exactly one question.
    private func answer(_ title: String) async -> Bool {
      await settle()
      let count = answerDialog(title)
      await settle()
      await catalog.window.painted()
      return count == 1
    }

    /// Presses the button back in the header bar on show.
    private func pressBack() {
      let buttons = descendants(of: catalog.window, gtk_button_get_type())
      let back = buttons.first {
        gtk_widget_get_mapped($0.pointer()) != 0
          && gtk_widget_get_tooltip_text($0.pointer()).map { String(cString: $0) } == "Back"
      }
      if let back { bindery_object_send(back.raw, "clicked") }
    }

    @Test func `going back by a swipe is off while the page is guarded`() async throws {
      let editor = try await openEditor()
      let leaflet = gtk_widget_get_ancestor(
        catalog.host.topViews[0].content.pointer(),
        adw_leaflet_get_type()
      )
      let whileGuarded = adw_leaflet_get_can_navigate_back(OpaquePointer(leaflet))
      editor.text = ""

      #expect(whileGuarded == 0)
      #expect(adw_leaflet_get_can_navigate_back(OpaquePointer(leaflet)) == 1)
      catalog.close()
    }

    @Test func `the button back asks, and the page stays or is removed`() async throws {
      let editor = try await openEditor()
      pressBack()
      #expect(await answer("Cancel"))
      #expect(outline == "[C0: Index, Editor]")
      #expect(editor.phase == .active)

      pressBack()
      #expect(await answer("Discard"))
      #expect(outline == "[C0: Index]")
      catalog.close()
    }

    @Test func `closing a presented window asks, and it stays or is removed`() async throws {
      let editor = EditorViewModel()
      catalog.router.present(.editor(editor))
      editor.text = "Dear Ines"
      await catalog.window.painted()
      catalog.host.topWindow?.close()
      #expect(await answer("Cancel"))
      #expect(catalog.host.topViews.map(\.title) == ["Catalog", "Editor"])

      catalog.host.topWindow?.close()
      #expect(await answer("Discard"))
      #expect(catalog.host.topViews.map(\.title) == ["Catalog"])
      catalog.close()
    }

    @Test func `closing the window asks once, and the window stays or is closed`() async throws {
      _ = try await openEditor()
      catalog.window.close()
      catalog.window.close()
      #expect(await answer("Cancel"))
      #expect(outline == "[C0: Index, Editor]")
      #expect(catalog.window.isMapped)

      catalog.table.perform("quit")
      #expect(await answer("Discard"))
      #expect(outline == "")
      #expect(!catalog.window.isMapped)
    }

    @Test func `a window without guarded pages is closed without a question`() async throws {
      let editor = try await openEditor()
      editor.text = ""
      catalog.window.close()
      await settle()

      #expect(openDialogs().isEmpty)
      #expect(outline == "")
    }
  }
}
