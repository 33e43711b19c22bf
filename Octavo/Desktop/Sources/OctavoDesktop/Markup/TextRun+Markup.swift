import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension TextRun {
  /// Makes a run of a paragraph.
  init(_ run: MarkupRun) {
    var text = run.text
    if run.image != nil { text = "[\(text.isEmpty ? Strings.image : text)]" }
    let color = run.style.background
    self.init(
      text,
      Style(run.style),
      link: run.link,
      color: color == nil ? nil : "#000000",
      background: color
    )
  }

  /// Makes a run of a coloured line of code.
  init(_ run: TokenRun, _ palette: TokenPalette) {
    let color = run.style.background
    self.init(
      run.text,
      .code,
      color: color == nil ? palette.color(of: run.kind) : "#000000",
      background: color
    )
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
    if style.contains(.muted) { insert(.dim) }
  }
}

extension MarkupStyle {
  /// The colour behind the matches of a search, and behind the words in which two versions of a
  /// text differ; `nil` for text elsewhere.
  fileprivate var background: String? {
    if contains(.currentMatch) { return "#ffa348" }
    if contains(.match) { return "#f8e45c" }
    if contains(.added) { return "#a5dfb4" }
    return contains(.removed) ? "#f7c0c0" : nil
  }
}
