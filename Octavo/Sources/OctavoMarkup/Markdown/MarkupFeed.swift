/// The parts of a file, read portion by portion off the main actor.
///
///     var feed: MarkupFeed? = MarkupFeed(isMarkdown: true) { Array(file.bytes) }
///     while let portion = await feed?.next() {
///       draw(portion.parts)
///       feed = portion.rest
///     }
public struct MarkupFeed: Sendable {
  private let bytes: @Sendable () -> [UInt8]
  private let isMarkdown: Bool
  private let isWhole: Bool
  private let breaksLines: Bool
  private let linker: ReferenceLinker?
  /// The reader of a document, made with the first portion.
  private var reader: MarkdownReader?
  private var outline = MarkupOutline()
  private var isFirst = true
  /// The sections of a thread that are not read yet; `nil` for one document.
  private var sections: ArraySlice<MarkupSection>?
  /// Whether the last section that was read is a line.
  private var isBelowLine = false
  /// The most bytes of the documents that are read as one portion, unless one of them is longer.
  private static let portion = 32 << 10

  /// Makes the parts of a file that is a Markdown document, or is shown as it is written.
  ///
  /// - Parameters:
  ///   - isMarkdown: Whether it is a document.
  ///   - isWhole: Whether the file ends with the bytes; otherwise the last blocks of a document are
  ///     left out.
  ///   - linker: Makes the references of a document links; `nil` leaves them as text.
  ///   - breaksLines: Whether lines of a paragraph stay lines, as GitHub shows texts that are no
  ///     files.
  ///   - bytes: Returns the bytes of the file; called with the first portion.
  public init(
    isMarkdown: Bool,
    isWhole: Bool = true,
    linker: ReferenceLinker? = nil,
    breaksLines: Bool = false,
    bytes: @escaping @Sendable () -> [UInt8]
  ) {
    self.bytes = bytes
    (self.isWhole, self.breaksLines) = (isWhole, breaksLines)
    self.linker = linker
    self.isMarkdown = isMarkdown
  }

  /// Makes the parts of several documents below each other, each of which is read by itself.
  public init(_ sections: [MarkupSection], linker: ReferenceLinker? = nil) {
    self.init(isMarkdown: true, linker: linker) { [] }
    self.sections = sections[...]
  }

  /// Reads the next portion.
  ///
  /// - Returns: The parts of the portion, and the feed of the portions below it; `nil` at the end.
  @concurrent public func next() async -> (parts: [MarkupPart], rest: MarkupFeed)? {
    var rest = self
    return rest.read().map { ($0, rest) }
  }

  /// Returns the parts of the next portion; `nil` at the end.
  public mutating func read() -> [MarkupPart]? {
    defer { isFirst = false }
    if sections != nil { return readSections() }
    guard isMarkdown else {
      let lines = isFirst ? TextLines.split(String(decoding: bytes(), as: UTF8.self)) : []
      return isFirst
        ? outline.parts(of: [.code(language: nil, lines: lines.map(TokenRun.plain))]) : nil
    }
    if isFirst { reader = MarkdownReader(bytes(), isWhole: isWhole, breaksLines: breaksLines) }
    return reader?.next().map { outline.parts(of: linker?.linked($0) ?? $0) }
  }

  private mutating func readSections() -> [MarkupPart]? {
    var (parts, bytes): ([MarkupPart], Int) = ([], 0)
    while let section = sections?.first, bytes < Self.portion {
      parts += section.parts(isFirst: isFirst && parts.isEmpty, isBelowLine: isBelowLine, linker)
      bytes += section.byteCount
      isBelowLine = section.isLine
      sections = sections?.dropFirst()
    }
    return parts.isEmpty ? nil : parts
  }
}
