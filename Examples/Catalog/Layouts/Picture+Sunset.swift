#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

extension Picture {
  /// A sun above the sea.
  static let sunset: Picture? = {
    let side = 32
    let pixels = (0..<side * side).map { index -> Pixel in
      let (x, y) = (index % side - side / 2, index / side)
      if y > 22 { return Pixel(red: 20, green: 60, blue: UInt8(120 + (y * 7 + x * x) % 60)) }
      if x * x + (y - 18) * (y - 18) < 60 { return Pixel(red: 255, green: 190, blue: 60) }
      return Pixel(red: UInt8(90 + y * 6), green: UInt8(60 + y * 3), blue: 120)
    }
    return Picture(width: side, height: side, pixels: pixels)
  }()
}
#endif
