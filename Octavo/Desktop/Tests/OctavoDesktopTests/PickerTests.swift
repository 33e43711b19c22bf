import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Pickers, in windows above the others.
  struct PickerTests {
    @Test(arguments: ["ABAP", "Swift", "Zimpl"])
    func `a picker opens at the chosen option, which has the focus`(name: String) async throws {
      let app = try await TestApp(size: Window.Size(640, 600))
      try await app.open(.home)

      app.services.navigation.present(.optionPicker(.language, current: name), .none)
      #expect(await app.settles { app.titles.last == "Language" })

      let window = try #require(app.program.host.topWindow)
      let focus = try #require(Self.focus(of: window))
      #expect(Finding.words(in: focus).last == name)
      #expect(Self.isInside(focus, window))
      await app.close()
    }

    @Test func `the branch on show has the focus, and without one the filter has it`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/maralind/tidewater"))
      #expect(await app.settles { app.titles == ["tidewater"] })

      app.program.actions.table.perform("branches")
      #expect(await app.settles { app.titles.last == "Select Branch or Tag" })
      let first = app.program.host.topWindow.flatMap(Self.focus).map(Finding.words)
      app.session.router.dismiss(animated: false, completion: nil)
      let name = GitHub.RepositoryName(owner: "maralind", name: "tidewater")
      app.services.navigation.present(.refPicker(name, current: nil), .none)
      #expect(await app.settles { app.titles.last == "Select Branch or Tag" })
      let second = app.program.host.topWindow.flatMap(Self.focus)

      #expect(first == ["main"])
      #expect(second.map { bindery_object_is($0.raw, gtk_text_get_type()) != 0 } == true)
      await app.close()
    }

    @Test func `typing leads from a row to the filter, and Return chooses the first match`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/-/explore/trending"))
      #expect(await app.settles { app.titles.last == "Trending" })
      app.program.actions.table.perform("language")
      #expect(await app.settles { app.titles.last == "Language" })
      let window = try #require(app.program.host.topWindow)
      let before = Self.focus(of: window).map(Finding.words)
      let field = try #require(Finding.all(gtk_search_entry_get_type(), in: window).first)

      // As a key does that a row does not handle.
      gtk_editable_set_text(field.opaque, "kotl")
      await app.settled()
      let after = Self.focus(of: window)
      bindery_object_send(field.raw, "activate")

      #expect(before == ["All Languages"])
      #expect(after.map { bindery_object_is($0.raw, gtk_text_get_type()) != 0 } == true)
      #expect(await app.settles { app.titles.last == "Trending" })
      #expect(Finding.button("Kotlin", in: app.window) != nil)
      await app.close()
    }

    /// The widget with the focus.
    private static func focus(of window: Window) -> Widget? {
      gtk_window_get_focus(window.pointer()).map { Widget($0) }
    }

    /// Whether all of a widget is inside a window.
    private static func isInside(_ widget: Widget, _ window: Window) -> Bool {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget.pointer(), window.pointer(), &bounds) != 0 else {
        return false
      }
      let height = Float(gtk_widget_get_height(window.pointer()))
      return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= height
    }
  }
}
