import CMarkGFM

/// The parser's tree of a part of a document, valid as long as the parse.
struct MarkdownTree {
  let document: CMarkNode

  /// The blocks of the first level, from top to bottom.
  var children: [CMarkNode] { document.children }

  /// The first lines of the blocks of the first level.
  ///
  /// A paragraph right above a table has no line of its own; it counts as a part of the table.
  private var lines: [(node: CMarkNode, line: Int)] {
    var next = Int.max
    return children.reversed().map { child in
      if child.startLine > 0 { next = child.startLine }
      return (child, next)
    }.reversed()
  }

  /// Returns the blocks of the lines in a range; all others are removed from the tree.
  func blocks(
    inLines range: Range<Int>,
    of source: MarkdownSource,
    breaksLines: Bool
  ) -> [MarkupBlock] {
    for (node, line) in lines where !range.contains(line) { node.remove() }
    var builder = BlockBuilder(breaksLines: breaksLines) { source.start(ofLine: $0) + $1 - 1 }
    return builder.blocks(of: document)
  }

  /// Returns the blocks above a line.
  func children(above line: Int) -> [CMarkNode] {
    lines.prefix { $0.line < line }.map(\.node)
  }

  /// Returns the first line of the last block that begins behind an empty line; `nil` if there is
  /// none behind a line.
  ///
  /// All blocks above it are complete, and a parse that begins there finds the same blocks.
  func lastCut(after line: Int, isBlank: (Int) -> Bool) -> Int? {
    lines.last { $0.line > line && isBlank($0.line - 1) }?.line
  }
}

extension CMarkNode {
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The first column, from 1, in bytes.
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

  var children: [CMarkNode] {
    var children: [CMarkNode] = []
    var next = cmark_node_first_child(pointer)
    while let child = next {
      children.append(CMarkNode(pointer: child))
      next = cmark_node_next(child)
    }
    return children
  }

  /// Frees the node and all nodes below it.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }
}
