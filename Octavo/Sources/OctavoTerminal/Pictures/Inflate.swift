/// Unpacks what was packed by “deflate” (RFC 1951) in a zlib wrapper (RFC 1950).
nonisolated struct Inflate {
  private let bytes: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Unpacks, or gives `nil` for what is broken or longer than the limit.
  static func zlib(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count > 6, bytes[0] & 0x0F == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0,
      bytes[1] & 0x20 == 0
    else { return nil }
    var inflate = Inflate(bytes, from: 2, limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: [UInt8], from place: Int, limit: Int) {
    self.bytes = bytes
    self.place = place
    self.limit = limit
    output.reserveCapacity(min(limit, 1 << 20))
  }

  private mutating func run() -> Bool {
    var isLast = false
    while !isLast {
      guard let last = take(1), let kind = take(2) else { return false }
      isLast = last == 1
      let isGood =
        switch kind {
        case 0: copyStored()
        case 1: unpack(HuffmanCode.fixedLengths, HuffmanCode.fixedDistances)
        case 2: unpackDynamic()
        default: false
        }
      guard isGood, output.count <= limit else { return false }
    }
    return true
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < bytes.count else { return nil }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = Int(bits & ((1 << UInt32(count)) - 1))
    bits >>= UInt32(count)
    bitCount -= count
    return value
  }

  private mutating func symbol(_ code: HuffmanCode) -> Int? {
    var reader = HuffmanCode.Reader()
    for _ in 0..<15 {
      guard let bit = take(1) else { return nil }
      if let symbol = reader.step(bit, in: code) { return symbol }
    }
    return nil
  }

  private mutating func copyStored() -> Bool {
    bits = 0
    bitCount = 0
    guard place + 4 <= bytes.count else { return false }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.count else { return false }
    output += bytes[place..<(place + length)]
    place += length
    return true
  }

  private mutating func unpackDynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let orders = take(4) else {
      return false
    }
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in 0..<(orders + 4) {
      guard let length = take(3) else { return false }
      lengths[order[index]] = length
    }
    guard let all = readLengths(HuffmanCode(lengths), count: literals + 257 + distances + 1) else {
      return false
    }
    return unpack(
      HuffmanCode(Array(all[..<(literals + 257)])),
      HuffmanCode(Array(all[(literals + 257)...]))
    )
  }

  private mutating func readLengths(_ code: HuffmanCode, count: Int) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let extra = take(2) else { return nil }
        lengths += Array(repeating: last, count: extra + 3)
      default:
        guard let extra = take(symbol == 17 ? 3 : 7) else { return nil }
        lengths += Array(repeating: 0, count: extra + (symbol == 17 ? 3 : 11))
      }
    }
    return lengths.count == count ? lengths : nil
  }

  private mutating func unpack(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while output.count <= limit {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else if !copyEarlier(symbol - 257, distances) {
        return false
      }
    }
    return false
  }

  private mutating func copyEarlier(_ index: Int, _ distances: HuffmanCode) -> Bool {
    guard index < HuffmanCode.lengthBases.count, let extra = take(HuffmanCode.lengthBits[index]),
      let symbol = symbol(distances), symbol < HuffmanCode.distanceBases.count,
      let more = take(HuffmanCode.distanceBits[symbol])
    else { return false }
    let distance = HuffmanCode.distanceBases[symbol] + more
    guard distance <= output.count else { return false }
    for _ in 0..<(HuffmanCode.lengthBases[index] + extra) {
      output.append(output[output.count - distance])
    }
    return true
  }
}
