import CMarkGFM

/// A node of the parser's tree, valid as long as the tree.
struct CMarkNode {
  let pointer: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(pointer) }

  /// The verbatim text of a leaf.
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The target of a link or picture.
  var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

  /// The text behind the fence of a code block.
  var fenceInfo: String { cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? "" }

  /// The name of the kind of node, which tells those that extensions add.
  var typeName: String { cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? "" }

  /// Whether the box of a list entry is ticked; `nil` without a box.
  var isTicked: Bool? {
    typeName == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }

  /// One alignment a column of a table.
  var columnAlignments: [MarkupTable.Alignment] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<Int(cmark_gfm_extensions_get_table_columns(pointer))).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
  }
}
