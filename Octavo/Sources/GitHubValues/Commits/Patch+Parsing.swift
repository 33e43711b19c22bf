extension GitHub.Patch {
  /// Parses the text of a patch, whose first line is the header of a hunk.
  ///
  /// The cost grows with the length of the text.
  public init(parsing text: String) {
    var parser = PatchParser()
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines { parser.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line) }
    hunks = parser.hunks
  }
}

/// The hunks so far, and the numbers of the next line.
private struct PatchParser {
  var hunks: [GitHub.Patch.Hunk] = []
  private var old: Int?
  private var new: Int?

  mutating func read(_ line: Substring.UTF8View) {
    if let (old, new) = Self.starts(of: line) {
      self.old = old
      self.new = new
      let header = String(Substring(line))
      hunks.append(.init(header: header, oldStart: old, newStart: new, lines: []))
      return
    }
    if hunks.isEmpty {
      hunks.append(.init(header: "", oldStart: nil, newStart: nil, lines: []))
    }
    hunks[hunks.count - 1].lines.append(parsed(line))
  }

  private mutating func parsed(_ line: Substring.UTF8View) -> GitHub.Patch.Line {
    let text = String(Substring(line.dropFirst()))
    switch line.first {
    case UInt8(ascii: "+"):
      return .init(kind: .added, text: text, oldNumber: nil, newNumber: Self.next(&new))
    case UInt8(ascii: "-"):
      return .init(kind: .deleted, text: text, oldNumber: Self.next(&old), newNumber: nil)
    case UInt8(ascii: "\\"):
      let remark = String(text.drop { $0 == " " })
      return .init(kind: .remark, text: remark, oldNumber: nil, newNumber: nil)
    case UInt8(ascii: " "), nil:
      return .init(
        kind: .context,
        text: text,
        oldNumber: Self.next(&old),
        newNumber: Self.next(&new)
      )
    default:
      let whole = String(Substring(line))
      return .init(kind: .context, text: whole, oldNumber: nil, newNumber: nil)
    }
  }

  private static func next(_ number: inout Int?) -> Int? {
    defer { number = number.map { $0 &+ 1 } }
    return number
  }

  /// Returns the numbers of the first lines below a header: “@@ -old,count +new,count @@ text”.
  private static func starts(of line: Substring.UTF8View) -> (old: Int, new: Int)? {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let words = Substring(line.prefix(100)).split(separator: " ", maxSplits: 4)
    guard words.count > 3, words[3] == "@@", let old = number(words[1], after: "-"),
      let new = number(words[2], after: "+")
    else { return nil }
    return (old, new)
  }

  private static func number(_ range: Substring, after sign: Character) -> Int? {
    guard range.first == sign else { return nil }
    let parts = range.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count < 3, let start = Int(first), start >= 0,
      parts.dropFirst().allSatisfy({ Int($0).map { $0 >= 0 } ?? false })
    else { return nil }
    return start
  }
}
