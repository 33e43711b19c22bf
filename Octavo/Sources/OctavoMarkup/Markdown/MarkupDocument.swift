/// A Markdown text in GitHub's dialect, as blocks of styled runs that any front end can draw.
///
///     let readme = MarkupDocument(markdown: "# Loom\n\nWeaves *threads*.")
///     readme.blocks[1]  // .paragraph([MarkupRun("Weaves "), MarkupRun("threads", …), …
///
/// The text comes from strangers. Whatever it holds, the time of parsing grows with its length
/// only: it is read in portions (``MarkdownReader``), nesting is flattened at ``maximumDepth``, and
/// tables and bare links are left as text where they are built to be slow. Raw HTML is reduced to
/// its words, pictures and anchors; scripts and styles are dropped. Bytes that are no UTF-8 become
/// U+FFFD.
public struct MarkupDocument: Sendable, Hashable {
  /// The largest depth of lists and quotes; deeper ones are flattened.
  public static let maximumDepth = 512
  /// The largest depth of lists and quotes that is shown by indentation.
  public static let shownDepth = 12

  /// The parts, from top to bottom.
  public var blocks: [MarkupBlock]

  /// Makes a document of blocks.
  public init(blocks: [MarkupBlock]) {
    self.blocks = blocks
  }

  /// Reads a text.
  public init(markdown: String) {
    self.init(markdown: markdown.utf8)
  }

  /// Reads the bytes of a file, with links for the references in it if there is a linker.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - linker: Makes the references links; `nil` leaves them as text.
  ///   - breaksLines: Whether lines of a paragraph stay lines, as GitHub shows texts that are no
  ///     files.
  public init(
    markdown bytes: some Sequence<UInt8>,
    _ linker: ReferenceLinker? = nil,
    breaksLines: Bool = false
  ) {
    var reader = MarkdownReader(bytes, breaksLines: breaksLines)
    var blocks: [MarkupBlock] = []
    while let portion = reader.next() { blocks += linker?.linked(portion) ?? portion }
    self.init(blocks: blocks)
  }

  /// The first part of a README: its first blocks that say something in words.
  ///
  /// Rows of badges, lone pictures, lines across the page, and blocks that are shown only on
  /// request do not count and are left out.
  public func summary(blocks count: Int) -> MarkupDocument {
    var depth = 0
    let shown = blocks.lazy.filter { block in
      if case .details = block { depth += 1 }
      if case .detailsEnd = block { depth = max(0, depth - 1) }
      return depth == 0 && block.hasWords
    }
    return MarkupDocument(blocks: Array(shown.prefix(count)))
  }

  /// Whether a part of it is shown only on request.
  public var hasFolds: Bool { blocks.hasFolds }
}

extension [MarkupBlock] {
  fileprivate var hasFolds: Bool {
    contains { block in
      switch block {
      case .details: true
      case .quote(let blocks): blocks.hasFolds
      case .list(let list): list.items.contains { $0.blocks.hasFolds }
      default: false
      }
    }
  }
}

extension MarkupDocument {
  /// Whether lists and quotes are nested deeper than is shown by indentation.
  public var isDeep: Bool { Self.isDeep(blocks, 0) }

  private static func isDeep(_ blocks: [MarkupBlock], _ depth: Int) -> Bool {
    guard depth <= shownDepth else { return true }
    return blocks.contains { block in
      switch block {
      case .quote(let blocks): isDeep(blocks, depth + 1)
      case .list(let list): list.items.contains { isDeep($0.blocks, depth + 1) }
      default: false
      }
    }
  }
}

extension MarkupBlock {
  fileprivate var hasWords: Bool {
    switch self {
    case .heading(_, let runs), .paragraph(let runs):
      runs.contains { $0.image == nil && $0.text.contains { !$0.isWhitespace } }
    case .list, .code, .quote, .table: true
    case .rule, .image, .anchor, .simplified, .details, .summary, .detailsEnd: false
    }
  }
}
