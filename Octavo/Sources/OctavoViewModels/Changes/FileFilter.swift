import GitHubValues

/// A filter of changed files: words of their paths, and qualifiers.
///
/// `is:viewed`, `is:unviewed`, `has:comments` and `owner:@ada` are qualifiers; all of them have to
/// be true. Anything else is a part of the path.
nonisolated struct FileFilter: Equatable {
  private var path = ""
  private var owners: [String] = []
  private var isViewed: Bool?
  private var hasComments = false

  /// Reads a filter as it was typed.
  init(_ text: String) {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      switch word.lowercased() {
      case Self.viewed: isViewed = true
      case Self.unviewed: isViewed = false
      case Self.commented: hasComments = true
      case let owner where owner.hasPrefix(Self.owner): owners.append(String(owner.dropFirst(6)))
      default: words.append(word)
      }
    }
    path = words.joined(separator: " ")
  }

  /// The qualifier of files that the user has viewed.
  static let viewed = "is:viewed"
  /// The qualifier of files that the user has not viewed, or not since they have changed.
  static let unviewed = "is:unviewed"
  /// The qualifier of files with comments.
  static let commented = "has:comments"
  /// The beginning of the qualifier of the files of an owner.
  static let owner = "owner:"

  /// Whether the filter asks for owners.
  var needsOwners: Bool { !owners.isEmpty }

  /// Whether the filter lets a file through; owners that are not known are none.
  func matches(_ file: FileMark) -> Bool {
    guard file.path.matches(path) else { return false }
    if let isViewed, isViewed != (file.state == .viewed) { return false }
    if hasComments, file.comments == 0 { return false }
    return owners.allSatisfy { owner in
      file.owners.contains { $0.isSame(asLowercased: owner) }
    }
  }
}
