#if canImport(Glibc) || canImport(Musl)
/// The colours of an app for some roles, in place of those of the kit.
///
/// ```swift
/// let palette = Palette(
///   dark: [.accent: .rgb(0xFF, 0xB4, 0x54)],
///   light: [.accent: .rgb(0x9A, 0x52, 0x00)]
/// )
/// let theme = Theme(environment: environment, palette: palette)
/// ```
///
/// A colour is used where the terminal has 256 colours or more. With sixteen the colours of the
/// user's theme stay, because no other colour is known to be readable there. A role without an
/// entry keeps the colour of the kit.
public nonisolated struct Palette: Sendable, Equatable {
  private let dark: [Role: Color]
  private let light: [Role: Color]
  private let unknown: [Role: Color]

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - dark: The colours on a dark background.
  ///   - light: The colours on a light background.
  ///   - unknown: The colours on a background that the terminal does not report; they should be
  ///     readable on both.
  public init(
    dark: [Role: Color] = [:],
    light: [Role: Color] = [:],
    unknown: [Role: Color] = [:]
  ) {
    self.dark = dark
    self.light = light
    self.unknown = unknown
  }

  /// Returns the colour of a role on a background, or `nil` for the colour of the kit.
  func color(of role: Role, on background: Theme.Background) -> Color? {
    let color =
      switch background {
      case .dark: dark[role]
      case .light: light[role]
      case .unknown: unknown[role]
      }
    // A role as the colour of a role would be looked up without end.
    if case .role = color { return nil }
    return color
  }
}
#endif
