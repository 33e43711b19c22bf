import Foundation

/// The map from the articles to the code, parsed from the document.
struct ArticleMap {
  /// One system of the articles.
  struct Row {
    let number: Int
    let code: [String]
    let tests: [String]
    let command: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let rows: [Row]
  /// The articles' names, each with the file that declares it.
  let names: [(name: String, path: String)]

  init() throws {
    let file = Self.root.appending(path: "Documentation/FromTheArticles.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    rows = text.matches(of: /## (\d+)\. [^\n]+\n((?:(?!\n## ).|\n(?!## ))*)/).compactMap { match in
      guard let number = Int(match.1) else { return nil }
      return Row(
        number: number,
        code: Self.links(in: match.2, after: "- Code: "),
        tests: Self.links(in: match.2, after: "- Tests: "),
        command: Self.line(in: match.2, after: "- See it: `").replacing("`", with: "")
      )
    }
    names = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      let path = Self.links(in: line, after: "| ").first ?? ""
      return line.matches(of: /`(\w+)`/).map { (String($0.1), path) }
    }
  }

  /// Whether a file or folder exists at a path relative to the root.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func line(in text: Substring, after beginning: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix(beginning) }
    return line.map { String($0.dropFirst(beginning.count)) } ?? ""
  }

  /// Returns the targets of a line's links, relative to the root.
  private static func links(in text: Substring, after beginning: String) -> [String] {
    line(in: text, after: beginning).matches(of: /\]\(\.\.\/([^)]+)\)/).map { String($0.1) }
  }
}
