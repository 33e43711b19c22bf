import BinderyGTK
import CGTK
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Documents find their place in windows of any size.
  struct DocumentTests {
    private func app(_ size: Window.Size, at path: String, until words: String) async throws
      -> TestApp
    {
      let app = try await TestApp(size: size)
      try await app.open(DeepLink(parsing: path))
      #expect(await app.settles { Finding.words(in: app.window).contains(words) })
      await app.window.painted()
      return app
    }

    @Test func `in a narrow window no words stick out, whatever the script`() async throws {
      let app = try await app(
        Window.Size(360, 640),
        at: "/hina-m/orihon",
        until: "cuts from A and JIS B sizes, and from 美濃判 and 半紙"
      )

      let outside = Finding.all(gtk_label_get_type(), in: app.window).filter { label in
        !Self.scrollsSideways(label) && Self.end(of: label, in: app.window) > 360
      }

      #expect(outside.compactMap { String(cString: gtk_label_get_text($0.opaque)) } == [])
      await app.close()
    }

    @Test func `a table in a narrow window is as high as its rows`() async throws {
      let app = try await app(
        Window.Size(360, 640),
        at: "/juno/dotfiles/blob/trunk/README.md",
        until: "splits, mouse, long memory"
      )

      let grids = Finding.all(gtk_grid_get_type(), in: app.window)
        .filter(Self.scrollsSideways)
      let table = try #require(grids.first)
      var rows: Int32 = 0
      gtk_widget_measure(
        table.pointer(),
        GTK_ORIENTATION_VERTICAL,
        gtk_widget_get_width(table.pointer()),
        nil,
        &rows,
        nil,
        nil
      )

      // What is measured has the margins in it.
      #expect(gtk_widget_get_height(table.pointer()) <= rows)
      await app.close()
    }

    @Test func `a picture is not larger in a higher window`() async throws {
      var heights: [Int32] = []
      for height in [400, 780] {
        let app = try await app(
          Window.Size(1000, Int32(height)),
          at: "/hina-m/orihon/blob/main/README.md",
          until: "What it counts"
        )
        let pictures = { Finding.all(gtk_picture_get_type(), in: app.window) }
        #expect(
          await app.settles {
            pictures().contains { gtk_picture_get_paintable($0.opaque) != nil }
          }
        )
        await app.window.painted()
        heights += pictures().map { gtk_widget_get_height($0.pointer()) }
        await app.close()
      }

      #expect(heights.count == 2)
      #expect(heights.first == heights.last)
    }

    private static func scrollsSideways(_ widget: ObjectOwner) -> Bool {
      guard
        let scroller = gtk_widget_get_ancestor(widget.pointer(), gtk_scrolled_window_get_type())
      else { return false }
      var policy = GTK_POLICY_NEVER
      gtk_scrolled_window_get_policy(OpaquePointer(scroller), &policy, nil)
      return policy == GTK_POLICY_AUTOMATIC
    }

    private static func end(of widget: ObjectOwner, in window: Window) -> Double {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget.pointer(), window.pointer(), &bounds) != 0 else {
        return 0
      }
      return Double(bounds.origin.x + bounds.size.width)
    }
  }
}
