import CEnchant

/// A dictionary of the library Enchant.
///
/// The pointer is valid from `init` to `deinit`: no other object has it, all calls are on the main
/// actor, and none of them keeps an argument. Strings of the library are copied before they are
/// given back.
@MainActor
final class EnchantDictionary {
  private static let library = "libenchant-2.so.2"
  /// The longest word that is checked, in bytes; a longer one is no word of a language.
  private static let longestWord = 100

  private let speller: UnsafeMutablePointer<bindery_speller>

  /// Opens the dictionary of a language; `nil` if it or the library is not installed.
  init?(_ language: String) {
    let isName = language.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-@".contains($0))
    }
    guard isName, !language.isEmpty, let speller = bindery_speller_open(Self.library, language)
    else { return nil }
    self.speller = speller
  }

  isolated deinit { bindery_speller_close(speller) }

  func isCorrect(_ word: String) -> Bool {
    guard let length = Self.length(of: word) else { return true }
    // A negative result is a failure, after which nothing is known about the word.
    return speller.pointee.check(speller.pointee.dictionary, word, length) <= 0
  }

  func suggestions(for word: String) -> [String] {
    guard let length = Self.length(of: word) else { return [] }
    var count = 0
    let dictionary = speller.pointee.dictionary
    guard let found = speller.pointee.suggest(dictionary, word, length, &count) else { return [] }
    defer { speller.pointee.free_strings(dictionary, found) }
    return (0..<count).map { String(cString: found[$0]) }
  }

  /// The length of a word that can be checked: neither empty nor with a zero in it.
  private static func length(of word: String) -> Int? {
    let bytes = word.utf8
    return (1...longestWord).contains(bytes.count) && !bytes.contains(0) ? bytes.count : nil
  }
}
