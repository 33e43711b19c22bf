import CWebP

/// Reads WebP pictures, and the first frame of animated ones, through libwebp.
///
/// The bytes are not trusted: a file that is broken, cut or too large gives no picture. Large
/// pictures are scaled down while they are decoded, which takes less memory.
package nonisolated enum WebPDecoder {
  /// The most pixels of a file that is decoded row by row.
  private static let mostPixels = 60_000_000

  /// Returns a picture with no side longer than `side`, unless it is animated; `nil` if there is
  /// none.
  package static func picture(_ bytes: [UInt8], longestSide side: Int) -> PixelBuffer? {
    var info = octavo_webp_info()
    guard octavo_webp_inspect(bytes, bytes.count, &info) != 0 else { return nil }
    let (width, height) = (Int(info.width), Int(info.height))
    // The library has all pixels of these in memory, or the transparency of all of them.
    let isWhole = info.is_animated != 0 || info.is_lossless != 0 || info.has_alpha != 0
    let most = isWhole ? PixelBuffer.mostPixels : mostPixels
    guard width > 0, height > 0, width <= most / height else { return nil }
    let (columns, rows) =
      info.is_animated == 0
      ? PixelBuffer.scaledSize(width, height, longestSide: side) : (width, height)
    var values = [UInt8](repeating: 0, count: columns * rows * 4)
    let length = values.count
    let isRead =
      info.is_animated != 0
      ? octavo_webp_read_first(bytes, bytes.count, &values, length)
      : octavo_webp_read(bytes, bytes.count, Int32(columns), Int32(rows), &values, length)
    guard isRead != 0 else { return nil }
    return PixelBuffer(
      width: columns,
      height: rows,
      channels: 4,
      values: values,
      original: (width, height)
    )
  }
}
