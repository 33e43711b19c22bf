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

  /// The colour of a code such as “#1a5fb4”; the muted one for another text.
  static func color(code: String) -> Color {
    guard code.hasPrefix("#"), code.utf8.count == 7, let value = UInt32(code.dropFirst(), radix: 16)
    else { return .role(.muted) }
    return .rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  private static let spare: [Color] = [
    .role(.info), .role(.special), .role(.success), .role(.warning), .role(.accent),
  ]
}
