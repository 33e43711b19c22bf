/// The size of a picture in pixels, which its HTML names.
public struct MarkupExtent: Sendable, Hashable {
  /// The pixels from left to right.
  public let width: Int
  /// The pixels from top to bottom.
  public let height: Int

  /// The most pixels of a side: a longer one says nothing.
  private static let longest = 100_000

  /// Reads the attributes of a tag; `nil` unless both are whole numbers of pixels.
  init?(width: String?, height: String?) {
    guard let width = Self.pixels(width), let height = Self.pixels(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  private static func pixels(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...longest).contains($0) ? $0 : nil }
  }
}
