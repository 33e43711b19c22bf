public import BinderyNavigation
import CGTK

/// A button with a title, an icon or another widget on it.
///
/// While it is busy, a spinner is shown in its place, and the button keeps its size.
@MainActor
public final class Button: Widget {
  private let spinner: Spinner
  private let label: Label?

  /// Makes a button with words on it.
  public convenience init(_ title: String) {
    let label = Label(title)
    gtk_label_set_xalign(label.opaque, 0.5)
    self.init(face: label, name: title, label: label)
  }

  /// Makes a button with a named icon on it, which assistive technology calls `name`.
  public convenience init(icon: String, name: String) {
    self.init(face: Widget(gtk_image_new_from_icon_name(icon)), name: name)
    gtk_widget_add_css_class(pointer(), "image-button")
    gtk_widget_set_tooltip_text(pointer(), name)
  }

  /// Makes a button that shows a widget, such as an avatar.
  public convenience init(face: Widget, name: String) {
    self.init(face: face, name: name, label: nil)
  }

  private init(face: Widget, name: String, label: Label?) {
    self.label = label
    let spinner = Spinner()
    let stack = Widget(gtk_stack_new(), holding: [face, spinner])
    gtk_stack_add_named(stack.opaque, face.pointer(), "face")
    gtk_stack_add_named(stack.opaque, spinner.pointer(), "busy")
    self.spinner = spinner
    super.init(gtk_button_new(), holding: [stack])
    gtk_button_set_child(pointer(), stack.pointer())
    setAccessibleName(name)
  }

  isolated deinit {}

  /// The title; empty for a button with an icon or another widget, which ignores changes.
  public var title: String {
    get { label?.text ?? "" }
    set {
      guard let label, label.text != newValue else { return }
      label.text = newValue
      setAccessibleName(newValue)
    }
  }

  /// Whether a spinner shows that the action of the button is under way.
  public var isBusy: Bool {
    get { spinner.isSpinning }
    set {
      guard newValue != isBusy, let stack = gtk_button_get_child(pointer()) else { return }
      spinner.isSpinning = newValue
      gtk_stack_set_visible_child_name(OpaquePointer(stack), newValue ? "busy" : "face")
      bindery_accessible_set_busy(raw, newValue ? 1 : 0)
    }
  }

  /// Calls `action` when the user presses the button.
  public func onClick(_ action: @escaping () -> Void) -> ObservationToken {
    connect("clicked") { _ in action() }
  }
}
