/// The bytes that the parser may see, and which of its extensions they may switch on.
///
/// The parser takes time that grows with the square of a few unlikely inputs: containers nested
/// thousands deep, wide tables without rows, a table begun again on each line, one word full of
/// addresses, a long definition used often. Here such inputs are found in one pass and defused;
/// no real document comes near the limits.
struct MarkdownSource: Sendable {
  /// The largest number of quote and list marks at the start of a line, and the largest
  /// indentation of a line, which also bounds the depth of lists.
  typealias Limits = (marks: Int, indent: Int)
  private static let usualLimits: Limits = (512, 2_048)
  private static let narrowLimits: Limits = (32, 200)

  private(set) var bytes: [UInt8] = []
  /// The number of lines in front of the document's own.
  let linesBefore: Int
  private let part: ArraySlice<UInt8>
  /// The places in the document at which its lines begin, and its end.
  private(set) var starts: [Int] = []
  private(set) var allowsTables = true
  private(set) var allowsBareLinks = true
  private(set) var allowsDefinitions = true
  private let limits: Limits

  /// Makes the source of a part of a document behind lines that the parser reads first.
  init(_ part: ArraySlice<UInt8>, behind prefix: [UInt8] = []) {
    self.part = part
    limits = Self.limits(of: part)
    bytes.reserveCapacity(prefix.count + part.count)
    var estimate = ParseCostEstimate()
    linesBefore = prefix.count { $0 == UInt8(ascii: "\n") }
    Self.split(prefix[...]) { estimate.note($0) }
    bytes += prefix
    Self.split(part) { line in
      estimate.note(line)
      starts.append(line.startIndex)
      append(line)
    }
    starts.append(part.endIndex)
    allowsTables = estimate.allowsTables
    allowsBareLinks = estimate.allowsBareLinks
    allowsDefinitions = estimate.allowsDefinitions
    if !allowsDefinitions { separateDefinitions() }
  }

  /// Whether the parser may do all that it can.
  var isComplete: Bool { allowsTables && allowsBareLinks && allowsDefinitions }

  /// Returns the place in the document at which a line of the parser begins.
  func start(ofLine line: Int) -> Int { starts[max(0, line - 1 - linesBefore)] }

  /// Calls a function with each line, without what ends it; a return alone ends one, too.
  private static func split(_ part: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
    var start = part.startIndex
    var index = start
    while index < part.endIndex {
      let byte = part[index]
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        index += 1
        continue
      }
      body(part[start..<index])
      index += 1
      if byte == UInt8(ascii: "\r"), index < part.endIndex, part[index] == UInt8(ascii: "\n") {
        index += 1
      }
      start = index
    }
    if start < part.endIndex { body(part[start...]) }
  }

  private static let bullets: [UInt8] = Array("-+*".utf8)

  /// Chooses the limits: each blank line costs as much as there are containers around it.
  private static func limits(of part: ArraySlice<UInt8>) -> Limits {
    var (deepest, blanks) = (0, 0)
    split(part) { line in
      let head = line.prefix { $0 <= 0x20 || $0 == UInt8(ascii: ">") || bullets.contains($0) }
      if head.endIndex == line.endIndex { blanks += 1 }
      deepest = max(deepest, head.count)
    }
    return min(deepest, usualLimits.marks) * blanks < 20_000_000 ? usualLimits : narrowLimits
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
      if marks <= limits.marks && indent <= limits.indent { bytes.append(line[rest]) }
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

extension MarkdownSource {
  /// Returns lines of the document by the numbers that the parser gives them.
  func lines(_ lines: Range<Int>) -> [UInt8] {
    let first = lines.lowerBound - 1 - linesBefore
    let end = min(first + lines.count, starts.count - 1)
    return first >= 0 && first < end ? Array(part[starts[first]..<starts[end]]) : []
  }

  /// Returns whether a line of the document has no text.
  func isBlank(_ line: Int) -> Bool {
    let bytes = lines(line..<line + 1)
    return !bytes.isEmpty && bytes.allSatisfy { $0 <= 0x20 }
  }
}
