#if canImport(Glibc) || canImport(Musl)
/// The pixels of a picture as they were drawn last, which all copies of the picture share.
///
/// A picture that is drawn in every frame at one size, as while the user scrolls, is scaled once.
@MainActor
final class ScaledPixels {
  private var size: Size?
  private var pixels: [Picture.Pixel] = []

  nonisolated init() {}

  deinit {}

  /// Returns the pixels for a size; calls `scale` unless the size is that of the last call.
  func pixels(for size: Size, scale: () -> [Picture.Pixel]) -> [Picture.Pixel] {
    if self.size != size {
      pixels = scale()
      self.size = size
    }
    return pixels
  }
}
#endif
