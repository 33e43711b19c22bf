/// A number that depends on its text alone: the same in every run and on every machine.
func stableHash(_ parts: String...) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts {
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
  // FNV alone leaves the high bits of similar names alike.
  hash = (hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93
  return hash ^ hash >> 32
}

/// The number that GitHub would have counted up to: positive, and exact in a JavaScript client.
func stableIdentifier(_ kind: String, _ name: String) -> Int {
  Int(stableHash(kind, name.lowercased()) % 899_999_999_999) + 100_000_000_000
}

/// Returns a colour as six hexadecimal digits that depends on a name alone.
func stableColor(_ name: String) -> String {
  let digits = String(stableHash("colour", name) % 0xffffff, radix: 16)
  return String(repeating: "0", count: 6 - digits.count) + digits
}
