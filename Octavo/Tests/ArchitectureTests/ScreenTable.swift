import Foundation

/// The table of Documentation/Screens.md.
enum ScreenTable {
  /// A row of the table.
  struct Row {
    private let cells: [String]

    init(_ line: Substring) {
      cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    }

    var screen: String { names(in: 0).first ?? "" }
    var examples: [String] { names(in: 2) }
    var stories: [String] { names(in: 3) }
    var leaks: [String] { names(in: 4) }
    var frames: [String] { withExamples(in: 5) }
    var pictures: [String] { withExamples(in: 6) }
    var hostile: [String] { names(in: 7) }
    var views: [String] { names(in: 8) }
    var walks: [String] { names(in: 9) }

    /// Whether a cell is missing or empty.
    var hasEmptyCell: Bool { cells.count != 10 || cells.contains("") }

    /// Whether there are examples, and none has a star.
    var allExamplesRespond: Bool { !examples.isEmpty && !cells[2].contains("*") }

    /// Whether there is an example without a star.
    var someExampleResponds: Bool { examples.count > cells[2].count { $0 == "*" } }

    /// The texts in backticks, or a cell of other words as it is.
    private func names(in column: Int) -> [String] {
      guard column < cells.count, cells[column] != "none" else { return [] }
      let names = ScreenTable.names(quotedIn: cells[column])
      return names.isEmpty ? [cells[column]] : names
    }

    /// The names of golden files, for which “examples” stands as well.
    private func withExamples(in column: Int) -> [String] {
      guard column < cells.count else { return [] }
      let hasExamples = cells[column].hasPrefix("examples")
      return (hasExamples ? examples : []) + ScreenTable.names(quotedIn: cells[column])
    }
  }

  /// The rows.
  static func rows() throws -> [Row] {
    try SourceTree.file(at: "Documentation/Screens.md").text.split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map { Row($0) }
  }

  /// The addresses of the examples, by their names.
  static func examples() throws -> [String: String] {
    let files = try SourceTree.files(below: "Octavo/Tests/ScreenExamples")
    let examples = files.flatMap { file in
      file.text.matches(of: /Self\(\s*"([\w-]+)",\s*at:\s*"([^"]+)"/).map {
        (String($0.1), String($0.2))
      }
    }
    return Dictionary(uniqueKeysWithValues: examples)
  }

  /// The texts of the suites below folders, by their names.
  static func suites(below folders: String...) throws -> [String: String] {
    let files = try folders.flatMap { try SourceTree.files(below: $0) }
    let suites = files.map { file in
      (URL(filePath: file.path).deletingPathExtension().lastPathComponent, file.text)
    }
    // Two front ends may have a suite of the same name.
    return Dictionary(suites) { $0 + $1 }
  }

  /// The names of the files in a folder.
  static func names(in folder: String) throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(
        atPath: SourceTree.root.appending(path: folder).path
      )
    )
  }

  /// The texts in backticks.
  static func names(quotedIn text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
