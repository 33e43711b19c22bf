import CGTK

/// A widget that grows no wider than a limit, in the middle of a wide window.
@MainActor
public final class Clamp: Widget {
  private let isGradual: Bool

  /// Makes a clamp of `content` with a greatest width in pixels.
  ///
  /// `isGradual` lets the content grow slower than the window before it reaches that width, as
  /// suits text; a picture is to have its width exactly.
  public init(_ content: Widget, width: Int32, isGradual: Bool = true) {
    self.isGradual = isGradual
    super.init(adw_clamp_new(), holding: [content])
    self.width = width
    setWidth()
    adw_clamp_set_child(opaque, content.pointer())
  }

  isolated deinit {}

  /// The greatest width, in pixels.
  public var width: Int32 = 0 {
    didSet { setWidth() }
  }

  private func setWidth() {
    adw_clamp_set_maximum_size(opaque, width)
    adw_clamp_set_tightening_threshold(opaque, isGradual ? width * 3 / 4 : width)
  }
}
