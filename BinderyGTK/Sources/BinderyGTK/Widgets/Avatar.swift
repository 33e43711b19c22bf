import CGTK

/// A round picture of an account, or the first letters of its name.
@MainActor
public final class Avatar: Widget {
  /// Makes an avatar of `size` pixels.
  public init(size: Int32) { super.init(adw_avatar_new(size, nil, 1)) }

  isolated deinit {}

  /// The name whose letters show while there is no picture.
  public var name: String {
    get { adw_avatar_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      let shown = newValue.displayed(limit: 100)
      guard shown != name else { return }
      adw_avatar_set_text(opaque, shown)
      setAccessibleName(shown)
    }
  }

  /// The picture.
  public var picture: Texture? {
    didSet { adw_avatar_set_custom_image(opaque, picture.map { OpaquePointer($0.raw) }) }
  }
}
