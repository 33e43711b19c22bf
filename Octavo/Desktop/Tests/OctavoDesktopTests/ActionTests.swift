import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The actions of the screens and of the program, and their keys.
  struct ActionTests {
    @Test func `no two actions have a key in common, but for a link in a text and the palette`() {
      var ids: [String: [String]] = [:]
      for id in AppKeys.defaults.ids {
        for key in AppKeys.defaults.keys(of: id) { ids[key, default: []].append(id) }
      }

      #expect(ids.filter { $1.count > 1 } == ["<Control>k": ["markdown.link", "place"]])
    }

    @Test func `every default key is one that GTK knows`() {
      for key in AppKeys.defaults.ids.flatMap(AppKeys.defaults.keys) {
        #expect(gtk_accelerator_parse(key, nil, nil) != 0, "\(key)")
      }
    }

    @Test func `every default key belongs to an action of a screen`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })
      var ids = Set(app.actions.map(\.id))
      let pages = [
        ("/-/repositories", "Octavo"), ("/hina-m", "hina-m"), ("/hina-m/orihon", "orihon"),
        ("/hina-m/orihon/blob/main/README.md", "README.md"),
        ("/hina-m/orihon/blob/main/LICENSE", "LICENSE"), ("/-/settings/accounts", "Accounts"),
        ("/hina-m/orihon/commit/v2.0", "Commit"), ("/-/explore/trending", "Trending"),
        ("/-/explore/users", "Popular Users"),
        ("/rfarouk/lantern/issues/34", "rfarouk/lantern#34"),
        ("/maralind/tidewater/pull/33", "maralind/tidewater#33"),
        ("/maralind/tidewater/pull/33/commits/775e1c9", "Commit"),
      ]
      for (path, title) in pages {
        await app.session.start(at: try DeepLink(parsing: path))
        #expect(await app.settles { app.titles.count == 1 && app.titles[0].hasPrefix(title) })
        ids.formUnion(app.actions.map(\.id))
      }
      // A thread of a pull request leads to its conversation.
      await app.session.start(at: try DeepLink(parsing: "/maralind/tidewater/pull/33/files"))
      await app.settled()
      for action in ["section.next", "next.thread"] {
        app.program.actions.table.perform(action)
        await app.settled()
        ids.formUnion(app.actions.map(\.id))
      }
      await app.session.start(at: try DeepLink(parsing: "/rfarouk/lantern/issues/34"))
      await app.settled()
      // The comment on an open issue can close it.
      app.program.actions.table.perform("reopen")
      await app.settled()
      app.program.actions.table.perform("comment")
      await app.settled()
      ids.formUnion(app.actions.map(\.id))
      // The row with the focus has actions of its own.
      let comparison = try DeepLink(parsing: "/hina-m/orihon/compare/v1.0...v2.0")
      await app.session.start(at: comparison)
      await app.settled()
      for _ in 0..<9 {
        app.program.actions.table.perform("change.next")
        await app.settled()
        ids.formUnion(app.actions.map(\.id))
      }
      await app.session.start(at: try DeepLink(parsing: "/-/inbox"))
      await app.settled()
      let inbox = InboxViewModel(app.services)
      // A repository has a heading, and all of it can be marked.
      inbox.actions.action("group")?.perform()
      let row = try #require(inbox.rows.first)
      ids.formUnion((inbox.actions + inbox.offeredActions(at: row)).map(\.id))
      // The page of a thread has actions for the thread.
      inbox.open(row)
      await app.settled()
      ids.formUnion(app.actions.map(\.id))
      // The field for comments is a part of pages.
      let place = DocumentPlace(
        repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
        revision: "main",
        path: ""
      )
      ids.formUnion(ComposerViewModel(app.services, place: place) { _ in }.actions.map(\.id))

      #expect(Set(AppKeys.defaults.ids).subtracting(ids) == [])
      await app.close()
    }

    @Test func `a tab can be selected while a page covers the tabs`() async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      #expect(await app.settles { app.titles == ["orihon"] })

      app.program.actions.table.perform("tab-4")

      #expect(await app.settles { app.titles == ["Octavo"] })
      #expect(app.session.router.topTabs?.tabs.selectedIndex == 3)
      await app.close()
    }

    @Test func `the key of the selected tab goes back to it and does not load it again`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      #expect(await app.settles { app.titles == ["orihon"] })
      let tabs = try #require(app.session.router.controllers.first?.entries.first?.tabs?.tabs)
      var reselections = 0
      tabs.reselections.observeValues { _ in reselections += 1 }

      app.program.actions.table.perform("tab-\(tabs.selectedIndex + 1)")

      #expect(await app.settles { app.titles == ["Octavo"] })
      #expect(reselections == 0)
      await app.close()
    }

    @Test func `a file of the user overrides keys, its problems are shown, and it is read again`()
      async throws
    {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = "# Mine\nrefresh = F6\nstar = <Control>Nonsense\nquit\n"
      try Data(text.utf8).write(to: folder.appending(path: "window-keys"))
      let app = try await TestApp(
        folders: Folders(data: folder, state: folder, configuration: folder)
      )
      await app.session.start(at: .login)

      let shown = { Finding.words(in: app.window).first { $0.contains("window-keys") } }
      #expect(await app.settles { shown() != nil })
      let problem = try #require(shown())

      #expect(problem.contains("Line 3: “<Control>Nonsense” is not a key."))
      #expect(problem.hasPrefix("window-keys, 2 problems: "))
      #expect(app.program.actions.table.keys.keys(of: "refresh") == ["F6"])
      #expect(app.program.actions.table.keys.keys(of: "star") == ["<Control>d"])

      try Data("refresh = F7\n".utf8).write(to: folder.appending(path: "window-keys"))
      await Application.idles { app.program.actions.table.keys.keys(of: "refresh") == ["F7"] }

      #expect(app.program.actions.table.keys.keys(of: "refresh") == ["F7"])
      await app.close()
    }
  }
}
