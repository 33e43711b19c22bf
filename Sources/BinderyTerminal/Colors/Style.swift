#if canImport(Glibc) || canImport(Musl)
/// The look of a piece of text.
public nonisolated struct Style: Hashable, Sendable {
  /// The emphasis that works with and without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, one per attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Weaker colour.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted strokes.
    public static let italic = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// Text and background colour exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// The emphasis.
  public var attributes: Attributes

  /// Makes a style; by default the terminal's own.
  public init(
    _ foreground: Color = .standard,
    on background: Color = .standard,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Makes a style from a meaning.
  public init(_ role: Role, _ attributes: Attributes = []) {
    self.init(.role(role), attributes)
  }

  private init(_ foreground: Color, _ attributes: Attributes) {
    self.init(foreground, on: .standard, attributes)
  }

  /// The terminal's own text.
  public static let plain = Style()
  /// Text of the first rank.
  public static let bold = Style(.standard, on: .standard, .bold)
  /// Text of the second rank.
  public static let muted = Style(.muted)
  /// The selected row.
  public static let selected = Style(.role(.selectionText), on: .role(.selection))

  /// The same style with more emphasis.
  public func adding(_ more: Attributes) -> Style {
    Style(foreground, on: background, attributes.union(more))
  }

  /// The same style on another background.
  public func on(_ background: Color) -> Style {
    Style(foreground, on: background, attributes)
  }

  /// The style inside a selected row, where every word has to be readable.
  ///
  /// Roles lose their colours there, because no colour is readable on every background; what can be
  /// activated is underlined instead. Colours that are facts, such as a language's, stay.
  package var inSelection: Style {
    switch foreground {
    case .role(.accent):
      Style(.role(.selectionText), on: .role(.selection), attributes.union(.underline))
    case .standard, .role: Style(.role(.selectionText), on: .role(.selection), attributes)
    default: Style(foreground, on: .role(.selection), attributes)
    }
  }
}
#endif
