#if canImport(Glibc) || canImport(Musl)
/// The colours of roles on one terminal.
public nonisolated struct Theme: Sendable, Equatable {
  /// The background of the user's terminal.
  public enum Background: Sendable, Equatable {
    /// Light text on a dark ground.
    case dark
    /// Dark text on a light ground.
    case light
    /// An unknown background; the colours are readable on both.
    case unknown
  }

  /// The number of colours.
  public var depth: ColorDepth
  /// The background.
  public var background: Background
  /// The background that is painted over that of the terminal, with text that is readable on it.
  ///
  /// `nil` keeps the colours of the terminal, and so does `.unknown` or a terminal without colours.
  public var paintedBackground: Background?
  /// The colours of the app, where they differ from those of the kit.
  public var palette: Palette
  /// Whether links are sent to the terminal (OSC 8).
  package var sendsLinks = true

  /// Makes the theme for a terminal.
  public init(
    depth: ColorDepth,
    background: Background = .unknown,
    palette: Palette = Palette()
  ) {
    self.depth = depth
    self.background = background
    self.palette = palette
  }

  /// Reads the colours and the background (`COLORFGBG`) from the environment.
  public init(environment: [String: String], palette: Palette = Palette()) {
    self.palette = palette
    // The console of Linux knows no links.
    sendsLinks = environment["TERM"] != "linux"
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
  package func resolve(_ style: Style) -> Style {
    var result = style
    result.foreground = resolve(style.foreground, adding: &result.attributes)
    result.background = resolve(style.background, adding: &result.attributes)
    if let painted = painted {
      if result.foreground == .standard { result.foreground = reduce(painted.text) }
      if result.background == .standard { result.background = reduce(painted.ground) }
    }
    return result
  }

  /// Whether the cells of the plain style have colours that a cleared terminal does not have.
  var isPainted: Bool { painted != nil }

  /// The colours in place of those of the terminal.
  private var painted: (text: Color, ground: Color)? {
    guard let paintedBackground, depth != .none else { return nil }
    return RolePalette.plain(on: paintedBackground, isReduced: depth == .sixteen)
  }

  private func resolve(_ color: Color, adding attributes: inout Style.Attributes) -> Color {
    guard case .role(let role) = color else { return reduce(color) }
    let background = paintedBackground ?? background
    switch depth {
    case .full, .indexed:
      if let color = palette.color(of: role, on: background) { return reduce(color) }
      if depth == .indexed, let color = RolePalette.indexed(of: role, on: background) {
        return color
      }
      let color = RolePalette.color(of: role, on: background)
      if color == .standard {
        attributes.formUnion(RolePalette.emphasis(of: role, colorless: false))
      }
      return reduce(color)
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
