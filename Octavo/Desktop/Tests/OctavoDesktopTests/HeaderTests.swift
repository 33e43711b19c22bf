import BinderyGTK
import CGTK
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// What stands above the pages, and what the desktop calls the window.
  struct HeaderTests {
    @Test func `a tab without anything to search has no search button`() async throws {
      let theater = try await Theater()
      try await theater.open(.home)
      #expect(await theater.waits { theater.titles == ["Octavo"] })
      let tabs = try #require(theater.program.router.topTabs?.tabs)
      var counts: [Int] = []
      for index in [0, 1, 2, 3, 0] {
        tabs.select(index)
        await theater.window.painted()
        counts.append(Self.buttons("Search", in: theater.window))
      }

      #expect(counts == [1, 1, 1, 0, 1])
      await theater.close()
    }

    @Test func `the window is called what its page is called`() async throws {
      let theater = try await Theater()
      await theater.program.start(at: .login)
      #expect(await theater.waits { theater.window.title == "Log In" })
      try await theater.open(DeepLink(parsing: "/hina-m/orihon/tree/main/docs"))
      #expect(await theater.waits { theater.window.title == "docs" })

      theater.program.host.goBack()

      #expect(await theater.waits { theater.window.title == "orihon" })
      await theater.close()
    }

    @Test func `rows that say something else keep the focus`() async {
      let group = RowGroup("Limits")
      let window = Window(size: Window.Size(400, 300))
      window.content = group
      group.show([.init("core", "10 left"), .init("search", "5 left")])
      window.present()
      await window.painted()
      gtk_widget_child_focus(group.pointer(), GTK_DIR_TAB_FORWARD)
      let focus = gtk_window_get_focus(window.pointer())

      group.show([.init("core", "9 left"), .init("search", "4 left")])

      #expect(focus != nil)
      #expect(gtk_window_get_focus(window.pointer()) == focus)
      #expect(Finding.words(in: window).contains("9 left"))
      window.destroy()
    }

    private static func buttons(_ tooltip: String, in window: Window) -> Int {
      Finding.all(gtk_button_get_type(), in: window).count { button in
        gtk_widget_get_tooltip_text(button.pointer()).map { String(cString: $0) } == tooltip
      }
    }
  }
}
