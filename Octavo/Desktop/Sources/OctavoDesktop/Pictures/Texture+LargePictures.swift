import BinderyGTK
import PictureFiles

nonisolated extension Texture {
  /// The most pixels that are decoded as the file has them: a screenshot of a large screen.
  private static let mostPixels = 8_500_000
  /// The longest side of a larger picture: more than the width of most windows.
  private static let longestSide = 2_560

  /// Decodes a picture of any size away from the main actor; a large one is scaled down while it is
  /// decoded, so that its pixels are never in memory.
  ///
  /// - Returns: The picture; `nil` if the bytes are no picture, or one that cannot be scaled so and
  ///   has more than 32 million pixels.
  @concurrent
  static func decodeScaled(_ bytes: [UInt8]) async -> sending Texture? {
    if let texture = decodeNow(bytes, mostPixels: mostPixels) { return texture }
    let pixels = await PictureFile.decode(bytes, longestSide: longestSide)
    if let pixels, pixels.original.width > 0 {
      return Texture.pixels(pixels.values, width: pixels.width, channels: pixels.channels)
    }
    return decodeNow(bytes, longestSide: longestSide)
  }
}
