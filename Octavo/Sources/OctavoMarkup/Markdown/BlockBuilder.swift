import CMarkGFM

/// Turns the parser's tree into blocks, without recursion: trees of strangers may be deep.
struct BlockBuilder {
  /// A container that has been entered and not yet left.
  private struct Frame {
    enum Kind {
      case document
      case quote
      case list(start: Int?, isTight: Bool)
      case item(isDone: Bool?, place: Int?)
      /// A container beyond the depth limit: its blocks go to the one around it.
      case flat
    }

    var kind: Kind
    var blocks: [MarkupBlock] = []
    var items: [MarkupList.Item] = []
  }

  /// Returns the place in the text of a line and a column of the parser.
  let place: (_ line: Int, _ column: Int) -> Int?
  private let breaksLines: Bool
  private var frames = [Frame(kind: .document)]
  private var depth = 0
  private var inlines: InlineBuilder
  /// The ends of lines at which a paragraph is divided, because a picture has a line of its own.
  private var divisions: Set<OpaquePointer> = []
  private var table: MarkupTable?
  private var row: [MarkupTable.Cell] = []

  init(breaksLines: Bool, place: @escaping (_ line: Int, _ column: Int) -> Int?) {
    (self.breaksLines, self.place) = (breaksLines, place)
    inlines = InlineBuilder(breaksLines: breaksLines)
  }

  mutating func blocks(of document: CMarkNode) -> [MarkupBlock] {
    guard let walk = cmark_iter_new(document.pointer) else { return [] }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let pointer = cmark_iter_get_node(walk) else { break }
      let node = CMarkNode(pointer: pointer)
      let type = node.type
      if divisions.contains(pointer), !inlines.isOpen {
        addAnchors()
        add(.paragraph(orImage: inlines.take()))
      } else if type.rawValue & 0xC000 == CMARK_NODE_TEXT.rawValue & 0xC000 {
        inlines.visit(node, type, isEntering: event == CMARK_EVENT_ENTER)
      } else if event == CMARK_EVENT_ENTER {
        enter(node, type)
      } else {
        leave(node, type)
      }
    }
    return frames[0].blocks
  }

  private mutating func enter(_ node: CMarkNode, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_BLOCK_QUOTE: push(.quote)
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
      let start = isOrdered ? Int(cmark_node_get_list_start(node.pointer)) : nil
      push(.list(start: start, isTight: cmark_node_get_list_tight(node.pointer) != 0))
    case CMARK_NODE_ITEM:
      let isDone = node.isTicked
      let place = isDone == nil ? nil : place(node.startLine, node.startColumn)
      push(.item(isDone: isDone, place: place))
    case CMARK_NODE_CODE_BLOCK: add(.codeBlock(node.literal, info: node.fenceInfo))
    case CMARK_NODE_HTML_BLOCK:
      HTMLText.blocks(of: node.literal, breaksLines: breaksLines).forEach { add($0) }
    case CMARK_NODE_THEMATIC_BREAK: add(.rule)
    case CMARK_NODE_PARAGRAPH: if breaksLines { divisions = node.divisions }
    default:
      guard node.typeName == "table" else { return }
      table = MarkupTable(alignments: node.columnAlignments, header: [], rows: [])
    }
  }

  private mutating func leave(_ node: CMarkNode, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_PARAGRAPH:
      addAnchors()
      let ends = inlines.closedDetails
      add(.paragraph(orImage: inlines.take()))
      for _ in 0..<ends { add(.detailsEnd) }
    case CMARK_NODE_HEADING:
      addAnchors()
      add(.heading(level: Int(cmark_node_get_heading_level(node.pointer)), inlines.take()))
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: pop()
    default:
      switch node.typeName {
      case "table_cell":
        // They stand before the table, which is added at its end.
        addAnchors()
        row.append(inlines.take())
      case "table_header", "table_row": finishRow(isHeader: node.typeName == "table_header")
      case "table": finishTable()
      default: break
      }
    }
  }

  private mutating func push(_ kind: Frame.Kind) {
    if case .item = kind {
      // An item needs its list: where that was flattened, so is the item.
      guard case .list = frames.last?.kind else { return frames.append(Frame(kind: .flat)) }
      frames.append(Frame(kind: kind))
    } else if depth < MarkupDocument.maximumDepth {
      depth += 1
      frames.append(Frame(kind: kind))
    } else {
      frames.append(Frame(kind: .flat))
    }
  }

  private mutating func pop() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    switch frame.kind {
    case .document: break
    case .quote:
      depth -= 1
      add(.quote(frame.blocks))
    case .list(let start, let isTight):
      depth -= 1
      add(.list(MarkupList(start: start, isTight: isTight, items: frame.items)))
    case .item(let isDone, let place):
      frames[frames.count - 1].items.append(
        MarkupList.Item(isDone: isDone, place: place, frame.blocks)
      )
    case .flat: frames[frames.count - 1].blocks += frame.blocks
    }
  }

  private mutating func add(_ block: MarkupBlock) {
    if case .paragraph(let runs) = block, runs.isEmpty { return }
    frames[frames.count - 1].blocks.append(block)
  }

  private mutating func addAnchors() { inlines.takeAnchors().forEach { add(.anchor($0)) } }

  private mutating func finishRow(isHeader: Bool) {
    if isHeader {
      table?.header = row
    } else {
      table?.rows.append(row)
    }
    row = []
  }

  private mutating func finishTable() {
    if let table { add(.table(table)) }
    table = nil
  }
}

extension MarkupBlock {
  /// A paragraph, or the picture that is all it holds.
  static func paragraph(orImage runs: [MarkupRun]) -> MarkupBlock {
    guard runs.count == 1, runs[0].image != nil else { return .paragraph(runs) }
    return .image(runs[0])
  }

  fileprivate static func codeBlock(_ code: String, info: String) -> MarkupBlock {
    let word = info.split(whereSeparator: { " \t,{".contains($0) }).first.map(String.init)
    var lines = TextLines.split(code)
    if lines.last == "" { lines.removeLast() }
    guard let word, let language = Language.named(word) else {
      return .code(language: word, lines: lines.map { TokenRun.plain($0) })
    }
    var text = HighlightedText(lines: lines, language: language)
    return .code(language: word, lines: text.lines(in: lines.indices))
  }
}
