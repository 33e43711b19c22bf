import BinderyGTK
import CGTK
import Foundation
import Testing

extension BinderyGTKTests {
  struct ApplicationTests {
    @Test func `a signal asks the program to end`() async {
      var requests = 0
      Application.onTermination { requests += 1 }

      kill(getpid(), SIGTERM)

      // The limit only ends a hang.
      for _ in 0..<10_000_000 where requests == 0 { await Task.yield() }
      #expect(requests == 1)
      Application.onTermination { exit(128 + SIGTERM) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["GSK_RENDERER"] == "cairo"))
    func `OpenGL is not loaded for a renderer without it, and the environment stays as it was`()
      throws
    {
      // The drivers of Mesa, which the open display has loaded where it uses OpenGL.
      let loaded = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      #expect(!loaded.contains("libgallium") && !loaded.contains("_dri.so"))
      #expect(g_getenv("GDK_DEBUG") == nil && g_getenv("GDK_DISABLE") == nil)
    }
  }
}
