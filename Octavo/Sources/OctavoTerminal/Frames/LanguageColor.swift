import BinderyTerminal
import SourceLanguages

/// The colour of a language’s dot; a language without one gets a colour that its name decides.
enum LanguageColor {
  static func color(of language: String) -> Color {
    if let known = LanguageTable.standard.language(named: language)?.color {
      return .rgb(known.red, known.green, known.blue)
    }
    return spare[language.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % spare.count]
  }

  private static let spare: [Color] = [
    .role(.info), .role(.special), .role(.success), .role(.warning), .role(.accent),
  ]
}
