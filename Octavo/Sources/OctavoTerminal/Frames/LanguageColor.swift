import BinderyTerminal

/// The colour of a language’s dot; unlisted languages get one that their name decides.
enum LanguageColor {
  static func color(of language: String) -> Color {
    known[language]
      ?? spare[language.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % spare.count]
  }

  private static let known: [String: Color] = [
    "C": .rgb(0x8A, 0x8F, 0x98), "C#": .rgb(0x3F, 0xA0, 0x4A), "C++": .rgb(0xF3, 0x4B, 0x7D),
    "CSS": .rgb(0x8E, 0x5E, 0xC8), "Go": .rgb(0x00, 0xAD, 0xD8), "HTML": .rgb(0xE3, 0x4C, 0x26),
    "Haskell": .rgb(0x8F, 0x7F, 0xC0), "Java": .rgb(0xB0, 0x72, 0x19),
    "JavaScript": .rgb(0xE0, 0xC8, 0x4A), "Kotlin": .rgb(0xA9, 0x7B, 0xFF),
    "Lua": .rgb(0x5B, 0x6C, 0xD6), "Python": .rgb(0x4B, 0x8B, 0xBE), "Ruby": .rgb(0xC0, 0x3A, 0x3A),
    "Rust": .rgb(0xDE, 0x95, 0x6B), "Shell": .rgb(0x7F, 0xC1, 0x4E),
    "Swift": .rgb(0xF0, 0x51, 0x38), "TypeScript": .rgb(0x3B, 0x82, 0xC6),
  ]

  private static let spare: [Color] = [
    .role(.info), .role(.special), .role(.success), .role(.warning), .role(.accent),
  ]
}
