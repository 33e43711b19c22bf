import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Lists beside their details in wide windows.
  struct SplitTests {
    @Test func `a wide window shows the tabs beside a repository`() async throws {
      let app = try await Golden.app(Window.Size(1_920, 1_080))
      try await app.open(DeepLink(parsing: "/maralind/tidewater"))
      #expect(await app.settles { app.titles == ["tidewater"] })
      #expect(
        await app.settles { Finding.words(in: app.window).contains { $0.contains("pushed") } }
      )

      try await Golden.expect(app, isLike: "split")
      await app.close()
    }

    @Test func `a wide page shows both sides of a change beside each other`() async throws {
      let app = try await Golden.app(Window.Size(1_920, 1_080))
      try await app.open(DeepLink(parsing: "/hina-m/orihon/compare/v1.0...v2.0"))
      #expect(await app.settles { app.titles == ["v1.0...v2.0"] })
      let top = app.session.router.controllers.last?.top.screen.viewModel
      let page = try #require(top as? ChangesViewModel)
      page.keyword = "paper"
      #expect(await app.settles { page.isSideBySide })

      try await Golden.expect(app, isLike: "changes-beside")
      await app.close()
    }

    @Test func `a row on the left replaces the page on the right`() async throws {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await app.open(DeepLink(parsing: "/hina-m/orihon/tree/main"))
      #expect(await app.settles { Finding.words(in: app.window).contains("Package.swift") })
      let list = try #require(Finding.all(gtk_list_view_get_type(), in: app.window).last)
      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      app.services.navigation.push(
        .source(.init(owner: "hina-m", name: "orihon"), revision: "main", path: "LICENSE")
      )
      #expect(await app.settles { app.titles == ["LICENSE"] })
      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      let count = app.session.router.controllers[0].entries.count

      // The last row is that of “README.md”.
      let last = g_list_model_get_n_items(gtk_list_view_get_model(list.opaque)) - 1
      bindery_object_send_number(list.raw, "activate", last)

      #expect(await app.settles { app.titles == ["README.md"] })
      #expect(app.session.router.controllers[0].entries.count == count)
      await app.close()
    }

    @Test func `keys act on the list or on the page beside it, wherever the focus is`()
      async throws
    {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await app.open(DeepLink(parsing: "/hina-m/orihon/tree/main"))
      #expect(await app.settles { Finding.words(in: app.window).contains("Package.swift") })
      let list = try #require(Finding.all(gtk_list_view_get_type(), in: app.window).last)
      app.services.navigation.push(
        .source(.init(owner: "hina-m", name: "orihon"), revision: "main", path: "LICENSE")
      )
      #expect(await app.settles { app.titles == ["LICENSE"] })
      let page = try #require(app.program.host.topViews.first)

      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      let inList = app.program.actions.table.perform("wrap")
      gtk_widget_child_focus(page.content.pointer(), GTK_DIR_TAB_FORWARD)
      let inPage = app.program.actions.table.perform("wrap")

      #expect([inList, inPage] == [false, true])
      await app.close()
    }
  }
}
