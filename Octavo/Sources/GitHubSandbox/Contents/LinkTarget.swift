/// The target of a symbolic link in a tree, if it is in the same tree.
enum LinkTarget {
  /// The path meant by `target` in the folder of `link`, or `nil` if it leaves the repository.
  static func resolve(_ target: [UInt8], from link: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    guard !target.isEmpty, target.first != slash else { return nil }
    var parts = link.split(separator: slash).dropLast().map(Array.init)
    for part in target.split(separator: slash).map(Array.init) {
      if part == Array(".".utf8) { continue }
      if part == Array("..".utf8) {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return Array(parts.joined(separator: [slash]))
  }
}
