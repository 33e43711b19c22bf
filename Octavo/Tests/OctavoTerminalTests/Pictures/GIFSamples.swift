/// GIF files with the colours red, green, blue and white, written without compression.
struct GIFSamples {
  /// A frame of a file, whose pixels are numbers of colours.
  struct Frame {
    var left: UInt16 = 0
    var top: UInt16 = 0
    var width: UInt16
    var pixels: [UInt8]
    var isInterlaced = false
    /// The number of the colour that is not drawn.
    var clear: UInt8?
  }

  var width: UInt16
  var height: UInt16
  var frames: [Frame]
  /// The number of comments before the first frame.
  var comments = 0

  /// The bytes of the file.
  var bytes: [UInt8] {
    let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    let head = Array("GIF89a".utf8) + word(width) + word(height) + [0x91, 0, 0] + colors
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let comment: [UInt8] = [0x21, 0xFE, 1, 65, 0]
    return head + loop + Array(repeating: comment, count: comments).joined()
      + frames.flatMap(bytes) + [0x3B]
  }

  private func bytes(of frame: Frame) -> [UInt8] {
    let control: [UInt8] = [0x21, 0xF9, 4, frame.clear == nil ? 0 : 1, 0, 0, frame.clear ?? 0, 0]
    let height = UInt16(frame.pixels.count) / frame.width
    let place = word(frame.left) + word(frame.top) + word(frame.width) + word(height)
    let data = codes(of: frame.pixels)
    let blocks = stride(from: 0, to: data.count, by: 255).flatMap { start in
      let block = data[start..<min(start + 255, data.count)]
      return [UInt8(block.count)] + block
    }
    return control + [0x2C] + place + [frame.isInterlaced ? 0x40 : 0, 2] + blocks + [0]
  }

  /// Codes of three bits: a clear code before every second pixel keeps them that short.
  private func codes(of pixels: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    for (index, color) in pixels.enumerated() {
      if index.isMultiple(of: 2) { codes.append(4) }
      codes.append(color)
    }
    codes.append(5)
    var bits: [UInt8] = codes.flatMap { code in (0..<3).map { (code >> UInt8($0)) & 1 } }
    bits += Array(repeating: 0, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | (bits[start + $1] << UInt8($1)) }
    }
  }

  private func word(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
}
