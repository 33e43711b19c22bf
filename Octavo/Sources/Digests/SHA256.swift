/// The SHA-256 digest of a short text, such as a token.
package struct SHA256 {
  private static let constants: [UInt32] = primes(count: 64).map { fraction(cubeRoot(of: $0)) }

  /// Returns the digest of the UTF-8 text in lower-case hexadecimal.
  package static func hexadecimal(_ text: String) -> String {
    hexadecimal(Array(text.utf8))
  }

  /// Returns the digest of bytes in lower-case hexadecimal.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    digest(of: bytes).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Returns the 32 bytes of the digest of the UTF-8 text.
  package static func digest(of text: String) -> [UInt8] { digest(of: Array(text.utf8)) }

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = primes(count: 8).map { fraction(Double($0).squareRoot()) }
    let message = padded(bytes)
    for start in stride(from: 0, to: message.count, by: 64) {
      compress(message[start..<(start + 64)], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = schedule(block)
    var s = state
    for round in 0..<64 {
      let e = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ e &+ choice &+ constants[round] &+ words[round]
      let a = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ a &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let old = words[index - 15]
      let recent = words[index - 2]
      let first = turn(old, 7) ^ turn(old, 18) ^ old >> 3
      let second = turn(recent, 17) ^ turn(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    return words
  }

  private static func turn(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word >> places | word << (32 - places)
  }

  private static func primes(count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  private static func cubeRoot(of number: Int) -> Double {
    var root = Double(number) / 2
    for _ in 0..<64 { root -= (root * root * root - Double(number)) / (3 * root * root) }
    return root
  }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
