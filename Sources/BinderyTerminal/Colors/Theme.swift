#if canImport(Glibc) || canImport(Musl)
/// Turns meanings into what one terminal can show.
public nonisolated struct Theme: Sendable, Equatable {
  /// What the person's terminal is painted with.
  public enum Background: Sendable, Equatable {
    /// Light text on a dark ground.
    case dark
    /// Dark text on a light ground.
    case light
    /// Nobody said: colours that are readable on both.
    case unknown
  }

  /// How many colours there are.
  public var depth: ColorDepth
  /// What they are seen on.
  public var background: Background

  /// Makes the theme for a terminal.
  public init(depth: ColorDepth, background: Background = .unknown) {
    self.depth = depth
    self.background = background
  }

  /// Reads what the environment tells about colours and background (`COLORFGBG`).
  public init(environment: [String: String]) {
    depth = ColorDepth(environment: environment)
    background =
      switch environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) {
      case 7, 15: .light
      case .some: .dark
      case nil: .unknown
      }
  }

  /// The style with colours that the terminal has.
  ///
  /// Where colours are few, emphasis takes over: a selection is reversed, second-rank text dimmed.
  public func resolve(_ style: Style) -> Style {
    var result = style
    result.foreground = resolve(style.foreground, adding: &result.attributes)
    result.background = resolve(style.background, adding: &result.attributes)
    return result
  }

  private func resolve(_ color: Color, adding attributes: inout Style.Attributes) -> Color {
    guard case .role(let role) = color else { return reduce(color) }
    switch depth {
    case .full, .indexed:
      return reduce(RolePalette.color(of: role, on: background))
    case .sixteen:
      attributes.formUnion(RolePalette.emphasis(of: role, colorless: false))
      return RolePalette.ansi(of: role, on: background)
    case .none:
      attributes.formUnion(RolePalette.emphasis(of: role, colorless: true))
      return .standard
    }
  }

  private func reduce(_ color: Color) -> Color {
    switch (depth, color) {
    case (.full, _), (_, .standard), (_, .role): color
    case (.none, _): .standard
    case (.indexed, .rgb(let red, let green, let blue)):
      .palette(ColorReduction.indexed(red, green, blue))
    case (.indexed, .palette): color
    case (.sixteen, .palette(let index)) where index < 16: color
    case (.sixteen, .palette(let index)):
      ColorReduction.ansi(ColorReduction.components(ofIndexed: index))
    case (.sixteen, .rgb(let red, let green, let blue)):
      ColorReduction.ansi((red, green, blue))
    }
  }
}
#endif
