public import CGTK

/// Any widget, as its owner sees it.
///
/// The subclasses know what view models are bound to. For everything else there are GTK's own
/// functions: wrap what they make, and pass ``ObjectOwner/pointer(to:)`` to them.
///
/// ```swift
/// let clamp = Widget(adw_clamp_new(), holding: page)
/// adw_clamp_set_child(clamp.opaque, page.pointer())
/// ```
@MainActor
open class Widget: ObjectOwner {
  private var held: [Widget]

  /// Takes up a widget that was just made.
  ///
  /// - Parameters:
  ///   - widget: What one of the `_new` functions returned.
  ///   - children: Owners of widgets inside it that have to live as long.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>, holding children: [Widget] = []) {
    held = children
    super.init(retaining: widget)
  }

  isolated deinit {}

  /// Keeps the owner of a widget inside this one alive for as long.
  public final func hold(_ child: Widget) { held.append(child) }

  /// Forgets a child; see ``hold(_:)``.
  public final func release(_ child: Widget) { held.removeAll { $0 === child } }

  /// Whether the widget takes part in the window.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(pointer()) != 0 }
    set { gtk_widget_set_visible(pointer(), newValue ? 1 : 0) }
  }

  /// Whether a person can use the widget.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer()) != 0 }
    set { gtk_widget_set_sensitive(pointer(), newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen, as far as its window is.
  public final var isMapped: Bool { gtk_widget_get_mapped(pointer()) != 0 }

  /// Whether the widget asks for all the room there is.
  public final func expand(horizontally: Bool = true, vertically: Bool = true) {
    gtk_widget_set_hexpand(pointer(), horizontally ? 1 : 0)
    gtk_widget_set_vexpand(pointer(), vertically ? 1 : 0)
  }

  /// Sets the distance to what is around the widget, in pixels.
  public final func setMargins(_ horizontal: Int32, _ vertical: Int32) {
    gtk_widget_set_margin_start(pointer(), horizontal)
    gtk_widget_set_margin_end(pointer(), horizontal)
    gtk_widget_set_margin_top(pointer(), vertical)
    gtk_widget_set_margin_bottom(pointer(), vertical)
  }

  /// Adds style classes such as `dim-label`.
  public final func addStyle(_ classes: String...) {
    for name in classes { gtk_widget_add_css_class(pointer(), name) }
  }

  /// Sets the name that assistive technology reads; widgets with words on them have one.
  public final func setAccessibleName(_ name: String) {
    bindery_accessible_set_name(raw, name.displayed(limit: 500))
  }

  /// Sets the words that show while the pointer rests on the widget; they also name it.
  public final func setTooltip(_ text: String) {
    gtk_widget_set_tooltip_text(pointer(), text.displayed(limit: 500))
    setAccessibleName(text)
  }
}
