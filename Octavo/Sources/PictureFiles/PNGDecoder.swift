import CPNG

/// Reads PNG pictures, such as avatars and screenshots, through libpng.
///
/// The bytes are not trusted: a file that is broken or too large gives no picture. Large pictures
/// are scaled down while they are decoded, so that one row of the file is in memory.
package nonisolated enum PNGDecoder {
  /// The most pixels of a file that is decoded row by row.
  private static let mostPixels = 200_000_000

  /// Returns a picture with no side longer than `side`, unless it is small or interlaced; `nil` if
  /// there is none.
  package static func picture(_ bytes: [UInt8], longestSide side: Int) -> PixelBuffer? {
    var size = octavo_png_size()
    guard octavo_png_read_scaled(bytes, bytes.count, 0, 0, 0, nil, &size) != 0 else { return nil }
    let (width, height) = (Int(size.width), Int(size.height))
    // All pixels of an interlaced file are in memory until the last of them is known.
    guard max(width, height) > side, size.is_interlaced == 0 else { return unscaled(bytes) }
    let (columns, rows) = PixelBuffer.scaledSize(width, height, longestSide: side)
    var values = [UInt8](repeating: 0, count: columns * rows * 4)
    let most = UInt64(mostPixels)
    let (across, down) = (UInt32(columns), UInt32(rows))
    guard
      octavo_png_read_scaled(bytes, bytes.count, most, across, down, &values, &size) != 0
    else { return nil }
    return PixelBuffer(
      width: columns,
      height: rows,
      channels: 4,
      values: values,
      original: (width, height)
    )
  }

  private static func unscaled(_ bytes: [UInt8]) -> PixelBuffer? {
    var image = png_image()
    guard octavo_png_begin(&image, bytes, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    return PixelBuffer.unscaled(Int(image.width), Int(image.height)) {
      octavo_png_finish(&image, &$0) != 0
    }
  }
}
