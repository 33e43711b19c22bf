import CGIF

/// Reads the first frame of GIF pictures through giflib.
///
/// The bytes are not trusted: a file that is broken, cut or too large gives no picture. The frames after
/// the first one are not read, so that an animation costs as much as a picture.
nonisolated enum GIFDecoder {
  static func picture(_ bytes: [UInt8]) -> PixelBuffer? {
    var size = octavo_gif_size()
    guard octavo_gif_read(bytes, bytes.count, nil, 0, &size) != 0 else { return nil }
    let (width, height) = (Int(size.width), Int(size.height))
    // Checked before the pixels are unpacked: a few bytes can claim to be billions.
    guard width > 0, height > 0, width <= PixelBuffer.mostPixels / height else { return nil }
    var values = [UInt8](repeating: 0, count: width * height * 4)
    let length = values.count
    guard octavo_gif_read(bytes, bytes.count, &values, length, &size) != 0 else { return nil }
    return PixelBuffer(
      width: width,
      height: height,
      channels: 4,
      values: values,
      original: (width, height)
    )
  }
}
