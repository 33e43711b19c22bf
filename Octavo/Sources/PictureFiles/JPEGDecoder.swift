import CJPEG

/// Reads JPEG pictures, such as most avatars, through libjpeg.
///
/// The bytes are not trusted: a file that is broken, cut, too large or slow to decode gives no
/// picture. Large pictures are decoded at a part of their size, which takes less time and memory.
package nonisolated enum JPEGDecoder {
  /// The most pixels in a file, which are as many as most cameras take; read at an eighth, they are
  /// less than a million.
  private static let mostPixels = 60_000_000

  /// Returns a picture with its longest side not much longer than `side`; `nil` if there is none.
  package static func picture(_ bytes: [UInt8], longestSide side: Int) -> PixelBuffer? {
    var size = octavo_jpeg_size()
    guard octavo_jpeg_read(bytes, bytes.count, 1, nil, 0, &size) != 0 else { return nil }
    let (width, height) = (Int(size.width), Int(size.height))
    // Checked before the pixels are unpacked: a few bytes can claim to be billions.
    guard width > 0, height > 0, width <= mostPixels / height else { return nil }
    let scale = [8, 4, 2].first { max(width, height) / $0 >= side } ?? 1
    guard octavo_jpeg_read(bytes, bytes.count, Int32(scale), nil, 0, &size) != 0 else { return nil }
    let (columns, rows) = (Int(size.columns), Int(size.rows))
    var values = [UInt8](repeating: 0, count: columns * rows * 3)
    let length = values.count
    guard octavo_jpeg_read(bytes, bytes.count, Int32(scale), &values, length, &size) != 0 else {
      return nil
    }
    return PixelBuffer(
      width: columns,
      height: rows,
      channels: 3,
      values: values,
      original: (width, height)
    )
  }
}
