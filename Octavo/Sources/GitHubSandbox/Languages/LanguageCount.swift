/// How much of a tree is written in each language.
struct LanguageCount: Codable, Equatable, Sendable {
  private(set) var bytes: [String: Int] = [:]
  /// All files together, in bytes.
  private(set) var total = 0

  /// Folders whose content somebody else wrote.
  private static let foreign: Set<Substring> = [
    "node_modules", "vendor", "third_party", "thirdparty", "bower_components", "Pods", "Carthage",
  ]

  /// The language of most bytes; of two as large, the first by name.
  var largest: String? {
    bytes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  mutating func add(path: String, size: Int, table: LanguageTable = .standard) {
    total += size
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.dropLast().contains(where: Self.foreign.contains),
      let language = table.language(ofFile: name)
    else { return }
    bytes[language, default: 0] += size
  }
}
