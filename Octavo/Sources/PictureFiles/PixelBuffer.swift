/// The pixels of a decoded file, as bytes.
public nonisolated struct PixelBuffer: Sendable {
  /// The most pixels: a screenshot of a large screen, which takes 34 megabytes.
  static let mostPixels = 8_500_000

  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int
  /// The bytes of a pixel: red, green, blue and, if there are four, how solid it is.
  public let channels: Int
  /// The bytes of all pixels, row by row.
  public let values: [UInt8]
  /// The width and height of the picture in the file.
  public let original: (width: Int, height: Int)

  /// Reads a picture in four channels at its own size.
  ///
  /// - Parameters:
  ///   - width: The pixels across that the file claims to have.
  ///   - height: The pixels down that it claims to have.
  ///   - read: Fills the bytes, and returns whether it could.
  /// - Returns: The pixels; `nil` if the picture is too large or cannot be read.
  static func unscaled(
    _ width: Int,
    _ height: Int,
    read: (inout [UInt8]) -> Bool
  ) -> PixelBuffer? {
    // Checked before the pixels are unpacked: a few bytes can claim to be billions.
    guard width > 0, height > 0, width <= mostPixels / height else { return nil }
    var values = [UInt8](repeating: 0, count: width * height * 4)
    guard read(&values) else { return nil }
    return PixelBuffer(
      width: width,
      height: height,
      channels: 4,
      values: values,
      original: (width, height)
    )
  }

  /// Returns the width and the height of a picture that is scaled down to a side.
  package static func scaledSize(
    _ width: Int,
    _ height: Int,
    longestSide side: Int
  ) -> (columns: Int, rows: Int) {
    let longest = max(width, height)
    guard longest > side else { return (width, height) }
    return (max(1, width * side / longest), max(1, height * side / longest))
  }
}
