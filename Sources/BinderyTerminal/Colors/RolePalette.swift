#if canImport(Glibc) || canImport(Musl)
/// The colours of the roles on each background.
///
/// For an unknown background the colours have a luminance near 0.18, at which the contrast with
/// black equals the contrast with white: at least 3.9:1 with both.
nonisolated enum RolePalette {
  static func color(of role: Role, on background: Theme.Background) -> Color {
    switch background {
    case .dark: dark(role)
    case .light: light(role)
    case .unknown: either(role)
    }
  }

  /// Returns the colours of plain text and of the ground below it, on a background that is known.
  static func plain(
    on background: Theme.Background,
    isReduced: Bool
  ) -> (text: Color, ground: Color)? {
    switch background {
    case .dark where isReduced: (.palette(15), .palette(0))
    case .dark: (.rgb(0xE6, 0xED, 0xF3), .rgb(0x16, 0x1B, 0x22))
    case .light where isReduced: (.palette(0), .palette(15))
    case .light: (.rgb(0x1F, 0x23, 0x28), .rgb(0xFF, 0xFF, 0xFF))
    case .unknown: nil
    }
  }

  /// Returns the colour of a role among the sixteen colours of the user's theme.
  static func ansi(of role: Role, on background: Theme.Background) -> Color {
    switch role {
    case .accent:
      switch background {
      case .dark: .palette(12)
      case .light: .palette(4)
      case .unknown: .palette(6)
      }
    case .success: .palette(2)
    case .warning: .palette(3)
    case .danger: .palette(1)
    case .info: .palette(6)
    case .special: .palette(5)
    case .muted, .border, .selectionText, .selection, .bar: .standard
    case .added, .addedWords, .removed, .removedWords: .standard
    }
  }

  /// Returns the colour of a role among the 256 colours of a terminal, where it is not the one
  /// nearest to the exact colour.
  ///
  /// The dark green and the dark red of these colours are too bright below a whole line.
  static func indexed(of role: Role, on background: Theme.Background) -> Color? {
    switch (role, background) {
    case (.added, .dark), (.removed, .dark): .standard
    case (.addedWords, .dark): .palette(22)
    case (.removedWords, .dark): .palette(52)
    case (.added, .light): .palette(194)
    case (.addedWords, .light): .palette(157)
    case (.removed, .light): .palette(224)
    case (.removedWords, .light): .palette(217)
    default: nil
    }
  }

  /// The emphasis that stands in for a colour which is not there.
  static func emphasis(of role: Role, colorless: Bool) -> Style.Attributes {
    switch role {
    case .muted, .border: .dim
    case .selection, .addedWords, .removedWords: .reverse
    case .accent: colorless ? .bold : []
    case .danger, .warning: colorless ? .bold : []
    case .success, .info, .special, .selectionText, .bar, .added, .removed: []
    }
  }

  private static func dark(_ role: Role) -> Color {
    switch role {
    case .accent: .rgb(0x6C, 0xB6, 0xFF)
    case .muted: .rgb(0x8B, 0x94, 0x9E)
    case .border: .rgb(0x48, 0x4F, 0x58)
    case .success: .rgb(0x57, 0xC9, 0x6B)
    case .warning: .rgb(0xE0, 0xAF, 0x45)
    case .danger: .rgb(0xFF, 0x7B, 0x72)
    case .info: .rgb(0x56, 0xD4, 0xDD)
    case .special: .rgb(0xC6, 0xA0, 0xFF)
    case .selectionText: .rgb(0xFF, 0xFF, 0xFF)
    case .selection: .rgb(0x1D, 0x3B, 0x61)
    case .bar: .rgb(0x26, 0x2C, 0x36)
    case .added: .rgb(0x12, 0x30, 0x1F)
    case .addedWords: .rgb(0x18, 0x47, 0x2B)
    case .removed: .rgb(0x3A, 0x18, 0x1C)
    case .removedWords: .rgb(0x61, 0x21, 0x2B)
    }
  }

  private static func light(_ role: Role) -> Color {
    switch role {
    case .accent: .rgb(0x09, 0x5F, 0xC6)
    case .muted: .rgb(0x59, 0x63, 0x6E)
    case .border: .rgb(0xB4, 0xBD, 0xC7)
    case .success: .rgb(0x1A, 0x75, 0x33)
    case .warning: .rgb(0x8A, 0x5B, 0x00)
    case .danger: .rgb(0xC2, 0x1C, 0x28)
    case .info: .rgb(0x10, 0x71, 0x7A)
    case .special: .rgb(0x76, 0x45, 0xD2)
    case .selectionText: .rgb(0x0B, 0x1B, 0x33)
    case .selection: .rgb(0xCC, 0xE3, 0xFF)
    case .bar: .rgb(0xE9, 0xED, 0xF2)
    case .added: .rgb(0xE6, 0xF7, 0xEA)
    case .addedWords: .rgb(0xBD, 0xEB, 0xC8)
    case .removed: .rgb(0xFF, 0xED, 0xEC)
    case .removedWords: .rgb(0xFF, 0xCF, 0xCC)
    }
  }

  private static func either(_ role: Role) -> Color {
    switch role {
    case .accent: .rgb(0x2F, 0x81, 0xD8)
    case .muted: .rgb(0x76, 0x7E, 0x88)
    case .border: .rgb(0x76, 0x7E, 0x88)
    case .success: .rgb(0x2B, 0x8C, 0x3F)
    case .warning: .rgb(0xA6, 0x74, 0x0C)
    case .danger: .rgb(0xDA, 0x45, 0x48)
    case .info: .rgb(0x1B, 0x8A, 0x94)
    case .special: .rgb(0x94, 0x66, 0xE6)
    case .selectionText: .rgb(0xFF, 0xFF, 0xFF)
    case .selection: .rgb(0x1F, 0x58, 0x9C)
    case .bar, .added, .addedWords, .removed, .removedWords: .standard
    }
  }
}
#endif
