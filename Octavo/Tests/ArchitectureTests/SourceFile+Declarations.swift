import Foundation

extension SourceFile {
  /// Whether the file declares or extends a type.
  func declares(type: String) -> Bool {
    contains("(class|struct|enum|actor|protocol|extension) (\\w+\\.)*\(type)\\b")
  }

  /// Returns the declarations of a member with their bodies, each as one line.
  ///
  /// A declaration ends where a line of the same indentation closes a brace, as `swift format`
  /// writes it.
  func declarations(of member: String) -> [String] {
    let code = code
    let keyword = "(func|var|let|case|class|struct|enum|actor|protocol) "
    let pattern = member == "init" ? "^ *(\\w+ )*init\\b" : "\(keyword)`?\(member)\\b"
    return code.indices.filter { code[$0].contains(member) && code[$0].matches(pattern) }.map {
      start in
      let indentation = code[start].prefix { $0 == " " }
      let end = code[start...].firstIndex { line in
        line.prefix { $0 == " " } == indentation && !line.isEmpty
          && (line.hasSuffix("}") || line.dropFirst(indentation.count).hasPrefix("}"))
      }
      return code[start...(end ?? start)].joined(separator: " ").withSingleSpaces
    }
  }

  private func contains(_ pattern: String) -> Bool { code.contains { $0.matches(pattern) } }
}

extension StringProtocol {
  /// The text with one blank in place of each run of white space.
  var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
