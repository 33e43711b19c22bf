import Foundation

/// The rules for the names of branches.
public nonisolated enum BranchName {
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
    return isPossible(name) && !name.hasPrefix("-") && !["@", "HEAD"].contains(name)
      ? nil : "Git has no branch of this name."
  }

  /// Whether a server can have a branch of a name, such as `-f`.
  ///
  /// Only such a name may stand in a reference that is fetched: another could name two.
  public static func isPossible(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= mostBytes, !name.utf8.contains(where: isForbidden),
      !name.contains(".."), !name.contains("@{"), !name.hasSuffix(".")
    else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
  }

  /// Whether a local branch can have a name that git takes for nothing else, wherever it stands.
  ///
  /// The hash of a commit is not such a name, nor is the whole name of a reference.
  public static func isUsable(_ name: String) -> Bool {
    problem(of: name) == nil && !isHash(name) && !name.hasPrefix("refs/") && name != "FETCH_HEAD"
  }

  /// Whether a text is the whole hash of an object.
  public static func isHash(_ text: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    return [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || " ~^:?*[\\".utf8.contains(byte)
  }
}
