#if canImport(Glibc) || canImport(Musl)
/// A small picture, drawn with half blocks: two pixels in each cell.
public nonisolated struct Picture: Sendable {
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
  private let pixels: [Pixel]
  let drawn = ScaledPixels()

  /// Makes a picture of its pixels, row by row; `nil` if their number is not width × height.
  public init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private init(_ other: Picture, pixels: [Pixel]) {
    width = other.width
    height = other.height
    self.pixels = pixels
  }

  /// The picture on the terminal's own background, if it is a drawing of a few colours on a light
  /// ground, as generated faces are.
  ///
  /// Photographs, and drawings of many colours, stay as they are.
  public var withoutPlainGround: Picture {
    guard let ground = pixels.first, ground.isSolid, ground.isLight, hasFewColors(from: ground)
    else {
      return self
    }
    return Picture(self, pixels: pixels.map { $0 == ground ? .clear : $0 })
  }

  private func hasFewColors(from first: Pixel) -> Bool {
    var colors = [first]
    var last = first
    // Neighbours are often equal, and comparing with one is faster than with all colours.
    for pixel in pixels where pixel != last {
      last = pixel
      if colors.contains(pixel) { continue }
      if colors.count == 4 { return false }
      colors.append(pixel)
    }
    return true
  }

  /// The pixels of the picture, scaled to a grid of so many columns and rows, row by row.
  ///
  /// A place is solid if at least half of it is. Where strokes are too thin for that, so that these
  /// are less than three quarters of what all solid parts fill, other places are solid, too: those
  /// with the largest solid parts, about as many as all solid parts fill.
  func scaled(columns: Int, rows: Int) -> [Pixel] {
    let places = (0..<rows).flatMap { row in
      (0..<columns).map { mean(column: $0, row: row, columns: columns, rows: rows) }
    }
    let least = Self.leastPart(of: places.map(\.solidPart))
    return places.map { $0.solidPart >= least ? $0.color : .clear }
  }

  /// The solid part from which on a place is solid, among those of all places.
  private static func leastPart(of parts: [Double]) -> Double {
    let filled = parts.reduce(0, +)
    guard Double(parts.count { $0 >= 0.5 }) < filled * 0.75 else { return 0.5 }
    let parts = parts.filter { $0 > 0 }.sorted(by: >)
    var (least, error) = (0.5, Double.infinity)
    // Places with equal parts are solid together, as a symmetric drawing stays symmetric then.
    for (index, part) in parts.enumerated()
    where index + 1 == parts.count || parts[index + 1] < part {
      let distance = abs(Double(index + 1) - filled)
      if distance < error { (least, error) = (part, distance) }
    }
    return min(0.5, least)
  }

  /// The mean colour of the solid pixels at one place, and their part of all pixels there.
  private func mean(
    column: Int,
    row: Int,
    columns: Int,
    rows: Int
  ) -> (color: Pixel, solidPart: Double) {
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
    guard solid > 0 else { return (.clear, 0) }
    let color = Pixel(
      red: UInt8(sum.red / solid),
      green: UInt8(sum.green / solid),
      blue: UInt8(sum.blue / solid)
    )
    return (color, Double(solid) / Double(across.count * down.count))
  }

  private static func range(_ place: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }
}

nonisolated extension Picture: Equatable {
  /// Whether both pictures have the same pixels.
  public static func == (left: Picture, right: Picture) -> Bool {
    left.width == right.width && left.height == right.height && left.pixels == right.pixels
  }
}
#endif
