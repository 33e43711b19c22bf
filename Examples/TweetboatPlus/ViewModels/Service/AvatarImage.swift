/// The pixels of a small square picture, which each front end draws in its own way.
public nonisolated struct AvatarImage: Sendable, Equatable {
  /// The colour of a pixel.
  public struct Pixel: Sendable, Equatable {
    /// The red part, from 0 to 255.
    public let red: UInt8
    /// The green part, from 0 to 255.
    public let green: UInt8
    /// The blue part, from 0 to 255.
    public let blue: UInt8
  }

  /// The width and the height in pixels.
  public let side: Int
  /// The pixels, row by row; `nil` is transparent.
  public let pixels: [Pixel?]

  /// Reads a picture from rows of letters, each a colour of the palette or a dot.
  init(_ rows: [String]) {
    side = rows.count
    var pixels: [Pixel?] = []
    for row in rows { pixels += row.prefix(side).map(Self.pixel) }
    self.pixels = pixels
  }

  private static func pixel(_ letter: Character) -> Pixel? {
    switch letter {
    case ".": nil
    case "B": Pixel(red: 0x7F, green: 0xC4, blue: 0xE8)
    case "G": Pixel(red: 0x9A, green: 0xA5, blue: 0xB1)
    case "K": Pixel(red: 0x22, green: 0x26, blue: 0x2E)
    case "N": Pixel(red: 0x1B, green: 0x2A, blue: 0x4A)
    case "O": Pixel(red: 0xF2, green: 0x8F, blue: 0x3B)
    case "P": Pixel(red: 0xB0, green: 0x6A, blue: 0xD9)
    case "R": Pixel(red: 0xD6, green: 0x45, blue: 0x45)
    case "T": Pixel(red: 0x1E, green: 0x7F, blue: 0x8C)
    case "Y": Pixel(red: 0xFF, green: 0xE0, blue: 0x82)
    default: Pixel(red: 0xF5, green: 0xF5, blue: 0xF0)
    }
  }
}
