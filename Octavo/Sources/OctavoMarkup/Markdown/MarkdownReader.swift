/// Reads a Markdown text of any length in portions, each of which ends where a block ends.
///
///     var reader = MarkdownReader(file.bytes)
///     while let blocks = reader.next() { show(blocks) }
///
/// Together the portions have the blocks of the whole text: a portion ends before a block of the
/// first level, and knows the definitions of links in all of the text. Only a list, a table or a
/// paragraph of more than a megabyte is several blocks.
public struct MarkdownReader: Sendable {
  /// The usual number of bytes of a portion; the first one is there sooner.
  public static let usualPortion = 64 << 10
  private static let mostOfBlock = 1 << 20
  private static let mostOfLine = 256 << 10

  let bytes: [UInt8]
  private(set) var position = 0
  private var portion: Int
  private let largestPortion: Int
  private let isWhole: Bool
  private let breaksLines: Bool
  private var definitions: LinkDefinitions
  private var continuation = BlockContinuation.none

  /// Makes a reader, which looks through the text for definitions of links.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - portion: The usual number of bytes of a portion.
  ///   - isWhole: Whether the text ends with the bytes; otherwise the last blocks are left out,
  ///     because they may go on.
  ///   - breaksLines: Whether lines of a paragraph stay lines, as GitHub shows texts that are no
  ///     files.
  public init(
    _ bytes: some Sequence<UInt8>,
    portion: Int = Self.usualPortion,
    isWhole: Bool = true,
    breaksLines: Bool = false
  ) {
    self.bytes = Array(bytes)
    (self.isWhole, self.breaksLines) = (isWhole, breaksLines)
    largestPortion = max(1, portion)
    self.portion = max(1, portion / 4)
    definitions = LinkDefinitions(self.bytes)
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The part of the text that has been read, from 0 to 1.
  public var progress: Double {
    bytes.isEmpty ? 1 : Double(position) / Double(bytes.count)
  }

  /// Reads a portion off the main actor, and returns the reader of the next one, too.
  ///
  /// - Returns: `nil` at the end.
  @concurrent public func read() async -> (blocks: [MarkupBlock], rest: MarkdownReader)? {
    var rest = self
    return rest.next().map { ($0, rest) }
  }

  /// Returns the blocks of the next portion; `nil` at the end.
  public mutating func next() -> [MarkupBlock]? {
    guard position < bytes.count else { return nil }
    let before = isWhole ? nil : self
    let blocks = nextPortion(isBuilding: true)
    if let before, position >= bytes.count {
      self = before
      return nil
    }
    portion = min(largestPortion, portion * 2)
    return blocks
  }

  /// Reads on until all definitions of links are known.
  private mutating func completeDefinitions() {
    var ahead = self
    while ahead.position < ahead.bytes.count { _ = ahead.nextPortion(isBuilding: false) }
    definitions = ahead.definitions
    definitions.isComplete = true
  }

  /// Parses from the position on until a block ends behind the length of a portion.
  private mutating func nextPortion(isBuilding: Bool) -> [MarkupBlock] {
    var length = portion
    while true {
      let end = end(of: length)
      let mayGrow = end < bytes.count && length < Self.mostOfBlock
      guard var result = parse(to: end, isBuilding, end < bytes.count ? .cut(mayGrow) : .whole)
      else {
        length *= 2
        continue
      }
      // A line below the cut can look like a definition because what follows it is missing.
      if result.end < end, LinkDefinitions.mayBeDefined(in: bytes[result.end..<end]),
        let exact = parse(to: result.end, isBuilding, .whole)
      {
        result = exact
      }
      for (label, target) in result.definitions { definitions.note(label, target) }
      position = max(position + 1, result.end)
      let blocks = continuation.joined(result.blocks)
      continuation = result.continuation
      return blocks
    }
  }

  /// Returns the end of the line at a distance from the position, or a place in a very long line.
  private func end(of length: Int) -> Int {
    let start = min(bytes.count, position + length)
    let furthest = min(bytes.count, start + Self.mostOfLine)
    if let newline = bytes[start..<furthest].firstIndex(of: UInt8(ascii: "\n")) {
      return newline + 1
    }
    guard furthest < bytes.count else { return furthest }
    let blank = bytes[start..<furthest].lastIndex(of: UInt8(ascii: " "))
    if let blank { return blank + 1 }
    return bytes[..<furthest].lastIndex { $0 & 0xC0 != 0x80 } ?? furthest
  }

  /// The part of what is parsed that becomes a portion.
  private enum Extent {
    /// All of it.
    case whole
    /// The blocks that are complete; if there are none, more has to be parsed if possible.
    case cut(_ mayGrow: Bool)
  }

  private struct Parsed {
    var blocks: [MarkupBlock] = []
    var end: Int
    var continuation = BlockContinuation.none
    var definitions: [(LinkLabel, String)] = []
  }

  /// Parses the text up to a place; returns `nil` if it has only one block, and may be longer.
  private mutating func parse(to end: Int, _ isBuilding: Bool, _ extent: Extent) -> Parsed? {
    let part = bytes[position..<end]
    let labels = isBuilding ? definitions.labels(in: part) : []
    if definitions.mayDefine(labels, after: end) { completeDefinitions() }
    let questions = definitions.questions(in: part)
    let prefix = definitions.lines(for: labels) + LinkDefinitions.lines(asking: questions)
    let head = prefix.isEmpty ? [UInt8(ascii: "\n")] : prefix
    let source = MarkdownSource(part, behind: head + continuation.prefix)
    let answers = head.count { $0 == UInt8(ascii: "\n") }
    let parsed = MarkdownParser.parse(source) { [continuation, breaksLines] tree -> Parsed? in
      var parsed = Parsed(end: end)
      var lines = (answers + 1)..<Int.max
      parsed.definitions = tree.answers(to: questions, aboveLine: lines.lowerBound)
      if case .cut(let mayGrow) = extent {
        if let cut = tree.lastCut(after: source.linesBefore + 1, isBlank: source.isBlank) {
          lines = lines.lowerBound..<cut
          parsed.end = source.start(ofLine: cut)
        } else if mayGrow {
          return nil
        } else if let cut = BlockContinuation.cut(tree, source, continuation) {
          parsed.end = source.start(ofLine: cut.line)
          parsed.continuation = cut.continuation
        }
      }
      guard isBuilding else { return parsed }
      parsed.blocks = source.isComplete ? [] : [.simplified]
      parsed.blocks += tree.blocks(inLines: lines, of: source, breaksLines: breaksLines)
      return parsed
    }
    // The parser may lack memory.
    return parsed ?? Parsed(end: end)
  }
}

extension MarkdownTree {
  /// Returns the labels for which the paragraphs above a line ask, and that are defined.
  fileprivate func answers(
    to questions: [LinkLabel],
    aboveLine line: Int
  ) -> [(LinkLabel, String)] {
    guard !questions.isEmpty else { return [] }
    let paragraphs = children(above: line).suffix(questions.count)
    guard paragraphs.count == questions.count else { return [] }
    return zip(questions, paragraphs).compactMap { label, paragraph in
      paragraph.onlyLink.map { (label, $0) }
    }
  }
}
