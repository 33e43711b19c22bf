import BinderyTerminal

/// Reads PNG pictures of eight bits a channel, or of a palette, as avatars and icons are.
///
/// The bytes come from strangers: what is wrong, interlaced or too large gives no picture.
nonisolated enum PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let longestSide = 1024

  static func picture(_ bytes: [UInt8]) -> Picture? {
    guard let parts = PNGParts(bytes, signature: signature) else { return nil }
    let header = parts.header
    guard (1...longestSide).contains(header.width), (1...longestSide).contains(header.height),
      let channels = header.channels
    else { return nil }
    let rowLength = (header.width * channels * header.depth + 7) / 8
    let length = (rowLength + 1) * header.height
    guard let raw = Inflate.zlib(parts.data, limit: length), raw.count == length else { return nil }
    let step = max(1, channels * header.depth / 8)
    guard let rows = unfiltered(raw, rowLength: rowLength, step: step, count: header.height) else {
      return nil
    }
    let pixels = rows.flatMap { parts.pixels(of: $0) }
    return Picture(width: header.width, height: header.height, pixels: pixels)
  }

  /// Undoes what makes rows compress better: each is stored as a difference from its neighbours.
  private static func unfiltered(
    _ raw: [UInt8],
    rowLength: Int,
    step: Int,
    count: Int
  ) -> [[UInt8]]? {
    var rows: [[UInt8]] = []
    var above = [UInt8](repeating: 0, count: rowLength)
    for index in 0..<count {
      let start = index * (rowLength + 1)
      var row = Array(raw[(start + 1)..<(start + 1 + rowLength)])
      for place in 0..<rowLength {
        let left = place >= step ? row[place - step] : 0
        let corner = place >= step ? above[place - step] : 0
        switch raw[start] {
        case 0: break
        case 1: row[place] &+= left
        case 2: row[place] &+= above[place]
        case 3: row[place] &+= UInt8((Int(left) + Int(above[place])) / 2)
        case 4: row[place] &+= nearest(left, above[place], corner)
        default: return nil
        }
      }
      rows.append(row)
      above = row
    }
    return rows
  }

  /// The neighbour that is nearest to where all three point.
  private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let distances = [left, above, corner].map { abs(estimate - Int($0)) }
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? above : corner
  }
}
