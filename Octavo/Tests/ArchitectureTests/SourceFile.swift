import Foundation
import Synchronization

/// One Swift file, as the rules see it.
struct SourceFile {
  let path: String
  let text: String
  /// The lines without what stands behind `//`, and without the texts between `"""`.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.code(of: text)
  }

  /// The modules that the file imports, without submodules.
  var imports: Set<String> {
    var modules: Set<String> = []
    for line in code {
      var words = line.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else {
        continue
      }
      let modifiers = ["public", "package", "internal", "private", "fileprivate"]
      let isImport = words[..<keyword].allSatisfy { modifiers.contains($0) || $0.hasPrefix("@") }
      guard isImport else { continue }
      words.removeFirst(keyword + 1)
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      if kinds.contains(words[0]) { words.removeFirst() }
      if let module = words.first?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }

  private static func code(of text: String) -> [Substring] {
    let hasTexts = text.contains("\"\"\"")
    var isText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let quotes = hasTexts ? line.ranges(of: "\"\"\"").count : 0
      defer { if !quotes.isMultiple(of: 2) { isText.toggle() } }
      guard !isText else { return "" }
      return line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
  }

  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }
}

/// The project's own sources, found from this file.
enum SourceTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder of the project.
  static func files(below folder: String) throws -> [SourceFile] {
    try files(below: folder, endingWith: [".swift"])
  }

  /// The Swift files and documents below a folder of the project, or the one file of that name.
  static func texts(at place: String) throws -> [SourceFile] {
    guard place.contains(".md") else {
      return try files(below: place, endingWith: [".swift", ".md"])
    }
    return [try file(at: place)]
  }

  /// The files that a test has read, by their paths.
  private static let known = Mutex<[String: SourceFile]>([:])

  /// The file at a path below the root of the project.
  static func file(at path: String) throws -> SourceFile {
    if let file = known.withLock({ $0[path] }) { return file }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let file = SourceFile(path: path, text: text)
    known.withLock { $0[path] = file }
    return file
  }

  private static func files(
    below folder: String,
    endingWith endings: [String]
  ) throws -> [SourceFile] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try names.filter { name in
      endings.contains { name.hasSuffix($0) } && !name.contains(".build/")
    }.map { try file(at: "\(folder)/\($0)") }
  }
}
