/// A part of a text in one style, possibly a link.
public nonisolated struct TextRun: Sendable, Equatable {
  /// The style of a run.
  public nonisolated struct Style: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a style of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Bold.
    public static let strong = Style(rawValue: 1)
    /// Italic.
    public static let emphasis = Style(rawValue: 2)
    /// With a fixed width.
    public static let code = Style(rawValue: 4)
    /// Struck through.
    public static let strike = Style(rawValue: 8)
    /// Paler than the text around it.
    public static let dim = Style(rawValue: 16)
  }

  /// The text, from any source.
  public let text: String
  /// The style.
  public let style: Style
  /// The address of the link, which the kit never opens; `nil` if the run is no link.
  public let link: String?
  /// The colour in the form `#1a5fb4`; `nil`, as any other form, for that of the label.
  public let color: String?
  /// The colour behind the text in the same form; `nil`, as any other form, for none.
  public let background: String?

  /// Makes a run.
  public init(
    _ text: String,
    _ style: Style = [],
    link: String? = nil,
    color: String? = nil,
    background: String? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.color = color
    self.background = background
  }

  /// Whether a text is a colour in the one form that Pango is given.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// The run in Pango's markup, in which nothing of the text is read as markup.
  var markup: String {
    var markup = text.displayed(limit: 10_000).withBreaksInLongWords.escapedMarkup
    for case let (name, color?) in [("foreground", color), ("background", background)]
    where Self.isColor(color) {
      markup = "<span \(name)=\"\(color)\">\(markup)</span>"
    }
    if style.contains(.code) { markup = "<tt>\(markup)</tt>" }
    if style.contains(.strong) { markup = "<b>\(markup)</b>" }
    if style.contains(.emphasis) { markup = "<i>\(markup)</i>" }
    if style.contains(.strike) { markup = "<s>\(markup)</s>" }
    if style.contains(.dim) { markup = "<span alpha=\"65%\">\(markup)</span>" }
    guard let link else { return markup }
    return "<a href=\"\(link.displayed(limit: 2_000).escapedMarkup)\">\(markup)</a>"
  }
}
