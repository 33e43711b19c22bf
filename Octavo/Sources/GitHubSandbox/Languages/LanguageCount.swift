import SourceLanguages

/// The bytes of a tree that are written in each language.
struct LanguageCount: Codable, Equatable, Sendable {
  private(set) var bytes: [String: Int] = [:]
  /// The bytes of all files.
  private(set) var total = 0

  /// Folders of code from other projects.
  private static let foreign: Set<Substring> = [
    "node_modules", "vendor", "third_party", "thirdparty", "bower_components", "Pods", "Carthage",
  ]

  /// The language of most bytes; of two as large, the first by name.
  var largest: String? {
    bytes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  mutating func add(path: String, size: Int) {
    total += size
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.dropLast().contains(where: Self.foreign.contains),
      let language = LanguageTable.standard.language(ofFile: name), language.isCounted
    else { return }
    bytes[language.name, default: 0] += size
  }
}
