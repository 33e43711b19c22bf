/// ASCII bytes, as two words: a look costs nothing, where a `Set` costs more than the lexing.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return (byte < 64 ? low : high) & Self.bit(byte) != 0
  }

  mutating func insert(_ byte: UInt8) {
    guard byte < 128 else { return }
    if byte < 64 { low |= Self.bit(byte) } else { high |= Self.bit(byte) }
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
