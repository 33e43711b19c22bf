/// The bytes that the parser may see, and which of its extensions they may switch on.
///
/// The parser takes time that grows with the square of a few unlikely inputs: containers nested
/// thousands deep, wide tables without rows, a table begun again on each line, one word full of
/// addresses, a long definition used often. Here such inputs are found in one pass and defused;
/// no real document comes near the limits.
struct MarkdownSource {
  /// The largest indentation of a line, which also bounds the depth of lists.
  static let indentLimit = 200
  /// The largest number of quote and list marks at the start of a line.
  static let markLimit = 32

  private(set) var bytes: [UInt8] = []
  private(set) var isShortened = false
  private(set) var allowsTables = true
  private(set) var allowsBareLinks = true

  init(_ source: some Sequence<UInt8>) {
    var input = Array(source.prefix(MarkupDocument.maximumLength + 1))
    if input.count > MarkupDocument.maximumLength {
      isShortened = true
      Self.cutAtLineEnd(&input)
    }
    bytes.reserveCapacity(input.count)
    var estimate = ParseCostEstimate()
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      estimate.note(line)
      append(line)
    }
    allowsTables = estimate.allowsTables
    allowsBareLinks = estimate.allowsBareLinks
    if !estimate.allowsDefinitions { separateDefinitions() }
  }

  /// Ends the text at its last full line, or, if it is one long line, at a full character.
  private static func cutAtLineEnd(_ input: inout [UInt8]) {
    if let end = input.lastIndex(of: UInt8(ascii: "\n")) {
      input.removeSubrange(end...)
      return
    }
    while let byte = input.popLast(), byte & 0xC0 == 0x80 {}
  }

  /// Takes a line over, without the marks and the indentation that go beyond the limits.
  private mutating func append(_ line: ArraySlice<UInt8>) {
    var marks = 0
    var indent = 0
    var rest = line.startIndex
    scan: while rest < line.endIndex {
      switch line[rest] {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 4
      case UInt8(ascii: ">"): (marks, indent) = (marks + 1, 0)
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"):
        // Only before a blank do these open a list; rows of dashes are text.
        guard rest + 1 < line.endIndex, line[rest + 1] <= 0x20 else { break scan }
        (marks, indent) = (marks + 1, 0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): indent = 0
      default: break scan
      }
      if marks <= Self.markLimit && indent <= Self.indentLimit { bytes.append(line[rest]) }
      rest += 1
    }
    bytes += line[rest...]
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes each `]:` as `] :`, so that no line defines a link any more.
  private mutating func separateDefinitions() {
    var separated: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: ":"), separated.last == UInt8(ascii: "]") {
        separated.append(UInt8(ascii: " "))
      }
      separated.append(byte)
    }
    bytes = separated
  }
}
