/// The comparison of a name with a pattern of stars and question marks.
enum Glob {
  /// Whether a name matches a pattern, in which a backslash stands before a character as it is.
  ///
  /// A name is passed over once for each star at most.
  static func matches(_ glob: [UInt8], _ name: [UInt8]) -> Bool {
    var (place, index) = (0, 0)
    // The place behind the last star, and the first byte that it does not stand for.
    var retry: (place: Int, index: Int)?
    while true {
      if place == glob.count, index == name.count { return true }
      if place < glob.count, glob[place] == UInt8(ascii: "*") {
        place += 1
        // A star at the end stands for all that is left.
        if place == glob.count { return true }
        retry = (place, index)
      } else if let next = step(glob, place, name, index) {
        (place, index) = next
      } else if let last = retry, last.index < name.count {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
  }

  /// Returns the places behind one character of both; `nil` if they differ.
  private static func step(
    _ glob: [UInt8],
    _ place: Int,
    _ name: [UInt8],
    _ index: Int
  ) -> (place: Int, index: Int)? {
    guard place < glob.count, index < name.count else { return nil }
    if glob[place] == UInt8(ascii: "?") {
      var end = index + 1
      while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
      return (place + 1, end)
    }
    let isEscape = glob[place] == UInt8(ascii: "\\") && place + 1 < glob.count
    let literal = isEscape ? place + 1 : place
    return glob[literal] == name[index] ? (literal + 1, index + 1) : nil
  }
}
