import BinderyGTK
import CGTK
import OctavoMarkup

/// Styled runs as Pango's markup, in which nothing of a stranger's text is read as markup.
enum MarkupText {
  /// Shows markup that was made here on a label.
  static func show(_ markup: String, on label: Label) { gtk_label_set_markup(label.opaque, markup) }

  /// The runs of a paragraph.
  static func markup(_ runs: [MarkupRun]) -> String { runs.map(markup).joined() }

  /// The lines of a piece of code, coloured.
  static func markup(_ lines: [[TokenRun]], _ palette: TokenPalette) -> String {
    lines.map { line in
      line.map { run in
        let text = run.text.displayed(limit: 2_000).escapedMarkup
        guard let color = palette.color(of: run.kind) else { return text }
        return "<span foreground=\"\(color)\">\(text)</span>"
      }.joined()
    }.joined(separator: "\n")
  }

  private static func markup(_ run: MarkupRun) -> String {
    var words = run.text
    if run.image != nil { words = words.isEmpty ? "[picture]" : "[\(words)]" }
    var text = words.displayed().escapedMarkup
    if run.style.contains(.code) { text = "<tt>\(text)</tt>" }
    if run.style.contains(.strong) { text = "<b>\(text)</b>" }
    if run.style.contains(.emphasis) { text = "<i>\(text)</i>" }
    if run.style.contains(.strike) { text = "<s>\(text)</s>" }
    if let link = run.link {
      text = "<a href=\"\(link.displayed(limit: 2_000).escapedMarkup)\">\(text)</a>"
    }
    return text
  }
}
