import SourceLanguages

extension Language {
  /// Returns the rules for a file by its name and, for scripts, by its first line.
  public static func detect(fileName: String, firstLine: String = "") -> Language? {
    LanguageTable.standard.language(ofFile: fileName, firstLine: firstLine).flatMap(rules)
  }

  /// Returns the rules of the language with a name, as it stands behind the fence of a code block.
  public static func named(_ name: String) -> Language? {
    LanguageTable.standard.language(named: name).flatMap(rules)
  }

  private static func rules(of language: SourceLanguage) -> Language? {
    language.grammar.flatMap { byName[$0] }
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// All rules, each under the name that the table of languages knows it by.
  public static let all = cFamily + managed + scripts + data + texts
}
