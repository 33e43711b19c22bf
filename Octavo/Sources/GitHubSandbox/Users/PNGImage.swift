import CPNG

/// A small picture of up to 256 colours, which libpng writes as a PNG with a palette.
struct PNGImage: Sendable {
  struct Color: Equatable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  let width: Int
  let height: Int
  private var palette: [Color]
  private var pixels: [UInt8]

  init(width: Int, height: Int, background: Color) {
    self.width = width
    self.height = height
    palette = [background]
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  mutating func fill(x: Int, y: Int, side: Int, with color: Color) {
    let index = palette.firstIndex(of: color) ?? palette.endIndex
    if index == palette.endIndex { palette.append(color) }
    for row in y..<(y + side) {
      for column in x..<(x + side) { pixels[row * width + column] = UInt8(index) }
    }
  }

  /// The bytes of the file; empty if libpng fails, which it does only without memory.
  var bytes: [UInt8] {
    let colors = palette.flatMap { [$0.red, $0.green, $0.blue] }
    var length = 0
    guard write(colors, to: nil, &length) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = write(colors, to: buffer.baseAddress, &length) ? length : 0
    }
  }

  private func write(_ colors: [UInt8], to file: UnsafeMutableRawPointer?, _ length: inout Int)
    -> Bool
  {
    octavo_png_write(
      Int32(width),
      Int32(height),
      pixels,
      colors,
      Int32(palette.count),
      file,
      &length
    ) != 0
  }
}
