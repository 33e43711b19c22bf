/// The SHA-1 digest of bytes, by which git names objects.
///
/// It protects nothing: another text with the same digest can be made.
package struct SHA1 {
  /// Returns the digest of several texts, one after the other, in lower-case hexadecimal.
  package static func hexadecimal(_ parts: some Sequence<some Sequence<UInt8>>) -> String {
    var digest = SHA1()
    for part in parts {
      for byte in part { digest.add(byte) }
    }
    return digest.finish().map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
    .joined()
  }

  private var state: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]
  private var words = [UInt32](repeating: 0, count: 80)
  private var count: UInt64 = 0

  private mutating func add(_ byte: UInt8) {
    let index = Int(count % 64) / 4
    words[index] = words[index] << 8 | UInt32(byte)
    count += 1
    if count % 64 == 0 { compress() }
  }

  private mutating func finish() -> [UInt32] {
    let bits = count * 8
    add(0x80)
    while count % 64 != 56 { add(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      add(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return state
  }

  private mutating func compress() {
    for index in 16..<80 {
      let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words[index] = turn(word, 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let mixed: UInt32 =
        switch round {
        case ..<20: ((b & c) | (~b & d)) &+ 0x5a82_7999
        case ..<40: (b ^ c ^ d) &+ 0x6ed9_eba1
        case ..<60: ((b & c) | (b & d) | (c & d)) &+ 0x8f1b_bcdc
        default: (b ^ c ^ d) &+ 0xca62_c1d6
        }
      let next = turn(a, 5) &+ mixed &+ e &+ words[round]
      (a, b, c, d, e) = (next, a, turn(b, 30), c, d)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private func turn(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word << places | word >> (32 - places)
  }
}
