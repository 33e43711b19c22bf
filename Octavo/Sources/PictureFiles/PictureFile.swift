import OctavoMarkup

/// Reads picture files that are too large for being decoded at their own size.
public nonisolated enum PictureFile {
  /// Decodes a PNG, a JPEG or a WebP, which is scaled down while it is decoded.
  ///
  /// The time depends on the size of the file, so it is called away from the main actor.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file, from any source.
  ///   - side: The longest side of the result. A JPEG may be up to twice as large, and a small or
  ///     interlaced PNG has its own size.
  /// - Returns: The pixels; `nil` if the file is broken, too large or of another format.
  @concurrent
  public static func decode(_ bytes: [UInt8], longestSide side: Int) async -> PixelBuffer? {
    pixels(of: bytes, longestSide: side)
  }

  /// Decodes a picture of any format that is read here.
  package static func pixels(of bytes: [UInt8], longestSide side: Int) -> PixelBuffer? {
    switch ImageKind(fileName: "", bytes: bytes) {
    case .png: PNGDecoder.picture(bytes, longestSide: side)
    case .jpeg: JPEGDecoder.picture(bytes, longestSide: side)
    case .gif: GIFDecoder.picture(bytes)
    case .webp: WebPDecoder.picture(bytes, longestSide: side)
    case .bmp, .ico, .svg, nil: nil
    }
  }
}
