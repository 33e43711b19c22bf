import CGTK

/// A named icon of the desktop's theme.
@MainActor
public final class Icon: Widget {
  /// Makes an icon of `size` pixels; assistive technology ignores it.
  public init(_ name: String, size: Int32 = 16) {
    self.name = name
    let image = bindery_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    guard let image else { preconditionFailure("GTK ends the program where it has no memory") }
    super.init(image)
    gtk_image_set_from_icon_name(opaque, name)
    gtk_image_set_pixel_size(opaque, size)
  }

  isolated deinit {}

  /// The name, such as `starred-symbolic`.
  public var name: String {
    didSet { if name != oldValue { gtk_image_set_from_icon_name(opaque, name) } }
  }
}
