import GitHubValues

nonisolated extension GitHub.FileFacts {
  /// The modes and the lengths in words, as far as they changed.
  ///
  /// - Parameter hasLines: Whether the change is shown in lines, beside which no length is named.
  /// - Returns: The words; none where nothing is to be said.
  func notes(hasLines: Bool) -> [String] {
    [mode, hasLines ? nil : size].compactMap(\.self)
  }

  /// Whether both versions have the same content.
  var isSameContent: Bool {
    guard let old, let new else { return false }
    return old.sha == new.sha && !old.sha.isEmpty
  }

  private var mode: String? {
    guard let old, let new else { return new.flatMap { Self.words[$0.mode] } }
    guard old.mode != new.mode else { return nil }
    let words =
      switch (old.mode, new.mode) {
      case (Self.file, Self.executable): "now executable"
      case (Self.executable, Self.file): "no longer executable"
      default: "now a \(Self.words[new.mode] ?? "file")"
      }
    return "\(words), mode \(Self.text(old.mode)) → \(Self.text(new.mode))"
  }

  private var size: String? {
    // Only files have a length.
    let sides = [old, new].compactMap(\.self).filter {
      [Self.file, Self.executable].contains($0.mode)
    }
    let sizes = sides.map { Strings.size($0.size) }
    if isSameContent || sizes.isEmpty { return nil }
    return sizes.joined(separator: " → ")
  }

  private static let (file, executable) = (0o100644, 0o100755)

  /// The kinds of entries other than usual files, by their modes.
  private static let words = [
    executable: "executable", 0o120000: "symbolic link", 0o160000: "submodule",
  ]

  private static func text(_ mode: Int) -> String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
