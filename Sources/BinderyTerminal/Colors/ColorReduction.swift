#if canImport(Glibc) || canImport(Musl)
/// The nearest colour where a terminal cannot show the exact one.
nonisolated enum ColorReduction {
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The nearest entry of the 6×6×6 cube or of the 24 greys.
  static func indexed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let cube = [red, green, blue].map(nearestStep)
    let cubeColor = (UInt8(steps[cube[0]]), UInt8(steps[cube[1]]), UInt8(steps[cube[2]]))
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = min(23, max(0, (average - 3) / 10))
    let level = UInt8(8 + 10 * gray)
    let wanted = (red, green, blue)
    if distance((level, level, level), wanted) < distance(cubeColor, wanted) {
      return UInt8(232 + gray)
    }
    return UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
  }

  /// Returns the usual colour of an entry of the palette beyond the first sixteen.
  static func components(ofIndexed index: UInt8) -> Components {
    guard index < 232 else {
      let level = UInt8(8 + 10 * (Int(index) - 232))
      return (level, level, level)
    }
    let place = Int(index) - 16
    return (UInt8(steps[place / 36]), UInt8(steps[place / 6 % 6]), UInt8(steps[place % 6]))
  }

  /// One of the sixteen colours that every terminal has: hue by hue, bright where it is bright.
  static func ansi(_ color: Components) -> Color {
    let brightest = max(color.red, color.green, color.blue)
    let darkest = min(color.red, color.green, color.blue)
    if brightest < 64 { return .palette(0) }
    if brightest - darkest < 40 {
      return .palette(brightest > 220 ? 15 : brightest > 150 ? 7 : 8)
    }
    let half = UInt8((Int(brightest) + Int(darkest)) / 2)
    let bits =
      (color.red > half ? 1 : 0) + (color.green > half ? 2 : 0) + (color.blue > half ? 4 : 0)
    return .palette(UInt8(bits + (brightest > 200 ? 8 : 0)))
  }

  private static func nearestStep(_ value: UInt8) -> Int {
    switch value {
    case ..<48: 0
    case ..<115: 1
    default: (Int(value) - 35) / 40
    }
  }

  private static func distance(_ left: Components, _ right: Components) -> Int {
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return red * red + green * green + blue * blue
  }
}
#endif
