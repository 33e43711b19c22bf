/// The version of a release, compared by the rules of semantic versioning.
///
/// ```swift
/// ReleaseVersion("v0.10.0")! > ReleaseVersion("0.9.1")!
/// ReleaseVersion("1.0.0-dev")! < ReleaseVersion("1.0.0")!
/// ```
nonisolated struct ReleaseVersion: Comparable, CustomStringConvertible {
  private let numbers: [Int]
  private let prerelease: [Substring]
  /// The version without the “v” of a tag.
  let description: String

  /// Parses a version or a tag; returns `nil` if it does not begin with a number.
  init?(_ text: String) {
    let text = text.prefix(100).drop { $0 == "v" || $0 == "V" }
    let release = text.prefix { $0 != "+" }
    let parts = release.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for word in parts[0].split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(word), number >= 0 else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
    prerelease = parts.dropFirst().flatMap { $0.split(separator: ".") }
    description = String(text)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.numbers == other.numbers && one.prerelease == other.prerelease
  }

  static func < (one: Self, other: Self) -> Bool {
    guard one.numbers == other.numbers else {
      return one.numbers.lexicographicallyPrecedes(other.numbers)
    }
    // A version precedes its own release, which has no such words.
    if one.prerelease.isEmpty || other.prerelease.isEmpty {
      return !one.prerelease.isEmpty && other.prerelease.isEmpty
    }
    return one.prerelease.lexicographicallyPrecedes(other.prerelease, by: precedes)
  }

  private static func precedes(_ one: Substring, _ other: Substring) -> Bool {
    switch (Int(one), Int(other)) {
    case (let one?, let other?): one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): one < other
    }
  }
}
