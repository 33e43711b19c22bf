import BinderyGTK
import CGTK
import OctavoDesktop
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// The focus of the keyboard, which the Tab key moves.
  struct FocusTests {
    /// The other screens are tested with their pictures.
    @Test func `the Tab key reaches all that can have the focus, in tabs and pickers`()
      async throws
    {
      let app = try await Golden.app()
      await app.session.start(at: .login)
      await app.settled()
      #expect(Self.missed(in: app.window) == [], "/-/login")
      try await app.open(.home)

      for address in ["/-/news", "/-/repositories", "/-/explore", "/-/profile"] {
        await app.session.start(at: try DeepLink(parsing: address))
        await app.settled()

        #expect(Self.missed(in: app.window) == [], "\(address)")
      }
      for picker in [ScreenExample.branches.route, .optionPicker(.language, current: nil)] {
        app.services.navigation.present(picker, .none)
        await app.settled()
        let window = try #require(app.program.host.topWindow)

        #expect(Self.missed(in: window) == [], "\(picker)")
        app.services.navigation.dismiss(.none)
      }
      await app.close()
    }

    /// The widgets that can have the focus, and neither get it nor contain one that does.
    ///
    /// The arrow keys move it from one row of a list to the next, so a list is reached with one
    /// row.
    static func missed(in window: Window) -> [String] {
      let reached = reachedByTab(in: window)
      let lists = [gtk_list_view_get_type(), gtk_list_box_get_type()].flatMap {
        Finding.all($0, in: window).map(\.raw)
      }
      return Finding.all(gtk_widget_get_type(), in: window).filter { widget in
        let pointer: UnsafeMutablePointer<GtkWidget> = widget.pointer()
        guard gtk_widget_get_focusable(pointer) != 0, gtk_widget_is_sensitive(pointer) != 0,
          canFocus(pointer)
        else { return false }
        let place = lists.first { contains($0, widget.raw) } ?? widget.raw
        return !reached.contains { contains(place, $0) }
      }.map { widget in
        let tooltip = gtk_widget_get_tooltip_text(widget.pointer()).map { String(cString: $0) }
        return "\(String(cString: bindery_object_type_name(widget.raw))) \(tooltip ?? "")"
      }
    }

    /// Whether a widget and all around it let the focus in.
    private static func canFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      var next: UnsafeMutablePointer<GtkWidget>? = widget
      while let widget = next {
        if gtk_widget_get_can_focus(widget) == 0 { return false }
        next = gtk_widget_get_parent(widget)
      }
      return true
    }

    /// The widgets that get the focus, one after the other.
    private static func reachedByTab(in window: Window) -> [UnsafeMutableRawPointer] {
      var reached: [UnsafeMutableRawPointer] = []
      gtk_window_set_focus(window.pointer(), nil)
      for _ in 0..<1_000 {
        gtk_widget_child_focus(window.pointer(), GTK_DIR_TAB_FORWARD)
        guard let focus = gtk_window_get_focus(window.pointer()) else { break }
        let widget = UnsafeMutableRawPointer(focus)
        if widget == reached.first, reached.last != widget { break }
        // A label with links has the focus once for each of them.
        reached.append(widget)
      }
      return reached
    }

    /// Whether a widget is another one, or contains it.
    private static func contains(_ root: UnsafeMutableRawPointer, _ part: UnsafeMutableRawPointer)
      -> Bool
    {
      root == part
        || gtk_widget_is_ancestor(
          part.assumingMemoryBound(to: GtkWidget.self),
          root.assumingMemoryBound(to: GtkWidget.self)
        ) != 0
    }
  }
}
