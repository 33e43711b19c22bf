import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Memory of the process after many walks through the same pages.
  struct MemoryTests {
    private static let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
    /// The number of walks: `make test-long` and `Benchmarks/desktop-memory` set it; no test
    /// without.
    nonisolated private static let walks =
      ProcessInfo.processInfo.environment["OCTAVO_WALKS"].flatMap { Int($0) } ?? 0
    /// The number of walks after which caches are filled.
    private static let warmUp = 4

    @Test(.enabled(if: walks > 0, "make test-long runs it."))
    func `walks through the same pages keep the memory of the window`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })

      for _ in 0..<Self.warmUp { await Self.walk(through: app) }
      let before = await Self.memoryAtRest(of: app)
      for round in 1...Self.walks {
        await Self.walk(through: app)
        if round % 8 == 0 { print("after \(round) walks: \(Memory())") }
      }
      let after = await Self.memoryAtRest(of: app)

      print("before: \(before)\nafter \(Self.walks) walks: \(after)")
      #expect(after.resident - before.resident <= 5_000_000)
      await app.close()
    }

    /// Measures after GTK has released what it keeps for some frames.
    private static func memoryAtRest(of app: TestApp) async -> Memory {
      for _ in 0..<100 { await app.window.painted() }
      return Memory()
    }

    /// Visits each page, waits until it has its content, and goes back to the root.
    private static func walk(through app: TestApp) async {
      for screen in screens {
        app.services.navigation.push(screen, .none)
        _ = await app.settles { !isLoading(app) }
      }
      app.services.navigation.present(.refPicker(name, current: nil), .none)
      _ = await app.settles { !isLoading(app) }
      app.session.router.dismiss(animated: false, completion: nil)
      app.session.router.popToRoot(animated: false)
      await app.window.painted()
    }

    private static func isLoading(_ app: TestApp) -> Bool {
      guard let title = app.program.host.topViews.last?.screenTitle else { return true }
      if case .loading = title { return true }
      return false
    }

    private static let screens: [Route] = [
      .repository(name), .tree(name, revision: "main"),
      .source(name, revision: "main", path: "Package.swift"),
      .source(name, revision: "main", path: "README.md"), .user("maralind"),
    ]
  }
}
