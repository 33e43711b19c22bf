import CGTK

/// A picture that shrinks with its parent and never grows beyond its own size.
@MainActor
public final class Picture: Widget {
  /// Makes a picture without anything on it, which assistive technology calls `name`.
  public init(name: String) {
    super.init(gtk_picture_new())
    gtk_picture_set_can_shrink(opaque, 1)
    gtk_picture_set_content_fit(opaque, GTK_CONTENT_FIT_SCALE_DOWN)
    gtk_picture_set_alternative_text(opaque, name.displayed(limit: 500))
  }

  isolated deinit {}

  /// The picture; `nil` for none.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture.map { OpaquePointer($0.raw) }) }
  }
}
