/// A small picture of few colours, written as a PNG with a palette and runs of equal bytes.
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

  /// The bytes of the file, in which the pixels are stored as they are, four to a byte.
  var bytes: [UInt8] {
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [2, 3, 0, 0, 0]
    let colors = palette.flatMap { [$0.red, $0.green, $0.blue] }
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + Self.chunk("IHDR", header) + Self.chunk("PLTE", colors)
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  /// Each row begins with a zero: no filter.
  private var rows: [UInt8] {
    (0..<height).flatMap { row -> [UInt8] in
      let line = pixels[(row * width)..<((row + 1) * width)]
      return [0]
        + stride(from: line.startIndex, to: line.endIndex, by: 4).map { start in
          (0..<4).reduce(UInt8(0)) { byte, offset in
            byte << 2 | (start + offset < line.endIndex ? line[start + offset] : 0)
          }
        }
    }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(crc(body)))
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xffff) {
      let end = min(start + 0xffff, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      stream += [UInt8(length & 0xff), UInt8(length >> 8)]
      stream += [UInt8(~length & 0xff), UInt8(~length >> 8)]
      stream += bytes[start..<end]
    }
    return stream + bigEndian(Int(adler(bytes)))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crcTable[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
