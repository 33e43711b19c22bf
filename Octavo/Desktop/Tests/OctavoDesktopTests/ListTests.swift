import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The lists of the app in the list screen of the kit.
  struct ListTests {
    private static let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")

    @Test func `Return searches, and an empty field shows the recent search`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })
      app.actions.action("tab-3")?.perform()
      await app.window.painted()
      app.actions.action("find")?.perform()
      let tab = app.session.router.topTabs?.selectedScreen
      guard case .explore(let viewModel)? = tab else {
        Issue.record("the third tab is not Explore")
        return
      }

      viewModel.query = "orihon"
      let field = try #require(Self.searchField(in: app.window))
      bindery_object_send(field.raw, "activate")
      #expect(await app.settles { Finding.words(in: app.window).contains("hina-m / orihon") })
      viewModel.query = ""
      #expect(await app.settles { Finding.words(in: app.window).contains("Recent Searches") })

      #expect(Finding.words(in: app.window).contains("orihon"))
      await app.close()
    }

    @Test func `the focused row has its actions, which are performed by their keys`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.services.navigation.push(.repositoryList(.ownedBy("hina-m")))
      let list = { Finding.all(gtk_list_view_get_type(), in: app.window).last }
      #expect(await app.settles { Finding.words(in: app.window).contains("orihon") })
      let before = app.actions.action("star") != nil
      try gtk_widget_child_focus(#require(list()).pointer(), GTK_DIR_TAB_FORWARD)
      await app.window.painted()
      let title = try #require(app.actions.action("star")?.title)
      gtk_widget_activate_action_variant(app.window.pointer(), "screen.star", nil)

      #expect(!before || title == app.actions.action("star")?.title)
      #expect(await app.settles { app.actions.action("star")?.title != title })
      await app.close()
    }

    @Test func `the focused user is followed by a key, which the list of keys names`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(.home)
      app.services.navigation.push(.people(.stargazers(of: Self.name)))
      #expect(await app.settles { app.titles.last == "Stargazers of hina-m/orihon" })
      let list = try #require(Finding.all(gtk_list_view_get_type(), in: app.window).last)
      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      await app.window.painted()
      while app.actions.action("follow") == nil {
        guard gtk_widget_child_focus(list.pointer(), GTK_DIR_DOWN) != 0 else { break }
        await app.window.painted()
      }
      let title = try #require(app.actions.action("follow")?.title)
      gtk_widget_activate_action_variant(app.window.pointer(), "screen.follow", nil)

      #expect(await app.settles { app.actions.action("follow")?.title != title })
      #expect(app.program.actions.table.keys.keys(of: "follow") == ["<Alt>w"])
      await app.close()
    }

    @Test func `the selected row of a folder is restored by the next start`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = try await TestApp(folders: Folders(data: folder, state: folder))
      try await app.open(.home)
      app.services.navigation.push(.tree(Self.name, revision: "main"))
      #expect(await app.settles { Finding.words(in: app.window).contains("Package.swift") })
      let list = try #require(Finding.all(gtk_list_view_get_type(), in: app.window).last)
      gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
      for _ in 0..<3 { gtk_widget_child_focus(list.pointer(), GTK_DIR_DOWN) }
      await app.window.painted()
      let row = try #require(Self.tree(app)?.selectedRow.id)
      app.session.storePlace()
      app.services.navigation.resetRoot(.settings)

      await app.session.start(at: nil)
      #expect(await app.settles { Finding.words(in: app.window).contains("Package.swift") })
      await app.window.painted()

      #expect(row == "papers")
      #expect(Self.tree(app)?.selectedRow.restored == nil)
      #expect(Self.focusedWords(in: app.window).contains("papers"))
      await app.close()
    }

    private static func tree(_ app: TestApp) -> TreeViewModel? {
      app.session.router.top?.viewModel as? TreeViewModel
    }

    private static func searchField(in window: Window) -> ObjectOwner? {
      Finding.all(gtk_search_entry_get_type(), in: window).first
    }

    /// The texts in the widget with the focus.
    private static func focusedWords(in window: Window) -> [String] {
      guard let focus = gtk_window_get_focus(window.pointer()) else { return [] }
      return Finding.words(in: Widget(focus))
    }
  }
}
