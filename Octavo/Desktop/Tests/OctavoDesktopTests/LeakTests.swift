import BinderyGTK
import BinderyGTKTesting
import CGTK
import CGTKSource
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Screens are released when they are left, with their widgets and view models.
  struct LeakTests {
    private static let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")

    /// `OCTAVO_ROUNDS` sets another number of rounds, as `make test-long` does.
    private static let rounds =
      ProcessInfo.processInfo.environment["OCTAVO_ROUNDS"].flatMap { Int($0) } ?? 10

    @Test func `rounds through a repository leave nothing behind`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })
      let avatar = GitHub.Account(login: "hina-m", avatarURL: app.services.session.user?.avatarURL)
      let counter = ObjectCounter()
      var viewModels: [Weak] = []
      var sourceWidgets: Set<UnsafeMutableRawPointer> = []

      for round in 0..<Self.rounds {
        // Every screen in each tenth round, and those with the most parts in all.
        let others = round % 10 == 0 ? Self.others + [.avatar(of: avatar)] : []
        for screen in Self.screens + others {
          app.services.navigation.push(screen, .none)
          viewModels.append(Weak(app.session.router.top?.viewModel))
          if let view = app.program.host.topViews.last {
            counter.watch(view.content)
            for widget in view.leading + view.trailing { counter.watch(widget) }
            viewModels.append(Weak(view))
          }
          for text in Self.sourceWidgets(in: app.window) { sourceWidgets.insert(text) }
        }
        for picker in Self.pickers {
          app.services.navigation.present(picker, .none)
          if let window = app.program.host.topWindow { counter.watch(window) }
          app.session.router.dismiss(animated: false, completion: nil)
        }
        app.session.router.popToRoot(animated: false)
        await app.window.painted()
      }

      let pushes =
        Self.rounds * Self.screens.count + (Self.rounds + 9) / 10 * (Self.others.count + 1)
      #expect(viewModels.count == 2 * pushes)
      #expect(await app.settles { counter.alive == 0 })
      #expect(await app.settles { viewModels.allSatisfy { $0.object == nil } })
      // GtkSourceView keeps what has shown line numbers, so there are as many as files were open at
      // once, which are used again.
      #expect(sourceWidgets.count == 5)
      await app.close()
    }

    @Test func `home and the login are released when another screen takes their place`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(.home)
      await app.settled()
      let counter = ObjectCounter()
      var viewModels: [Weak] = []

      for next in [Route.login(.start(then: nil)), .settings] {
        viewModels.append(Weak(app.session.router.top?.viewModel))
        for view in app.program.host.topViews {
          viewModels.append(Weak(view))
          counter.watch(view.content)
        }
        app.services.navigation.resetRoot(next, .none)
        await app.settled()
      }

      #expect(viewModels.count == 4)
      #expect(await app.settles { counter.alive == 0 })
      #expect(await app.settles { viewModels.allSatisfy { $0.object == nil } })
      await app.close()
    }

    private static let pickers = [
      Route.refPicker(name, current: nil), .optionPicker(.period, current: nil),
      .contents(), .changedFiles(), .jump(), .issueChoice(.labels, name, [1]),
      .filter(.inbox, "is:unread"), .check(name, .run(2)), .checkLog(name, job: 2),
      .filter(.issues(.own), "is:open"), .issueTemplates(name),
    ]

    private static let others: [Route] =
      ScreenExample.all.map(\.route) + [
        .explore, .inbox, .repositories, .news(.received(by: "hina-m")),
        .link(.tree(name, RevisionPath("no-branch"))),
      ]

    private static let screens: [Route] = [
      .repository(name), .tree(name, revision: "main"),
      .source(name, revision: "main", path: "Package.swift"), .releases(name),
    ]

    private static func sourceWidgets(in window: Window) -> [UnsafeMutableRawPointer] {
      Finding.all(gtk_source_view_get_type(), in: window, isOnScreen: false).map(\.raw)
    }

    /// A weak reference.
    private struct Weak {
      weak var object: AnyObject?

      init(_ object: AnyObject?) { self.object = object }
    }
  }
}
