import BinderyGTK
import CGTK
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The scroll positions of documents at the next start.
  struct ScrollTests {
    /// The fraction to which the visible page is scrolled, and the adjustment that has it.
    private func position(
      in window: Window
    ) throws -> (fraction: Double, adjustment: UnsafeMutablePointer<GtkAdjustment>) {
      let adjustment = try #require(
        Finding.all(gtk_scrolled_window_get_type(), in: window)
          .compactMap { gtk_scrolled_window_get_vadjustment($0.opaque) }
          .first { room(of: $0) > 0 }
      )
      return (gtk_adjustment_get_value(adjustment) / room(of: adjustment), adjustment)
    }

    private func room(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    @Test(arguments: ["README.md"])
    func `the scroll position of a document is restored`(file: String) async throws {
      let app = try await TestApp(size: Window.Size(500, 240))
      try await app.open(DeepLink(parsing: "/hina-m/orihon/blob/main/\(file)"))
      await app.settled()
      let (before, adjustment) = try position(in: app.window)
      gtk_adjustment_set_value(adjustment, room(of: adjustment) / 2)
      let snapshot = app.session.router.snapshot(version: 1)

      app.services.navigation.resetRoot(.settings)
      await app.settled()
      let isRestored = app.session.router.restore(snapshot, version: 1)
      await app.settled()

      #expect(before == 0)
      #expect(isRestored)
      #expect(app.titles == [file])
      let after = try position(in: app.window).fraction
      #expect(abs(after - 0.5) < 0.02, "\(after)")
      await app.close()
    }

    /// The first line of the file on the screen that is visible.
    private func topLine(in window: Window) throws -> Int {
      let text = try #require(Finding.all(gtk_text_view_get_type(), in: window).first)
      var (area, line) = (GdkRectangle(), GtkTextIter())
      gtk_text_view_get_visible_rect(text.pointer(), &area)
      gtk_text_view_get_line_at_y(text.pointer(), &line, area.y + 8, nil)
      return Int(gtk_text_iter_get_line(&line))
    }

    /// Waits until a line is the first one that is visible, and returns that; the limit only ends a
    /// hang.
    private func topLine(in app: TestApp, reaching line: Int) async throws -> Int {
      await app.settled()
      for _ in 0..<500 where try topLine(in: app.window) != line { await app.settled() }
      return try topLine(in: app.window)
    }

    @Test(arguments: [
      "/tkowal/pocketforth/blob/main/src/forth.rs",
      "/maralind/tidewater/blob/main/tables/skerry-sound.txt",
    ])
    func `the first visible line of a file is restored, and stays when its style changes`(
      path: String
    ) async throws {
      let app = try await TestApp(size: Window.Size(500, 240))
      try await app.open(DeepLink(parsing: path))
      await app.settled()
      let adjustment = try position(in: app.window).adjustment
      gtk_adjustment_set_value(adjustment, room(of: adjustment) * 0.6)
      await app.settled()
      let before = try topLine(in: app.window)
      let snapshot = app.session.router.snapshot(version: 1)

      app.services.navigation.resetRoot(.settings)
      await app.settled()
      let isRestored = app.session.router.restore(snapshot, version: 1)
      var lines = [try await topLine(in: app, reaching: before)]
      app.services.preferences[Settings.wrapsLines].toggle()
      lines.append(try await topLine(in: app, reaching: before))
      Appearance.setDark(true)
      lines.append(try await topLine(in: app, reaching: before))
      Appearance.setDark(false)

      #expect(before > 20)
      #expect(isRestored)
      #expect(lines == [before, before, before])
      await app.close()
    }
  }
}
