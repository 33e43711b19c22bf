import GitHubValues

/// The commits of a submodule before and after a change.
///
/// Git writes them as a text with one line, and GitHub says them only so.
nonisolated struct SubmoduleChange: Equatable {
  /// The commit before the change; `nil` for a new submodule.
  private(set) var old: String?
  /// The commit after the change; `nil` for a removed one.
  private(set) var new: String?

  /// Reads the patch of a change; `nil` for a file.
  init?(_ change: GitHub.FileChange) {
    // Longer than both lines is no submodule.
    guard let patch = change.patch, patch.utf8.count < 300 else { return nil }
    for line in patch.split(separator: "\n") where !line.hasPrefix("@@") {
      let sign = line.first
      guard sign == "-" || sign == "+", line.dropFirst().hasPrefix(Self.words) else { return nil }
      let hash = String(line.dropFirst(1 + Self.words.count))
      guard hash.count == 40, hash.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
      if sign == "-" { old = hash } else { new = hash }
    }
    // A text with the same words has another hash.
    guard old != nil || new != nil, change.sha == nil || change.sha == new ?? old else {
      return nil
    }
  }

  private static let words = "Subproject commit "

  /// The change in words.
  var label: String {
    switch (old, new) {
    case (let old?, let new?):
      "Submodule changed from \(Strings.revision(old)) to \(Strings.revision(new))"
    case (nil, let new?): "Submodule added at \(Strings.revision(new))"
    default: "Submodule deleted, which was at \(Strings.revision(old ?? ""))"
    }
  }
}
