import BinderyTerminal
import OctavoMarkup

/// The styles of the places of a searched text.
enum SearchStyle {
  static let current = Style(.warning, [.bold, .reverse])

  /// Returns the style of another place in text of a style.
  static func other(in style: Style) -> Style { style.on(.role(.bar)).adding(.underline) }

  /// Returns the style of a place; `nil` for text elsewhere.
  static func style(of style: MarkupStyle) -> Style? {
    if style.contains(.currentMatch) { return current }
    return style.contains(.match) ? other(in: .bold) : nil
  }
}
