import CGIF

/// Reads the first frame of GIF pictures through giflib.
///
/// The bytes are not trusted: a file that is broken, cut or too large gives no picture. The frames
/// after the first one are not read, so that an animation costs as much as a picture.
package nonisolated enum GIFDecoder {
  /// Returns the first frame; `nil` if there is none.
  package static func picture(_ bytes: [UInt8]) -> PixelBuffer? {
    var size = octavo_gif_size()
    guard octavo_gif_read(bytes, bytes.count, nil, 0, &size) != 0 else { return nil }
    return PixelBuffer.unscaled(Int(size.width), Int(size.height)) { values in
      let length = values.count
      return octavo_gif_read(bytes, bytes.count, &values, length, &size) != 0
    }
  }
}
