/// Reduces raw HTML to its words, pictures, links and anchors.
enum HTMLText {
  /// Tags before and after which a new paragraph begins.
  private static let paragraphs: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "li", "main", "nav", "ol", "p", "picture", "pre", "section", "summary", "table", "tr", "ul",
  ]
  /// Tags whose content is never words.
  private static let silent: Set<String> = ["script", "style", "title", "template", "svg", "math"]

  /// Returns the blocks of raw HTML.
  ///
  /// In a text whose lines stay lines, a picture with a line of its own stands alone.
  static func blocks(of html: String, breaksLines: Bool = false) -> [MarkupBlock] {
    var reader = Reader()
    read(html) { part in
      switch part {
      case .tag(let tag, isAlone: true) where breaksLines && tag.name == "img":
        reader.readAlone(tag)
      case .tag(let tag, _): reader.read(tag)
      case .words(let words): reader.read(words)
      }
    }
    return reader.finish()
  }

  /// A tag, or the words up to the next one.
  enum Part {
    /// A tag, which may have a line of its own.
    case tag(HTMLTag, isAlone: Bool)
    /// The words, with character references.
    case words(ArraySlice<UInt8>)
  }

  /// Passes the tags and the words of raw HTML to a closure, without those that are never shown.
  static func read(_ html: String, _ receive: (Part) -> Void) {
    let bytes = Array(html.utf8)
    var rest = bytes[...]
    while let first = rest.first {
      if first == UInt8(ascii: "<"), let end = endOfMarkup(rest) {
        let start = rest.startIndex
        let tag = HTMLTag(rest[..<end])
        rest = rest[end...]
        guard let tag else { continue }
        receive(.tag(tag, isAlone: isLine(start..<end, of: bytes)))
        if silent.contains(tag.name), !tag.isClosing, !tag.isSelfClosing {
          rest = after(closing: tag.name, in: rest)
        }
      } else {
        let next = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        receive(.words(rest[..<next]))
        rest = rest[next...]
      }
    }
  }

  /// Whether a tag has a line of its own.
  private static func isLine(_ tag: Range<Int>, of bytes: [UInt8]) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }
    let before = bytes[..<tag.lowerBound].last { !isBlank($0) }
    let after = bytes[tag.upperBound...].first { !isBlank($0) }
    return [before, after].allSatisfy { $0 == nil || $0 == UInt8(ascii: "\n") }
  }

  /// Returns the end of the tag, comment or instruction that begins here; `nil` if it is text.
  private static func endOfMarkup(_ text: ArraySlice<UInt8>) -> Int? {
    let second = text.dropFirst().first ?? 0
    if text.starts(with: Array("<!--".utf8)) {
      return find(Array("-->".utf8), in: text.dropFirst(4)) ?? text.endIndex
    }
    guard second.isLetter || "/!?".utf8.contains(second) else { return nil }
    var quote: UInt8?
    for index in text.indices.dropFirst(2) {
      switch (text[index], quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = text[index]
      case (let byte, let open) where byte == open: quote = nil
      default: break
      }
    }
    // Never closed: the text behind it cannot be distinguished from its attributes.
    return text.endIndex
  }

  private static func after(closing name: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = Array("</\(name)".utf8)
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 | 0x20 }) { return rest }
      rest = rest.dropFirst()
    }
    return []
  }

  private static func find(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return start + word.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Puts the runs of raw HTML together, block by block.
  private struct Reader {
    private var blocks: [MarkupBlock] = []
    private var inlines = InlineBuilder()
    private var level: Int?
    private var isInSummary = false
    private var isAfterBlank = true

    mutating func read(_ tag: HTMLTag) {
      if tag.name == "summary" {
        endBlock()
        isInSummary = !tag.isClosing
      } else if isInSummary, tag.name != "details", HTMLText.paragraphs.contains(tag.name) {
        // The line of a fold is one, also with a heading in it.
        inlines.append(" ")
      } else if HTMLText.paragraphs.contains(tag.name) {
        endBlock()
        if tag.name == "details" {
          blocks.append(
            tag.isClosing ? .detailsEnd : .details(isOpen: tag.attributes["open"] != nil)
          )
          if let anchor = tag.anchor { blocks.append(.anchor(anchor)) }
          return
        }
        if tag.name.count == 2, let digit = tag.name.last?.wholeNumberValue, !tag.isClosing {
          level = digit
        }
        if tag.name == "hr" { blocks.append(.rule) }
        if tag.name == "li", !tag.isClosing { inlines.append("• ") }
      } else if tag.name == "td" || tag.name == "th" {
        inlines.append(" ")
      }
      inlines.apply(tag)
      if tag.name == "img" { isAfterBlank = false }
    }

    /// A picture that stands alone, unless a title or a style goes on around it.
    mutating func readAlone(_ tag: HTMLTag) {
      guard level == nil, !isInSummary, !inlines.isOpen else { return read(tag) }
      endBlock()
      read(tag)
      endBlock()
    }

    /// Words, with any blanks between them as one.
    mutating func read(_ text: ArraySlice<UInt8>) {
      var words: [UInt8] = []
      for byte in text {
        if byte > 0x20 {
          words.append(byte)
          isAfterBlank = false
        } else if !isAfterBlank {
          words.append(0x20)
          isAfterBlank = true
        }
      }
      inlines.append(HTMLText.resolvingReferences(words[...]))
    }

    mutating func finish() -> [MarkupBlock] {
      endBlock()
      return blocks
    }

    private mutating func endBlock() {
      blocks += inlines.takeAnchors().map(MarkupBlock.anchor)
      let runs = inlines.take()
      if isInSummary {
        blocks.append(.summary(runs))
        isInSummary = false
      } else if !runs.isEmpty {
        blocks.append(level.map { .heading(level: $0, runs) } ?? .paragraph(orImage: runs))
      }
      level = nil
      isAfterBlank = true
    }
  }
}
