import CGTK

/// Widgets in one place, of which one is shown.
///
/// ```swift
/// enum Part { case code, picture }
///
/// let parts = Stack([(Part.code, code), (.picture, picture)])
/// parts.shown = .picture
/// ```
@MainActor
public final class Stack<ID: Hashable>: Widget {
  /// The animation of a change.
  public enum ScreenTransition {
    /// None.
    case none
    /// One fades over the other.
    case fade
    /// The new one slides in, from the side on which it is in the order.
    case slide
  }

  private var parts: [ID: Widget] = [:]

  /// Makes a stack; the first widget is shown.
  public init(_ parts: [(ID, Widget)] = [], transition: ScreenTransition = .none) {
    super.init(gtk_stack_new())
    let type =
      switch transition {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .fade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .slide: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
      }
    gtk_stack_set_transition_type(opaque, type)
    // The width of the stack is that of the widget on show, so that text wraps as it should.
    gtk_stack_set_hhomogeneous(opaque, 0)
    expand()
    for (id, widget) in parts { add(widget, as: id) }
  }

  isolated deinit {}

  /// Adds a widget.
  public func add(_ widget: Widget, as id: ID) {
    parts[id] = widget
    hold(widget)
    gtk_stack_add_child(opaque, widget.pointer())
    if shown == nil { shown = id }
  }

  /// The identifier of the widget on show; an unknown one is ignored.
  public var shown: ID? {
    didSet {
      guard let shown, let widget = parts[shown] else { return }
      gtk_stack_set_visible_child(opaque, widget.pointer())
    }
  }
}
