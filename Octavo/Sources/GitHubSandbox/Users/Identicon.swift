/// The generated picture of a user: five by five cells, mirrored, in a colour of its own.
struct Identicon: Equatable, Sendable {
  let cells: [[Bool]]
  let color: PNGImage.Color

  static let background = PNGImage.Color(red: 240, green: 240, blue: 240)

  init(login: String) {
    let hash = stableHash("identicon", login.lowercased())
    cells = (0..<5).map { row in
      (0..<5).map { column in
        hash >> (row * 3 + min(column, 4 - column)) & 1 == 1
      }
    }
    color = Self.color(hue: Int(hash >> 20 % 360), shade: Int(hash >> 40 % 30))
  }

  /// Draws the cells with a margin of half a cell; the side is kept between 24 and 512 pixels.
  func image(size: Int) -> PNGImage {
    let size = min(max(size, 24), 512)
    let cell = size / 6
    let margin = (size - cell * 5) / 2
    var image = PNGImage(width: size, height: size, background: Self.background)
    for (row, line) in cells.enumerated() {
      for (column, isFilled) in line.enumerated() where isFilled {
        image.fill(
          x: margin + column * cell,
          y: margin + row * cell,
          side: cell,
          with: color
        )
      }
    }
    return image
  }

  /// A colour of medium lightness: six straight runs round the wheel.
  private static func color(hue: Int, shade: Int) -> PNGImage.Color {
    let low = 70 + shade
    let high = 180 + shade
    let rising = low + (high - low) * (hue % 60) / 60
    let falling = high - (rising - low)
    let (red, green, blue) =
      switch hue / 60 {
      case 0: (high, rising, low)
      case 1: (falling, high, low)
      case 2: (low, high, rising)
      case 3: (low, falling, high)
      case 4: (rising, low, high)
      default: (high, low, falling)
      }
    return PNGImage.Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
  }
}
