import CMarkGFM

/// The lines of a paragraph that have a picture and nothing else.
///
/// The pages of GitHub put the address of an uploaded picture below the words, without an empty
/// line between them. Such a picture is shown as one that stands alone.
extension CMarkNode {
  /// The ends of lines between a picture that has a line of its own and the words around it.
  var divisions: Set<OpaquePointer> {
    var found: Set<OpaquePointer> = []
    var start: OpaquePointer?
    var line = Line()
    func end(at pointer: OpaquePointer?) {
      if line.isPicture { found.formUnion([start, pointer].compactMap(\.self)) }
      (start, line) = (pointer, Line())
    }
    for child in children {
      if [CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK].contains(child.type) {
        end(at: child.pointer)
      } else {
        line.add(child)
      }
    }
    end(at: nil)
    return found
  }

  private struct Line {
    private var (pictures, others) = (0, 0)

    var isPicture: Bool { pictures == 1 && others == 0 }

    mutating func add(_ node: CMarkNode) {
      if node.type == CMARK_NODE_TEXT, node.literal.allSatisfy(\.isWhitespace) { return }
      if node.isPicture { pictures += 1 } else { others += 1 }
    }
  }

  /// Whether it is a picture, which may be a link.
  private var isPicture: Bool {
    switch type {
    case CMARK_NODE_IMAGE: return true
    case CMARK_NODE_HTML_INLINE: return HTMLTag(literal)?.name == "img"
    case CMARK_NODE_LINK:
      let children = children
      return children.count == 1 && children[0].type == CMARK_NODE_IMAGE
    default: return false
    }
  }
}
