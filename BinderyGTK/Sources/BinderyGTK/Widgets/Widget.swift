import BinderyNavigation
public import CGTK

/// Any widget.
///
/// The subclasses cover the widgets of apps. For everything else, wrap the result of a function of
/// GTK, and pass ``ObjectOwner/pointer(to:)`` to other functions:
///
/// ```swift
/// let clock = Widget(gtk_drawing_area_new())
/// gtk_drawing_area_set_content_width(clock.pointer(), 64)
/// ```
@MainActor
open class Widget: ObjectOwner {
  private var held: [Widget]
  /// The bindings of the widget's properties, which end when the widget is released.
  private(set) final lazy var bindings = Lifetime()

  /// Takes up a widget that was just made.
  ///
  /// - Parameters:
  ///   - widget: The result of one of the `_new` functions.
  ///   - children: Owners of widgets inside it that have to live as long.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>, holding children: [Widget] = []) {
    held = children
    super.init(retaining: widget)
  }

  isolated deinit {}

  /// Retains the owner of a widget inside this one.
  public final func hold(_ child: Widget) { held.append(child) }

  /// Releases the owner of a child that ``hold(_:)`` retains, without removing the child from this
  /// widget.
  public final func release(_ child: Widget) { held.removeAll { $0 === child } }

  /// Whether the widget is part of the layout of its window.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(pointer()) != 0 }
    set { gtk_widget_set_visible(pointer(), newValue ? 1 : 0) }
  }

  /// Whether the user can operate the widget.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer()) != 0 }
    set { gtk_widget_set_sensitive(pointer(), newValue ? 1 : 0) }
  }

  /// The opacity, from 0 to 1; an invisible widget of opacity 0 keeps its space.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(pointer()) }
    set { gtk_widget_set_opacity(pointer(), newValue) }
  }

  /// Whether the widget is on the screen, as far as its window is.
  public final var isMapped: Bool { gtk_widget_get_mapped(pointer()) != 0 }

  /// Adds style classes such as `dim-label`.
  public final func addStyle(_ classes: String...) {
    for name in classes { gtk_widget_add_css_class(pointer(), name) }
  }

  /// Removes style classes.
  public final func removeStyle(_ classes: String...) {
    for name in classes { gtk_widget_remove_css_class(pointer(), name) }
  }

  /// Sets the name for assistive technology; widgets with a text on them have one.
  public final func setAccessibleName(_ name: String) {
    bindery_accessible_set_name(raw, name.displayed(limit: 500))
  }

  /// Sets the text that is shown while the pointer rests on the widget, and uses it as its name.
  public final func setTooltip(_ text: String) {
    gtk_widget_set_tooltip_text(pointer(), text.displayed(limit: 500))
    setAccessibleName(text)
  }

  /// Names the buttons with an icon inside a widget of libadwaita, which have at most a tooltip.
  ///
  /// - Parameters:
  ///   - root: The widget.
  ///   - name: The name and the tooltip of a button without one.
  static func nameIconButtons(in root: UnsafeMutablePointer<GtkWidget>, _ name: String? = nil) {
    var child = gtk_widget_get_first_child(root)
    while let widget = child {
      let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
      if bindery_object_is(widget, gtk_button_get_type()) != 0,
        gtk_button_get_icon_name(button) != nil
      {
        if gtk_widget_get_tooltip_text(widget) == nil { gtk_widget_set_tooltip_text(widget, name) }
        if let words = gtk_widget_get_tooltip_text(widget) {
          bindery_accessible_set_name(widget, words)
        }
      }
      nameIconButtons(in: widget, name)
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  /// Moves the keyboard focus to the widget, or to the first widget in it that takes it.
  public final func focus() {
    if gtk_widget_grab_focus(pointer()) == 0 {
      gtk_widget_child_focus(pointer(), GTK_DIR_TAB_FORWARD)
    }
  }
}
