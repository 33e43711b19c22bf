import CMarkGFM

/// The rest of a block that is too long for one portion.
enum BlockContinuation: Sendable {
  case none
  /// A list goes on with the item of a number; `nil` for one without numbers.
  case list(number: Int?)
  /// Code goes on behind a fence that opens it again.
  case code(fence: [UInt8])
  /// A table goes on behind its first two lines.
  case table(head: [UInt8])

  /// The lines that the parser reads before the rest.
  var prefix: [UInt8] {
    switch self {
    case .none, .list: []
    case .code(let lines), .table(let lines): lines
    }
  }

  /// Returns the blocks of the rest as the part of the document that they are.
  func joined(_ blocks: [MarkupBlock]) -> [MarkupBlock] {
    var blocks = blocks
    switch (self, blocks.first) {
    case (.list(let number?), .list(var list)?) where list.start != nil:
      list.start = number
      blocks[0] = .list(list)
    case (.code, .code(_, let lines)?) where lines.isEmpty: blocks.removeFirst()
    default: break
    }
    return blocks
  }

  /// Returns the line at which the last block of a tree is cut, and what comes behind it; `nil` to
  /// end the portion with its bytes.
  ///
  /// The tree loses what is below the line.
  static func cut(
    _ tree: MarkdownTree,
    _ source: MarkdownSource,
    _ before: BlockContinuation
  ) -> (line: Int, continuation: BlockContinuation)? {
    guard let last = tree.children.last else { return nil }
    let end = source.linesBefore + source.starts.count
    switch last.type {
    case CMARK_NODE_LIST:
      let items = last.children
      guard let item = items.last, items.count > 1,
        item.startLine > source.linesBefore + 1
      else { return nil }
      let isNumbered = cmark_node_get_list_type(last.pointer) == CMARK_ORDERED_LIST
      var start = Int(cmark_node_get_list_start(last.pointer))
      // The list may itself be the rest of one.
      if case .list(let number?) = before, tree.children.count == 1 { start = number }
      let line = item.startLine
      item.remove()
      return (line, .list(number: isNumbered ? start + items.count - 1 : nil))
    case CMARK_NODE_CODE_BLOCK:
      guard let fence = last.fence else { return nil }
      return (end, .code(fence: fence))
    default:
      guard last.typeName == "table" else { return nil }
      let row = last.startLine
      return (end, .table(head: before.tableHead ?? source.lines(row..<row + 2)))
    }
  }

  private var tableHead: [UInt8]? {
    if case .table(let head) = self { head } else { nil }
  }
}

extension CMarkNode {
  /// The line that opens a block of code; `nil` for code without fences.
  fileprivate var fence: [UInt8]? {
    var (length, offset): (Int32, Int32) = (0, 0)
    var character: CChar = 0
    guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
    let mark = String(repeating: character == 0x7E ? "~" : "`", count: Int(length))
    return Array("\(mark) \(fenceInfo)\n".utf8)
  }
}
