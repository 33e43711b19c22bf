/// The styles that the open raw tags apply to the text between them.
struct HTMLStyles {
  private struct Open {
    var name: String
    var style: MarkupStyle
    var link: String?
  }

  private static let styles: [String: MarkupStyle] = [
    "b": .strong, "strong": .strong, "summary": .strong, "th": .strong, "dt": .strong,
    "i": .emphasis, "em": .emphasis, "cite": .emphasis, "var": .emphasis,
    "code": .code, "kbd": .code, "samp": .code, "tt": .code,
    "s": .strike, "del": .strike, "strike": .strike,
    "a": [],
  ]
  /// More open tags than this say nothing.
  private static let limit = 32

  private var open: [Open] = []

  private(set) var style: MarkupStyle = []

  var link: String? { open.last { $0.link != nil }?.link }

  mutating func apply(_ tag: HTMLTag) {
    guard let style = Self.styles[tag.name], !tag.isSelfClosing else { return }
    if tag.isClosing {
      if let index = open.lastIndex(where: { $0.name == tag.name }) { open.remove(at: index) }
    } else if open.count < Self.limit {
      let link = tag.name == "a" ? tag.attributes["href"].flatMap(LinkTarget.link) : nil
      open.append(Open(name: tag.name, style: style, link: link))
    }
    self.style = open.reduce([]) { $0.union($1.style) }
  }
}
