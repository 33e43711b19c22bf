#if canImport(Glibc) || canImport(Musl)
/// A small picture, drawn with half blocks: two pixels in each cell.
public nonisolated struct Picture: Equatable, Sendable {
  /// One point of a picture.
  public struct Pixel: Equatable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let isSolid: Bool

    /// Makes a pixel; one that is mostly transparent shows the terminal's background.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      isSolid = alpha > 127
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    var color: Color { .rgb(red, green, blue) }

    var isLight: Bool { min(red, green, blue) > 215 }
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  private var pixels: [Pixel]

  /// Makes a picture of its pixels, row by row; `nil` if their number is not width × height.
  public init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture on the terminal's own background, if it is a drawing of a few colours on a light
  /// ground, as generated faces are.
  ///
  /// Photographs, and drawings of many colours, stay as they are.
  public var withoutPlainGround: Picture {
    guard let ground = pixels.first, ground.isSolid, ground.isLight, hasFewColors else {
      return self
    }
    var copy = self
    copy.pixels = pixels.map { $0 == ground ? .clear : $0 }
    return copy
  }

  private var hasFewColors: Bool {
    var colors: [Pixel] = []
    for pixel in pixels where !colors.contains(pixel) {
      if colors.count == 4 { return false }
      colors.append(pixel)
    }
    return true
  }

  /// The mean colour of one place of the picture, scaled to a grid of so many columns and rows.
  func sample(column: Int, row: Int, columns: Int, rows: Int) -> Pixel {
    let across = Self.range(column, of: columns, over: width)
    let down = Self.range(row, of: rows, over: height)
    var sum = (red: 0, green: 0, blue: 0)
    var solid = 0
    for y in down {
      for x in across where pixels[y * width + x].isSolid {
        let pixel = pixels[y * width + x]
        sum = (sum.red + Int(pixel.red), sum.green + Int(pixel.green), sum.blue + Int(pixel.blue))
        solid += 1
      }
    }
    guard solid > 0, solid * 2 >= across.count * down.count else { return .clear }
    return Pixel(
      red: UInt8(sum.red / solid),
      green: UInt8(sum.green / solid),
      blue: UInt8(sum.blue / solid)
    )
  }

  private static func range(_ place: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }
}
#endif
