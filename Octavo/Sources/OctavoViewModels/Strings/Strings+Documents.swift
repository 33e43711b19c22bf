public import LineFiles

nonisolated extension Strings {
  /// The text in place of a file without content.
  public static let emptyFile = "This file is empty"
  /// Returns the text in place of a file that is not text, without its size.
  public static func binaryFile(of type: String?) -> String {
    guard let type else { return "Binary file" }
    return sentence(type)
  }
  /// Returns words with a capital letter at the beginning.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }
  /// Returns the ways to a file that cannot be shown: by keys, or by the menu where there are none.
  public static func hint(saveKey: String?, browserKey: String?) -> String {
    guard let saveKey, let browserKey else {
      return "Save it, or open it in a browser, from the menu."
    }
    return "Press \(saveKey) to save it, or \(browserKey) to open it in a browser."
  }
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
  /// Returns the length of a text.
  public static func lines(_ count: Int) -> String { self.count(count, "line") }
  /// The text in place of a repository's missing readme.
  public static let noReadme = "This repository has no README."
  /// The text in place of a readme that its own page shows, but not that of the repository.
  public static let largeReadme = "This README is too large for this page."
  /// The title of the link to the file of such a readme.
  public static let openReadme = "Open README"
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

  /// The line of a fold for a screen reader.
  public static func fold(_ words: String, isOpen: Bool) -> String {
    "\(words), \(isOpen ? "open" : "closed")"
  }

  /// The box of a task for a screen reader.
  public static func tick(isDone: Bool) -> String { isDone ? "Task is done" : "Task is open" }
}
