extension SourceFile {
  /// The string literals of a line each, without the values inserted in them.
  ///
  /// Comments and texts of several lines are left out.
  var literals: [String] { code.flatMap { Self.literals(of: $0) } }

  private static func literals(of line: Substring) -> [String] {
    var found: [String] = []
    // The texts around the present place, and the open parentheses of each inserted value.
    var texts: [String] = []
    var depths: [Int] = []
    var isText = false
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isText:
        found.append(texts.removeLast())
        isText = false
      case "\"":
        texts.append("")
        isText = true
      case "\\" where isText:
        guard rest.popFirst() == "(" else { continue }
        depths.append(0)
        isText = false
      case "(" where !isText && !depths.isEmpty: depths[depths.count - 1] += 1
      case ")" where !isText && !depths.isEmpty:
        if depths[depths.count - 1] > 0 {
          depths[depths.count - 1] -= 1
        } else {
          depths.removeLast()
          isText = true
        }
      default: if isText { texts[texts.count - 1].append(character) }
      }
    }
    return found
  }
}
