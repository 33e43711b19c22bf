import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// The styles of the runs of a Markdown text.
enum MarkupTextStyle {
  static func runs(_ runs: [MarkupRun]) -> [Run] {
    runs.flatMap {
      $0.image == nil ? [Run($0.text, style(of: $0), link: $0.link)] : image($0)
    }
  }

  /// Returns the text of a picture, which leads to the target of its link or else to the picture.
  static func image(_ run: MarkupRun) -> [Run] {
    let text = run.text.isEmpty ? name(of: run.image ?? "") : run.text
    return [
      Run("▣ ", .special),
      Run(
        text,
        SearchStyle.style(of: run.style) ?? Style(.muted, .italic),
        link: run.link ?? run.image
      ),
    ]
  }

  private static func name(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? Strings.image
  }

  private static func style(of run: MarkupRun) -> Style {
    var style: Style = run.style.contains(.muted) ? Style(.muted) : .plain
    if run.style.contains(.code) { style = Style(.role(.info), on: .role(.bar)) }
    if run.link != nil { style = Style(.accent, .underline) }
    if run.style.contains(.strong) { style = style.adding(.bold) }
    if run.style.contains(.emphasis) { style = style.adding(.italic) }
    if run.style.contains(.added) { style = style.on(.role(.addedWords)) }
    if run.style.contains(.removed) { style = style.on(.role(.removedWords)) }
    if run.style.contains(.strike) { style = style.adding(.strikethrough) }
    if run.style.contains(.match) { style = SearchStyle.other(in: style) }
    if run.style.contains(.currentMatch) { style = SearchStyle.current }
    return style
  }
}
