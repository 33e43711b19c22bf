/// Adds up, line by line, what a text would cost the parser at its worst.
struct ParseCostEstimate {
  private var tableCost = 0
  private var linkCost = 0
  private var longestDefinition = 0
  private var brackets = 0

  // Of the lines since the last blank one, which the parser takes as a whole.
  private var lines = 0
  private var length = 0
  private var columns = 0
  private var addresses = 0
  private var definition: Int?

  var allowsTables: Bool { tableCost < 100_000_000 }
  var allowsBareLinks: Bool { linkCost < 100_000_000 }
  var allowsDefinitions: Bool { longestDefinition * brackets < 64_000_000 }

  mutating func note(_ line: ArraySlice<UInt8>) {
    let marks = Marks(line)
    if marks.isBlank {
      endParagraph()
      return
    }
    lines += 1
    length += line.count
    brackets += marks.brackets
    noteTable(marks)
    addresses += marks.addresses
    linkCost += marks.worstWord + (marks.addresses > 0 ? addresses * length / 64 : 0)
    if marks.definesLink { definition = 0 }
    if let soFar = definition {
      definition = soFar + line.count
      longestDefinition = max(longestDefinition, soFar + line.count)
    }
  }

  /// A row that could begin a table makes the parser read again all that is above it.
  private mutating func noteTable(_ marks: Marks) {
    if marks.isDelimiterRow {
      columns = max(columns, marks.pipes + 1)
      tableCost += length * 8 + lines * lines
    }
    // Each cell that a row lacks is made, too.
    tableCost += max(0, columns - marks.pipes - 1) * 256
    if marks.pipes > 500 { tableCost += marks.pipes * marks.pipes }
  }

  private mutating func endParagraph() {
    lines = 0
    length = 0
    columns = 0
    addresses = 0
    definition = nil
  }
}

extension ParseCostEstimate {
  /// The properties of one line that the cost depends on.
  private struct Marks {
    var isBlank = true
    var isDelimiterRow = false
    var definesLink = false
    var pipes = 0
    var brackets = 0
    var addresses = 0
    /// The largest product of a word's length and the addresses that it may hold.
    var worstWord = 0

    init(_ line: ArraySlice<UInt8>) {
      var hasDash = false
      var hasText = false
      var word = 0
      var dots = 0
      var last: UInt8 = 0
      for byte in line {
        word += 1
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
          worstWord = max(worstWord, word * dots)
          (word, dots) = (0, 0)
        case UInt8(ascii: "|"): pipes += 1
        case UInt8(ascii: "-"): hasDash = true
        case UInt8(ascii: ":"):
          definesLink = definesLink || last == UInt8(ascii: "]")
          dots += 1
        case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
        case UInt8(ascii: "@"):
          addresses += 1
          hasText = true
        default:
          if byte == UInt8(ascii: "[") { brackets += 1 }
          if byte == UInt8(ascii: ".") { dots += 1 }
          hasText = true
        }
        if byte > 0x20 { isBlank = false }
        last = byte
      }
      worstWord = max(worstWord, word * dots)
      isDelimiterRow = hasDash && !hasText
    }
  }
}
