nonisolated extension Strings {
  /// Returns the name of a branch or tag, or the first seven digits of the name of a commit.
  static func revision(_ name: String) -> String {
    let isHash = name.utf8.count == 40 && name.allSatisfy(\.isHexDigit)
    return isHash ? String(name.prefix(7)) : name
  }
}
