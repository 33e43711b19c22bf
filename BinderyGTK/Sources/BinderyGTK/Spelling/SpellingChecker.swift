import CGTK

/// The spelling of words.
public struct SpellingChecker {
  /// Returns whether a word is spelled correctly; called once for each different word that a view
  /// shows.
  let isCorrect: (String) -> Bool
  /// Returns words that a misspelled one may stand for, the likeliest first.
  let suggestions: (String) -> [String]

  /// Makes a checker of two functions.
  public init(
    isCorrect: @escaping (String) -> Bool,
    suggestions: @escaping (String) -> [String]
  ) {
    self.isCorrect = isCorrect
    self.suggestions = suggestions
  }

  /// A checker for which all words are correct.
  public static var none: SpellingChecker {
    SpellingChecker { _ in
      true
    } suggestions: { _ in
      []
    }
  }

  /// The checker of the desktop’s language, by the library Enchant.
  ///
  /// The library and the dictionary are loaded with the first word. Without one of them, all words
  /// are correct.
  public static var system: SpellingChecker { system(languages: languages) }

  /// Returns the checker of the first of some languages that has a dictionary, such as `en_US`.
  static func system(languages: [String]) -> SpellingChecker {
    let dictionary = SystemDictionary(languages)
    return SpellingChecker {
      dictionary.loaded?.isCorrect($0) ?? true
    } suggestions: {
      dictionary.loaded?.suggestions(for: $0) ?? []
    }
  }

  /// The languages of the desktop, the most wanted first, without encodings.
  private static var languages: [String] {
    guard let names = g_get_language_names() else { return [] }
    var languages: [String] = []
    var place = 0
    while let name = names[place] {
      let language = String(cString: name)
      if !language.contains("."), !["C", "POSIX"].contains(language) { languages.append(language) }
      place += 1
    }
    return languages
  }
}

/// The dictionary of the first language that has one, loaded when it is read first.
private final class SystemDictionary {
  private(set) lazy var loaded = languages.lazy.compactMap { EnchantDictionary($0) }.first
  private let languages: [String]

  init(_ languages: [String]) { self.languages = languages }

  isolated deinit {}
}
