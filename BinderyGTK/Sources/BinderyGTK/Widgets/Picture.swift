import CGTK

/// A picture that shrinks with its parent and never grows beyond its own size, unless it is
/// stretched.
@MainActor
public final class Picture: Widget {
  /// Makes a picture without anything on it, which assistive technology calls `name`.
  ///
  /// One that `isStretched` fills its place, whatever its own size and shape.
  public init(name: String, isStretched: Bool = false) {
    super.init(gtk_picture_new())
    gtk_picture_set_can_shrink(opaque, 1)
    let fit = isStretched ? GTK_CONTENT_FIT_FILL : GTK_CONTENT_FIT_SCALE_DOWN
    gtk_picture_set_content_fit(opaque, fit)
    gtk_picture_set_alternative_text(opaque, name.displayed(limit: 500))
  }

  isolated deinit {}

  /// The picture; `nil` for none.
  public var texture: Texture? {
    didSet { gtk_picture_set_paintable(opaque, texture.map { OpaquePointer($0.raw) }) }
  }
}
