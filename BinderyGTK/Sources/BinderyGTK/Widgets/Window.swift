public import BinderyNavigation
import CGTK

/// A window of libadwaita's: the content brings its own header bar.
@MainActor
public final class Window: Widget {
  /// Makes a window, which shows when it is presented.
  ///
  /// - Parameters:
  ///   - application: The program that runs for as long as the window is there.
  ///   - parent: The window that this one lies above and blocks.
  ///   - size: How large it is at first.
  public init(_ application: Application? = nil, above parent: Window? = nil, size: Size) {
    super.init(adw_window_new())
    gtk_window_set_default_size(pointer(), size.width, size.height)
    if let application { gtk_window_set_application(pointer(), application.pointer()) }
    if let parent {
      gtk_window_set_transient_for(pointer(), parent.pointer())
      gtk_window_set_modal(pointer(), 1)
      gtk_window_set_destroy_with_parent(pointer(), 1)
    }
  }

  isolated deinit {}

  private var isDestroyed = false
  private var page: Page?

  /// A size in pixels.
  public nonisolated struct Size: Sendable, Equatable {
    /// From side to side.
    public let width: Int32
    /// From top to bottom.
    public let height: Int32

    /// Makes a size.
    public init(_ width: Int32, _ height: Int32) {
      self.width = width
      self.height = height
    }
  }

  /// What fills the window, its header bar included.
  public var content: Widget? {
    didSet {
      if content !== page?.widget { page = nil }
      adw_window_set_content(pointer(), content?.pointer())
    }
  }

  /// Shows one screen under a header bar; for programs, and windows, that do not navigate.
  ///
  /// A screen that was shown so before is let go.
  public func show(_ view: any ScreenView) {
    let page = Page(id: 0, view: view, goBack: nil)
    self.page = page
    content = page.widget
    title = view.title
    page.focus()
  }

  /// What the desktop calls the window.
  public var title: String {
    get { gtk_window_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(pointer(), newValue.displayed(limit: 500)) }
  }

  /// Shows the window, in front.
  public func present() { gtk_window_present(pointer()) }

  /// Closes the window as a person would, who may be asked first.
  public func close() { gtk_window_close(pointer()) }

  /// Takes the window away for good, and those above it.
  ///
  /// The content is let go.
  public func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    // An entry that has the focus while its window goes complains of it.
    gtk_window_set_focus(pointer(), nil)
    content = nil
    gtk_window_destroy(pointer())
    // GTK lets go of its own reference only, and windows above this one go with the last.
    g_object_run_dispose(pointer())
  }

  /// Asks `decision` before the window closes; it stays open for `false`.
  public func onClosing(_ decision: @escaping () -> Bool) -> ObservationToken {
    answer("close-request") { _ in !decision() }
  }

  /// Lets Escape close the window, where no widget in it wants the key.
  func closesWithEscape() {
    let shortcuts = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      shortcuts,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
        gtk_named_action_new("window.close")
      )
    )
    gtk_widget_add_controller(pointer(), shortcuts)
  }
}
