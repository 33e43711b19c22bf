import BinderyGTK
import CGTK
import GitHubSandbox
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// A commit with more lines than fit into a window.
  struct LargeChangeTests {
    @Test(arguments: [900, 1_500] as [Int32])
    func `10,000 lines take few widgets, and the next change gets the focus`(
      width: Int32
    ) async throws {
      let app = try await Golden.app(Window.Size(width, 640))
      try await app.open(.home)
      app.sandbox.inject(
        SandboxFault(
          .status(200, body: LargeCommit.response),
          pathPrefix: LargeCommit.requestPath
        )
      )
      app.services.navigation.push(LargeCommit.route, .none)
      #expect(await app.settles { app.titles.last == "Commit large" })
      #expect(!app.actions.contains { $0.id == "file" })

      app.program.actions.table.perform("fold.all")
      #expect(await app.settles { Finding.words(in: app.window).contains("+ line 2") })
      app.program.actions.table.perform("change.next")

      #expect(await app.settles { app.actions.contains { $0.id == "file" } })
      let focus = try #require(gtk_window_get_focus(app.window.pointer()))
      #expect(Finding.words(in: Widget(focus)) == ["▾ @@ -0,0 +1,10000 @@"])
      // The heading of a file stays, also where the rows are made when they are shown.
      #expect(Finding.words(in: app.window).contains("tide.c"))
      #expect(
        Finding.all(gtk_label_get_type(), in: app.window, isOnScreen: false).count < 2_000
      )
      try await Golden.expect(app, isLike: "large-change-\(width)")
      await app.close()
    }
  }
}
