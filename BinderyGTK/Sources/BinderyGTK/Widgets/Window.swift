public import BinderyNavigation
import CGTK

/// A window, whose content includes the header bar.
@MainActor
public final class Window: Widget {
  /// Makes a window, which is shown when it is presented.
  ///
  /// - Parameters:
  ///   - application: The program, which runs until its last window is closed.
  ///   - parent: The window that this one is above and blocks.
  ///   - size: The size at first.
  public init(_ application: Application? = nil, above parent: Window? = nil, size: Size) {
    super.init(adw_window_new())
    gtk_window_set_default_size(pointer(), size.width, size.height)
    if let application { gtk_window_set_application(pointer(), application.pointer()) }
    if let parent {
      gtk_window_set_transient_for(pointer(), parent.pointer())
      gtk_window_set_modal(pointer(), 1)
      gtk_window_set_destroy_with_parent(pointer(), 1)
    }
    focusRetention = FocusRetention(in: self)
    // A connection of this object would retain it.
    closing = ObjectOwner(retaining: raw).answer("close-request") { [weak self] _ in
      self.map { !$0.mayClose() } ?? false
    }
  }

  isolated deinit {}

  /// Returns whether the window may close; called before the decisions of ``onClosing(_:)``.
  var mayClose: () -> Bool = { true }
  private var closing: ObservationToken?

  private(set) var isDestroyed = false
  private var focusRetention: FocusRetention?
  /// The owner of the content, if it is more than a widget.
  var contentOwner: AnyObject?

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

  /// The widget that fills the window, with the header bar.
  public var content: Widget? {
    didSet {
      contentOwner = nil
      adw_window_set_content(pointer(), content?.pointer())
    }
  }

  /// The title, as the desktop shows it.
  public var title: String {
    get { gtk_window_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(pointer(), newValue.displayed(limit: 500)) }
  }

  /// Shows the window, in front.
  public func present() { gtk_window_present(pointer()) }

  /// Closes the window as the user would, after the question of ``onClosing(_:)``.
  public func close() { gtk_window_close(pointer()) }

  /// Removes the window and those above it, and releases the content.
  public func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    focusRetention = nil
    closing = nil
    // An entry that has the focus while its window is destroyed logs a warning.
    gtk_window_set_focus(pointer(), nil)
    content = nil
    gtk_window_destroy(pointer())
    // GTK releases only its own reference, and windows above this one are destroyed with the last.
    g_object_run_dispose(pointer())
  }

  /// Asks `decision` before the window closes; it stays open for `false`.
  ///
  /// A ``NavigationHost`` in the window asks its guarded screens first: `decision` is called when
  /// they have agreed.
  public func onClosing(_ decision: @escaping () -> Bool) -> ObservationToken {
    answer("close-request") { _ in !decision() }
  }

  /// Lets Escape close the window, unless a widget in it handles the key.
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
