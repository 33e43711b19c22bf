/// Patterns of paths in the order of a file, of which the last one that matches decides.
///
/// Patterns that begin with a name, are a name or end with a suffix are found by it, so that a file
/// of many thousands of them is searched for each path.
package struct PathRules: Sendable, Hashable {
  /// The patterns in the order of the file.
  package private(set) var patterns: [PathPattern] = []
  /// The places of patterns, ascending, by the name at the root with which they begin.
  private var roots: [[UInt8]: [Int]] = [:]
  /// The places of patterns that are one name at any depth.
  private var names: [[UInt8]: [Int]] = [:]
  /// The places of patterns that are a star before a suffix such as “.swift”.
  private var endings: [[UInt8]: [Int]] = [:]
  /// The places of all other patterns.
  private var others: [Int] = []

  /// Makes empty rules.
  package init() {}

  /// Adds a pattern below the others.
  package mutating func append(_ pattern: PathPattern) {
    let place = patterns.count
    patterns.append(pattern)
    switch pattern.parts[0] {
    case .name(let name) where pattern.isAnchored: roots[name, default: []].append(place)
    case .name(let name) where pattern.parts.count == 1: names[name, default: []].append(place)
    case .glob(let glob) where pattern.parts.count == 1 && !pattern.isAnchored:
      if let ending = Self.ending(of: glob) {
        endings[ending, default: []].append(place)
      } else {
        others.append(place)
      }
    default: others.append(place)
    }
  }

  /// Calls a function with the places of the patterns that match a path, until it returns false.
  ///
  /// The last pattern is the first one.
  package func forEachMatch(of path: String, _ body: (Int) -> Bool) {
    let words = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    var candidates = others
    if let first = words.first, let places = roots[first] { candidates += places }
    for word in words {
      if let places = names[word] { candidates += places }
      guard !endings.isEmpty else { continue }
      for dot in word.indices where word[dot] == UInt8(ascii: ".") {
        if let places = endings[Array(word[dot...])] { candidates += places }
      }
    }
    for place in Set(candidates).sorted(by: >) where patterns[place].matches(words) {
      if !body(place) { return }
    }
  }

  /// Returns the place of the last pattern that matches a path; `nil` for none.
  package func lastMatch(of path: String) -> Int? {
    var last: Int?
    forEachMatch(of: path) {
      last = $0
      return false
    }
    return last
  }

  /// Returns the suffix of a pattern such as “*.swift”; `nil` for another one.
  private static func ending(of glob: [UInt8]) -> [UInt8]? {
    let rest = glob.dropFirst()
    guard glob.first == UInt8(ascii: "*"), rest.first == UInt8(ascii: "."),
      !rest.contains(where: { "*?\\".utf8.contains($0) })
    else { return nil }
    return Array(rest)
  }
}
