import Foundation

/// The name of a branch.
nonisolated enum BranchName {
  /// The most characters of a suggested name.
  private static let longest = 60
  /// The most bytes of a name: git stores each reference as a file.
  private static let mostBytes = 244

  /// Letters that are no other letter with a mark.
  private static let letters: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i",
  ]

  /// Returns the name that GitHub suggests for the branch of an issue: `12-title-in-kebab-case`.
  ///
  /// It has letters and digits of ASCII alone, and ends with a whole word.
  static func suggestion(for title: String, number: Int) -> String {
    let plain = title.folding(options: .diacriticInsensitive, locale: nil).lowercased()
      .map { letters[$0] ?? String($0) }.joined()
    let words = plain.replacing(/['’]/, with: "")
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.reduce("\(number)") { name, word in
      let longer = "\(name)-\(word)"
      return longer.count <= longest && name.count < longest ? longer : name
    }
  }

  /// Returns the reason for which git has no branch of a name; `nil` if it may have one.
  static func problem(of name: String) -> String? {
    let signs = name.contains { " ~^:?*[\\".contains($0) }
    let controls = name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    if name.isEmpty { return "A branch needs a name." }
    if signs || controls { return "A name has no spaces and none of ~ ^ : ? * [ \\." }
    if name.utf8.count > mostBytes { return "This name is too long." }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isWrong = parts.contains { part in
      part.isEmpty || part.hasPrefix(".") || part.hasSuffix(".lock")
    }
    let hasSigns = name.contains("..") || name.contains("@{") || name.hasSuffix(".")
    return isWrong || hasSigns || name.hasPrefix("-") || name == "@" || name == "HEAD"
      ? "Git has no branch of this name." : nil
  }
}
