/// Names of files, made from texts that the server has sent.
public nonisolated enum SafeFileName {
  /// The most bytes of a name; the longest of most file systems is 255, and a number and the mark
  /// of an incomplete file are added to it.
  static let byteLimit = 200
  /// The most bytes of an extension that stays whole in a name that is cut.
  private static let extensionLimit = 20

  /// Returns a name that stays in its folder, is visible, and shows what it is.
  ///
  /// Separators of paths become hyphens. Characters that control a terminal or the direction of
  /// text are left out, and so are dots, hyphens and spaces at the start, and dots and spaces at
  /// the end. A name of which nothing is left is “download”.
  public static func name(for text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "/" || scalar == "\\" {
        name.append("-")
      } else if !isInvisible(scalar) {
        name.append(scalar)
      }
    }
    let shown = trimmed(Substring(String(name)))
    return shown.isEmpty ? "download" : trimmed(shown[...].cut)
  }

  /// Returns a name with a number before its extension: “notes (2).txt”.
  public static func name(_ name: String, numbered number: Int) -> String {
    let (stem, ending) = parts(of: name)
    return "\(stem) (\(number))\(ending)"
  }

  /// Divides a name before its extension, to which the one before it belongs in “a.tar.gz”.
  static func parts(of name: some StringProtocol) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return ("\(name)", "") }
    let stem = name[..<dot]
    let start = stem.hasSuffix(".tar") ? stem.index(stem.endIndex, offsetBy: -4) : dot
    guard start != name.startIndex, name[start...].utf8.count <= extensionLimit else {
      return ("\(name)", "")
    }
    return (String(name[..<start]), String(name[start...]))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      true
    default: false
    }
  }

  private static func trimmed(_ name: some StringProtocol) -> String {
    var rest = Substring(name).drop { $0 == "." || $0 == "-" || $0.isWhitespace }
    while let last = rest.last, last == "." || last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

nonisolated extension Substring {
  /// The beginning that has a permitted length, with the extension of the whole.
  fileprivate var cut: String {
    guard utf8.count > SafeFileName.byteLimit else { return String(self) }
    let (_, ending) = SafeFileName.parts(of: self)
    var stem = ""
    var rest = SafeFileName.byteLimit - ending.utf8.count
    // A single character can have any number of scalars.
    for scalar in unicodeScalars {
      rest -= UTF8.width(scalar)
      if rest < 0 { break }
      stem.unicodeScalars.append(scalar)
    }
    return stem + ending
  }
}
