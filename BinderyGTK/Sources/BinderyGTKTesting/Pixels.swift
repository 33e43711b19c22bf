import CGTK

/// The colours of a picture, for comparison with another one.
public struct Pixels: Equatable {
  /// The greatest difference of two values of a channel: the effect of other smoothing of an edge.
  public static let nearness = 72
  /// The share of pixels that may differ: three times the effect of other hinting on a page, and
  /// less than a button has.
  public static let tolerance = 0.0002

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let channels: [UInt8]

  /// Decodes a picture; `nil` if the bytes are no picture.
  public init?(png: [UInt8]) {
    guard let bytes = g_bytes_new(png, gsize(png.count)) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var channels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &channels, gsize(width * 4))
    self.channels = channels
  }

  /// Returns the share of pixels that have no similar pixel at their place, or right beside it, in
  /// the other picture; 1 for pictures of different sizes.
  ///
  /// Pixels beside the place are accepted because fonts and libraries of another machine draw the
  /// edges of letters in another way. Both pictures are searched.
  public func difference(from other: Pixels) -> Double {
    guard width == other.width, height == other.height, !channels.isEmpty else { return 1 }
    if channels == other.channels { return 0 }
    let count = max(missing(in: other), other.missing(in: self))
    return Double(count) / Double(width * height)
  }

  private func missing(in other: Pixels) -> Int {
    channels.withUnsafeBufferPointer { mine in
      other.channels.withUnsafeBufferPointer { theirs in
        (0..<width * height).count { place in
          !Self.isEqual(mine, theirs, place) && !Self.isNear(mine, place, theirs, place)
            && !neighbours(of: place).contains { Self.isNear(mine, place, theirs, $0) }
        }
      }
    }
  }

  private func neighbours(of place: Int) -> [Int] {
    let (row, column) = (place / width, place % width)
    return (max(row - 1, 0)...min(row + 1, height - 1)).flatMap { row in
      (max(column - 1, 0)...min(column + 1, width - 1)).map { row * width + $0 }
    }
  }

  /// Whether both have the same pixel at a place, as most have: this is the fast case.
  private static func isEqual(
    _ mine: UnsafeBufferPointer<UInt8>,
    _ theirs: UnsafeBufferPointer<UInt8>,
    _ place: Int
  ) -> Bool {
    UnsafeRawBufferPointer(mine).load(fromByteOffset: place * 4, as: UInt32.self)
      == UnsafeRawBufferPointer(theirs).load(fromByteOffset: place * 4, as: UInt32.self)
  }

  private static func isNear(
    _ mine: UnsafeBufferPointer<UInt8>,
    _ place: Int,
    _ theirs: UnsafeBufferPointer<UInt8>,
    _ other: Int
  ) -> Bool {
    (0..<4).allSatisfy {
      abs(Int(mine[place * 4 + $0]) - Int(theirs[other * 4 + $0])) <= nearness
    }
  }
}
