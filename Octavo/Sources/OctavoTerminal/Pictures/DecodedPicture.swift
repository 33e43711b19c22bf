import BinderyTerminal
import PictureFiles

/// A picture that can be drawn, with the extent that it has in its file.
nonisolated struct DecodedPicture: Equatable, Sendable {
  /// The longest side of a kept picture, unless the caller names another.
  static let longestSide = 512

  let picture: Picture
  /// The pixels across in the file.
  let width: Int
  /// The pixels down in the file.
  let height: Int

  /// Decodes a file; `nil` if it is broken, too large, or of a format that is not drawn.
  static func decode(_ bytes: [UInt8], longestSide side: Int = longestSide) -> DecodedPicture? {
    PictureFile.pixels(of: bytes, longestSide: side)?.picture(longestSide: side)
  }
}
