/// A text that the user writes, and the selected part of it.
///
/// Offsets are counted in UTF-8, as both view kits and the drafts do.
public nonisolated struct ComposedText: Sendable, Hashable, Codable {
  /// The text, with its line ends, tabulators and spaces as they were typed.
  public var text: String
  /// The selected part; an empty range is the cursor.
  public var selection: Range<Int>

  /// Makes a text; a selection outside of it is moved to its ends.
  public init(_ text: String = "", selection: Range<Int>? = nil) {
    self.text = text
    let length = text.utf8.count
    let range = selection ?? length..<length
    self.selection = min(max(0, range.lowerBound), length)..<min(max(0, range.upperBound), length)
  }

  /// The selected text.
  var selected: String { part(selection) }

  /// Returns the text between two offsets.
  func part(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return String(text[start..<end])
  }

  /// Replaces a part, and selects a range of the result.
  mutating func replace(_ range: Range<Int>, with new: String, selecting selection: Range<Int>) {
    text = part(0..<range.lowerBound) + new + part(range.upperBound..<text.utf8.count)
    self.selection = selection
  }

  /// The number of characters, as GitHub counts them: scalars.
  var length: Int { text.utf8.scalarCount }
}

nonisolated extension String.UTF8View {
  /// The number of scalars: the bytes that do not continue one.
  fileprivate var scalarCount: Int {
    withContiguousStorageIfAvailable { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    } ?? reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
