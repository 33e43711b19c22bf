import BinderyTerminal

/// The chunks of a PNG file that a picture needs.
nonisolated struct PNGParts {
  struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let colorType: UInt8

    /// Values a pixel, or `nil` for what is not read here.
    var channels: Int? {
      switch (colorType, depth) {
      case (0, 8): 1
      case (2, 8): 3
      case (3, 1), (3, 2), (3, 4), (3, 8): 1
      case (4, 8): 2
      case (6, 8): 4
      default: nil
      }
    }
  }

  let header: Header
  private(set) var data: [UInt8] = []
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  init?(_ bytes: [UInt8], signature: [UInt8]) {
    guard bytes.starts(with: signature) else { return nil }
    var header: Header?
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = Self.number(bytes, place)
      guard length <= bytes.count - place - 12 else { return nil }
      let body = bytes[(place + 8)..<(place + 8 + length)]
      switch String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR": header = Self.header(Array(body))
      case "PLTE": palette = Array(body)
      case "tRNS": transparency = Array(body)
      case "IDAT": data += body
      default: break
      }
      place += 12 + length
    }
    guard let header else { return nil }
    self.header = header
  }

  func pixels(of row: [UInt8]) -> [Picture.Pixel] {
    switch header.colorType {
    case 0: row.map { Picture.Pixel(red: $0, green: $0, blue: $0) }
    case 4: stride(from: 0, to: row.count, by: 2).map { gray(row[$0], alpha: row[$0 + 1]) }
    case 2:
      stride(from: 0, to: row.count, by: 3).map {
        Picture.Pixel(red: row[$0], green: row[$0 + 1], blue: row[$0 + 2])
      }
    case 6:
      stride(from: 0, to: row.count, by: 4).map {
        Picture.Pixel(red: row[$0], green: row[$0 + 1], blue: row[$0 + 2], alpha: row[$0 + 3])
      }
    default: (0..<header.width).map { paletted(index(at: $0, in: row)) }
    }
  }

  private func gray(_ value: UInt8, alpha: UInt8) -> Picture.Pixel {
    Picture.Pixel(red: value, green: value, blue: value, alpha: alpha)
  }

  private func index(at column: Int, in row: [UInt8]) -> Int {
    let perByte = 8 / header.depth
    let shift = (perByte - 1 - column % perByte) * header.depth
    return Int(row[column / perByte] >> shift) & ((1 << header.depth) - 1)
  }

  private func paletted(_ index: Int) -> Picture.Pixel {
    guard index * 3 + 2 < palette.count else {
      return Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return Picture.Pixel(
      red: palette[index * 3],
      green: palette[index * 3 + 1],
      blue: palette[index * 3 + 2],
      alpha: index < transparency.count ? transparency[index] : 255
    )
  }

  private static func header(_ body: [UInt8]) -> Header? {
    // The last byte tells of interlacing, which small pictures do without.
    guard body.count == 13, body[12] == 0 else { return nil }
    return Header(
      width: number(body, 0),
      height: number(body, 4),
      depth: Int(body[8]),
      colorType: body[9]
    )
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
