import BinderyGTK
import BinderyGTKTesting
import CGTK
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The line of a search, with its list of qualifiers.
  struct SearchFieldTests {
    private func shown(in app: TestApp) async throws -> SearchListViewModel {
      try await app.open(.home)
      app.services.navigation.push(.search(SearchPlace("", .issues)), .none)
      #expect(await app.settles { app.titles.last == "Search" })
      let search = try #require(app.session.router.top?.viewModel as? SearchViewModel)
      return search.selected
    }

    private func field(in app: TestApp) throws -> ObjectOwner {
      // The field of the tab below comes first.
      try #require(Finding.all(gtk_search_entry_get_type(), in: app.window).last)
    }

    /// Presses a key in the field, before the field gets it.
    private func press(_ key: Int32, in field: ObjectOwner) -> Bool {
      let controllers = gtk_widget_observe_controllers(field.pointer())
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        let place = OpaquePointer(controller)
        if bindery_object_is(controller, gtk_event_controller_key_get_type()) != 0,
          gtk_event_controller_get_propagation_phase(place) == GTK_PHASE_CAPTURE,
          bindery_controller_press_keys(controller, guint(key), GdkModifierType(0)) != 0
        {
          return true
        }
      }
      return false
    }

    @Test func `qualifiers are listed below the line while one is typed, and Tab inserts one`()
      async throws
    {
      let app = try await TestApp()
      let list = try await shown(in: app)
      let field = try field(in: app)

      gtk_editable_set_text(field.opaque, "tide is")
      await app.window.painted()
      #expect(Finding.words(in: app.window).contains("a state"))
      #expect(!press(GDK_KEY_Return, in: field))
      #expect(press(GDK_KEY_Tab, in: field))
      await app.window.painted()

      #expect(list.keyword == "tide is:")
      #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "tide is:")
      #expect(Int(gtk_editable_get_position(field.opaque)) == "tide is:".count)
      #expect(press(GDK_KEY_Escape, in: field))
      await app.window.painted()
      #expect(list.completions == nil)
      #expect(!press(GDK_KEY_Escape, in: field))
      await app.close()
    }

    @Test func `Return in the line searches, and the parts have one text`() async throws {
      let app = try await TestApp()
      let list = try await shown(in: app)
      let field = try field(in: app)

      gtk_editable_set_text(field.opaque, "herbs")
      bindery_object_send(field.raw, "activate")

      #expect(
        await app.settles { Finding.words(in: app.window).contains("Herbs that share a box") }
      )
      #expect(list.progress == "1 result")
      let code = try #require(Finding.button("Code", in: app.window))
      Finding.press(code)
      #expect(
        await app.settles { !Finding.words(in: app.window).contains("Herbs that share a box") }
      )
      let search = try #require(app.session.router.top?.viewModel as? SearchViewModel)
      #expect(search.selected.kind == .code)
      #expect(search.selected.keyword == "herbs")
      await app.close()
    }
  }
}
