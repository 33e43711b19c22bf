import CPNG

/// Reads PNG pictures, such as avatars and screenshots, through libpng.
///
/// The bytes are not trusted: a file that is broken or too large gives no picture.
nonisolated enum PNGDecoder {
  static func picture(_ bytes: [UInt8]) -> PixelBuffer? {
    var image = png_image()
    guard octavo_png_begin(&image, bytes, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    return PixelBuffer.unscaled(Int(image.width), Int(image.height)) {
      octavo_png_finish(&image, &$0) != 0
    }
  }
}
