import Foundation

/// A Swift file of the framework, as text.
struct SourceFile {
  /// The modules that view models may import, and the one for their tests.
  static let levels = ["Bindery", "BinderySignals", "BinderyNavigation"]

  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path relative to the root of the package.
  let path: String
  /// The whole text.
  let text: String
  /// The lines without comments.
  let code: [String]

  /// All files of the modules in `Sources`.
  static func files(of modules: [String]) throws -> [SourceFile] {
    try modules.flatMap { module in
      let folder = root.appending(path: "Sources/\(module)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return SourceFile(path: "Sources/\(module)/\(name)", text: text)
      }
    }
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = text.split(separator: "\n").map(String.init)
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
  }
}
