import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension TextRun {
  /// Makes a run of a paragraph.
  init(_ run: MarkupRun) {
    var text = run.text
    if run.image != nil { text = "[\(text.isEmpty ? Strings.image : text)]" }
    self.init(text, Style(run.style), link: run.link)
  }

  /// Makes a run of a coloured line of code.
  init(_ run: TokenRun, _ palette: TokenPalette) {
    self.init(run.text.displayed(limit: 2_000), .code, color: palette.color(of: run.kind))
  }

  /// Returns the runs of coloured lines.
  static func runs(_ lines: [[TokenRun]], _ palette: TokenPalette) -> [TextRun] {
    let lines = lines.map { line in line.map { TextRun($0, palette) } }
    return Array(lines.joined(separator: [TextRun("\n", .code)]))
  }
}

extension TextRun.Style {
  /// Makes the style of a run of a document.
  init(_ style: MarkupStyle) {
    self = []
    if style.contains(.code) { insert(.code) }
    if style.contains(.strong) { insert(.strong) }
    if style.contains(.emphasis) { insert(.emphasis) }
    if style.contains(.strike) { insert(.strike) }
  }
}
