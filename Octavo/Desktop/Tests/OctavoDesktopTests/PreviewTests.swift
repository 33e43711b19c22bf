import BinderyGTKTesting
import CGTK
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import BinderyGTK
@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The inbox with the page of the selected thread beside it.
  struct PreviewTests {
    /// Opens the inbox in a wide window, and waits for the page beside it.
    private func open(_ app: TestApp) async throws {
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })
      app.session.router.topTabs?.tabs.select(id: "inbox")
      #expect(await app.settles { Self.page(app)?.page != nil })
      await app.settled()
    }

    /// The page beside the list.
    private static func page(_ app: TestApp) -> IssueViewModel? {
      guard case .issue(let page)? = app.session.router.preview?.entry?.screen else { return nil }
      return page
    }

    private func outline(_ app: TestApp) -> String {
      app.session.router.controllers.map(\.description).joined(separator: " ")
    }

    /// The list of the inbox, which is that of the last tab.
    private static func list(_ app: TestApp) -> ObjectOwner? {
      app.program.host.root.pages.first.flatMap {
        Finding.all(gtk_list_view_get_type(), in: $0.view.content).last
      }
    }

    /// Moves the focus to the row of the list at an offset.
    private func focus(_ row: Int, _ app: TestApp) async {
      guard let list = Self.list(app) else { return }
      g_object_ref(list.raw)
      let position = g_variant_new_uint32(guint(row))
      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      gtk_widget_activate_action_variant(list.pointer(), "list.scroll-to-item", position)
      for _ in 0..<row { gtk_widget_child_focus(list.pointer(), GTK_DIR_DOWN) }
      g_object_unref(list.raw)
      await app.window.painted()
    }

    @Test func `a wide window shows the inbox beside the page of the selected thread`()
      async throws
    {
      let app = try await Golden.app(Window.Size(1_200, 700))
      try await open(app)
      await focus(0, app)

      #expect(outline(app) == "[C0: Home]" && app.titles == ["Octavo"])
      try await Golden.expect(app, isLike: "inbox-beside")
      await app.close()
    }

    @Test func `the page follows the focus of the list, and opens when the focus moves to it`()
      async throws
    {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await open(app)
      await focus(0, app)
      let first = Self.page(app)
      await focus(1, app)
      #expect(await app.settles { Self.page(app) !== first && Self.page(app)?.page != nil })
      let second = try #require(Self.page(app))
      let unread = app.services.outbox.login
      #expect(unread != nil && outline(app) == "[C0: Home]")

      let view = try #require(app.program.host.root.pages.last?.view)
      gtk_widget_child_focus(view.content.pointer(), GTK_DIR_TAB_FORWARD)
      #expect(await app.settles { outline(app) == "[C0: Home, Issue]" })
      let top = app.session.router.top?.viewModel
      let isSameView = app.program.host.topViews.first === view
      app.program.host.goBack()
      #expect(await app.settles { outline(app) == "[C0: Home]" })

      #expect(top === second && isSameView)
      #expect(Self.page(app) === second)
      await app.close()
    }

    @Test func `a row that is opened takes the focus to its page, and the list takes it back`()
      async throws
    {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await open(app)
      await focus(0, app)
      let page = Self.page(app)
      let list = try #require(Self.list(app))
      bindery_object_send_number(list.raw, "activate", 0)
      #expect(await app.settles { outline(app) == "[C0: Home, Issue]" })
      let isInList = app.program.host.root.besidePage?.focusedWidget != nil
      let top = app.session.router.top?.viewModel

      await focus(0, app)
      #expect(await app.settles { outline(app) == "[C0: Home]" })

      #expect(!isInList && top === page && Self.page(app) === page)
      await app.close()
    }

    @Test func `a comment stays while the window becomes narrow and wide again`() async throws {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await open(app)
      app.session.router.openPreview()
      await app.settled()
      let page = try #require(app.session.router.top?.viewModel as? IssueViewModel)
      app.program.actions.table.perform("comment")
      #expect(await app.settles { page.writing != nil })
      page.writing?.composer.text = "Thrice."
      var outlines: Set<String> = []
      for width: Int32 in [700, 1_200, 800, 1_300] {
        gtk_window_set_default_size(app.window.pointer(), width, 700)
        #expect(await app.settles { app.session.router.isSplit == (width > 1_000) })
        outlines.insert(outline(app))
      }

      #expect(outlines == ["[C0: Home, Issue]"])
      #expect(app.session.router.top?.viewModel === page)
      #expect(page.writing?.composer.text == "Thrice.")
      await app.close()
    }

    @Test func `pages that the selection has left are released with their widgets`() async throws {
      let app = try await TestApp(size: Window.Size(1_200, 700))
      try await open(app)
      let counter = ObjectCounter()
      var pages: [Weak] = []
      for row in [0, 1] {
        await focus(row, app)
        let before = pages.last?.object
        #expect(await app.settles { before == nil || Self.page(app) !== before })
        pages.append(Weak(Self.page(app)))
        if let view = app.program.host.root.pages.last?.view { counter.watch(view.content) }
        await app.settled()
      }
      app.session.router.topTabs?.tabs.select(0)

      #expect(await app.settles { pages.allSatisfy { $0.object == nil } })
      #expect(await app.settles { counter.alive == 0 })
      await app.close()
    }
  }
}

/// A reference that keeps nothing alive.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
