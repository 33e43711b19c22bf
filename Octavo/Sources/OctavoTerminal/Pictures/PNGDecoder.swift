import CPNG

/// Reads PNG pictures, such as avatars and screenshots, through libpng.
///
/// The bytes are not trusted: a file that is broken or too large gives no picture.
nonisolated enum PNGDecoder {
  static func picture(_ bytes: [UInt8]) -> PixelBuffer? {
    var image = png_image()
    guard octavo_png_begin(&image, bytes, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    let (width, height) = (Int(image.width), Int(image.height))
    // Checked before the pixels are unpacked: a few bytes can claim to be billions.
    guard width > 0, height > 0, width <= PixelBuffer.mostPixels / height else { return nil }
    var values = [UInt8](repeating: 0, count: width * height * 4)
    guard octavo_png_finish(&image, &values) != 0 else { return nil }
    return PixelBuffer(
      width: width,
      height: height,
      channels: 4,
      values: values,
      original: (width, height)
    )
  }
}
