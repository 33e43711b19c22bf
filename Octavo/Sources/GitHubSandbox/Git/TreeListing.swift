/// A row of `git ls-tree -l`: an entry with its whole path and the size of a blob.
struct TreeListing: Equatable, Sendable {
  let entry: TreeEntry
  let size: Int?

  /// Reads `<mode> <type> <id> <size>\t<path>`; the entry's name is the path.
  init?(_ record: ArraySlice<UInt8>) {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    var words: [ArraySlice<UInt8>] = []
    words.reserveCapacity(4)
    var start = record.startIndex
    for index in start...tab where index == tab || record[index] == UInt8(ascii: " ") {
      if index > start { words.append(record[start..<index]) }
      start = index + 1
    }
    guard words.count == 4, let id = ObjectID(String(decoding: words[2], as: UTF8.self)) else {
      return nil
    }
    entry = TreeEntry(
      mode: String(decoding: words[0], as: UTF8.self),
      name: Array(record[(tab + 1)...]),
      id: id
    )
    size = Self.number(words[3])
  }

  /// Reads decimal digits; a folder has a dash in their place.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit), value < 1 << 56 else { return nil }
      value = value * 10 + Int(digit - 48)
    }
    return value
  }
}
