/// A text with a long run of spaces in it, compressed about 150 times.
///
/// It is written by hand, as no module of the toolchain compresses: one block of fixed Huffman
/// codes, in which each run of 258 spaces is a copy of the byte before it.
struct CompressedBody {
  /// The text before compression.
  let text: [UInt8]
  /// The text as gzip writes it.
  let gzip: [UInt8]

  /// `repeats` runs of 258 spaces between `head` and `tail`, which are ASCII.
  init(_ head: String, repeats: Int, _ tail: String) {
    text =
      Array(head.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: 1 + 258 * repeats)
      + Array(tail.utf8)
    var bits = BitWriter()
    // The last block, of fixed codes.
    bits.write(0b011, count: 3)
    for byte in Array(head.utf8) + [UInt8(ascii: " ")] { bits.write(literal: byte) }
    for _ in 0..<repeats {
      // Length 258, distance 1.
      bits.write(code: 0b1100_0101, count: 8)
      bits.write(code: 0, count: 5)
    }
    for byte in tail.utf8 { bits.write(literal: byte) }
    bits.write(code: 0, count: 7)
    gzip =
      [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255] + bits.bytes + Self.littleEndian(Self.checksum(text))
      + Self.littleEndian(UInt32(text.count))
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The CRC-32 that ends a gzip file.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var table: [UInt32] = []
    for index in 0..<256 {
      var value = UInt32(index)
      for _ in 0..<8 {
        let isOdd = value & 1 == 1
        value >>= 1
        if isOdd { value ^= 0xEDB8_8320 }
      }
      table.append(value)
    }
    var checksum = ~UInt32(0)
    for byte in bytes {
      let index = UInt8(truncatingIfNeeded: checksum) ^ byte
      checksum = (checksum >> 8) ^ table[Int(index)]
    }
    return ~checksum
  }
}

private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 0

  /// Appends a number, its lowest bit first.
  mutating func write(_ bits: Int, count: Int) {
    for place in 0..<count {
      if used % 8 == 0 { bytes.append(0) }
      let bit = UInt8((bits >> place) & 1)
      bytes[bytes.count - 1] |= bit << UInt8(used % 8)
      used += 1
    }
  }

  /// Appends a Huffman code, its highest bit first.
  mutating func write(code: Int, count: Int) {
    for place in (0..<count).reversed() { write((code >> place) & 1, count: 1) }
  }

  mutating func write(literal byte: UInt8) { write(code: 0x30 + Int(byte), count: 8) }
}
