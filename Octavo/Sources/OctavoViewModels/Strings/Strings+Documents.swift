public import LineFiles

nonisolated extension Strings {
  /// The text in place of a file without content.
  public static let emptyFile = "This file is empty"
  /// The text in place of a file that is not text, with its size.
  public static let binaryFile = "Binary file"
  /// Returns the part of a long file that has arrived, such as “12 MB of 100 MB”; `nil` for a whole
  /// one.
  public static func arrived(_ text: LargeText) -> String? {
    if text.isComplete { return nil }
    return text.total.map { "\(size(text.receivedBytes)) of \(size($0))" }
      ?? size(text.receivedBytes)
  }
  /// The text in place of a picture that cannot be decoded.
  public static let undecodablePicture = "This image cannot be shown"
  /// Returns the text in place of a picture of a format, such as “GIF”, that cannot be decoded.
  public static func undecodablePicture(of format: String) -> String {
    "This \(format) image cannot be shown"
  }
  /// Returns the way to a file that cannot be shown: by a key, or by the menu where there is none.
  public static func browserHint(key: String?) -> String {
    key.map { "Press \($0) to open it in a browser." } ?? "Open it in a browser from the menu."
  }
  /// Returns the length of a text.
  public static func lines(_ count: Int) -> String { self.count(count, "line") }
  /// The text in place of a repository's missing readme.
  public static let noReadme = "This repository has no README."
  /// The heading of a readme whose file is not known yet.
  public static let readme = "README"
  /// The text in place of the name of a picture in a document.
  public static let image = "image"
  /// The text above blocks of a document that are shown without tables or links.
  public static let simplifiedDocument =
    "The next part is shown without tables or links, because it would take too long to read."
  /// The text below a table of which columns are missing.
  public static let wideTable =
    "This table has too many columns to show. Open it in a browser to see the others."
}
