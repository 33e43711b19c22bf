/// A document or a table among several below each other, with lines above and below it.
public struct MarkupSection: Sendable, Hashable {
  /// The name of the place, by which links lead to it.
  public let name: String
  /// The line above the document.
  public let head: [MarkupRun]
  /// The document, in Markdown.
  public let text: String
  /// The line below the document; empty for none.
  public let foot: [MarkupRun]
  /// The table in the place of the document; `nil` for a document.
  public let table: MarkupTable?
  /// Whether it is a line alone, without a rule above it.
  public let isLine: Bool
  /// The address to which the place of an item with a box is added, to tick it; `nil` if the reader
  /// cannot tick it.
  public var ticking: String?
  /// Whether the rest of a very long document is a fold.
  public var isCut = false

  /// Makes a section; a link in a line may have any scheme, because no document can have it.
  public init(name: String, head: [MarkupRun], text: String, foot: [MarkupRun] = []) {
    (self.name, self.head, self.text, self.foot) = (name, head, text, foot)
    (table, isLine) = (nil, false)
  }

  /// Makes a section that is one line; such sections are below each other without space.
  public init(name: String, line: [MarkupRun]) {
    (self.name, head, table, isLine) = (name, line, nil, true)
    (text, foot) = ("", [])
  }

  /// Makes a section with a table in the place of the document.
  public init(name: String, head: [MarkupRun], table: MarkupTable) {
    (self.name, self.head, self.table) = (name, head, table)
    (text, foot, isLine) = ("", [], false)
  }

  /// The bytes that are read.
  var byteCount: Int { head.reduce(text.utf8.count) { $0 + $1.text.utf8.count } }

  /// Returns the parts: the line, those of the document, and the line below.
  ///
  /// A document has no place with a name, so that nothing in it can be taken for a section.
  func parts(
    isFirst: Bool,
    isBelowLine: Bool = false,
    _ linker: ReferenceLinker? = nil
  ) -> [MarkupPart] {
    if isLine {
      let gap = isFirst || isBelowLine ? nil : 0
      return [Self.part(.paragraph(head), gap: gap, names: [name])]
    }
    var parts = isFirst ? [] : [Self.part(.rule, gap: 0)]
    parts.append(Self.part(.paragraph(head), gap: isFirst ? nil : 0, names: [name]))
    if let table {
      let rows = MarkupOutline.parts(of: [.table(table)]).enumerated()
      return parts + rows.map { $1.inSection(isFirst: $0 == 0) }
    }
    var reader = MarkdownReader(Array(text.utf8), breaksLines: true)
    var outline = MarkupOutline(named: name, ticking: ticking)
    var document: [MarkupPart] = []
    while let blocks = reader.next() {
      for part in outline.parts(of: linker?.linked(blocks) ?? blocks) {
        document.append(part.inSection(isFirst: document.isEmpty))
      }
    }
    parts += isCut ? document.cut(named: name) : document
    if !foot.isEmpty { parts.append(Self.part(.paragraph(foot), gap: 0)) }
    return parts
  }

  private static func part(
    _ content: MarkupPart.Content,
    gap: Int?,
    names: [String] = []
  ) -> MarkupPart {
    MarkupPart(
      content: content,
      containers: [],
      level: nil,
      gap: gap,
      isContinuation: false,
      names: names,
      title: nil
    )
  }
}

extension MarkupPart {
  /// The part of a document that stands below others: without the names in it.
  fileprivate func inSection(isFirst: Bool) -> MarkupPart {
    var part = self
    (part.gap, part.names, part.title) = (isFirst ? 0 : gap, [], nil)
    return part
  }
}
