import CMarkGFM

/// Gathers the runs of one paragraph, heading or cell.
struct InlineBuilder {
  private var runs: [MarkupRun] = []
  private var style: [MarkupStyle: Int] = [:]
  private var links: [String?] = []
  private var tags = HTMLStyles()
  private var anchors: [String] = []
  private var details = 0
  private let breaksLines: Bool

  /// The number of `<details>` that the words end, and that begin before them.
  var closedDetails: Int { max(0, -details) }

  /// Whether a style, a link or a fold goes on behind the words so far.
  var isOpen: Bool {
    details != 0 || imageDepth > 0 || currentStyle != [] || currentLink != nil
  }

  // Pictures can lie within pictures; only the outermost counts.
  private var imageDepth = 0
  private var alternative = ""

  /// Makes a builder that keeps the lines of the text, or joins them.
  init(breaksLines: Bool = false) { self.breaksLines = breaksLines }

  /// Returns the anchors of the raw tags since the last call.
  mutating func takeAnchors() -> [String] {
    defer { anchors = [] }
    return anchors
  }

  /// Hands the runs over and starts anew.
  mutating func take() -> [MarkupRun] {
    defer { self = InlineBuilder(breaksLines: breaksLines) }
    return runs.trimmed()
  }

  mutating func visit(
    _ node: CMarkNode,
    _ type: cmark_node_type,
    isEntering: Bool
  ) {
    switch type {
    case CMARK_NODE_TEXT: append(node.literal)
    case CMARK_NODE_CODE: append(node.literal, adding: .code)
    case CMARK_NODE_SOFTBREAK: append(breaksLines ? "\n" : " ")
    case CMARK_NODE_LINEBREAK: append("\n")
    case CMARK_NODE_HTML_INLINE: apply(HTMLTag(node.literal))
    case CMARK_NODE_EMPH: count(.emphasis, isEntering)
    case CMARK_NODE_STRONG: count(.strong, isEntering)
    case CMARK_NODE_LINK:
      if isEntering {
        links.append(LinkTarget.link(node.address))
      } else {
        _ = links.popLast()
      }
    case CMARK_NODE_IMAGE: image(node.address, isEntering: isEntering)
    default: if node.typeName == "strikethrough" { count(.strike, isEntering) }
    }
  }

  mutating func append(_ text: String, adding extra: MarkupStyle = []) {
    guard imageDepth == 0 else {
      alternative += text
      return
    }
    append(MarkupRun(text, style: currentStyle.union(extra), link: currentLink))
  }

  /// Takes a raw tag for what it does to the words; all others vanish.
  mutating func apply(_ tag: HTMLTag?) {
    guard let tag else { return }
    if let anchor = tag.anchor { anchors.append(anchor) }
    switch tag.name {
    case "details": details += tag.isClosing ? -1 : 1
    case "br": append("\n")
    case "img":
      guard imageDepth == 0 else { return append(tag.attributes["alt"] ?? "") }
      appendImage(
        tag.attributes["alt"] ?? "",
        at: tag.attributes["src"] ?? "",
        MarkupExtent(width: tag.attributes["width"], height: tag.attributes["height"])
      )
    default: tags.apply(tag)
    }
  }

  private mutating func count(_ style: MarkupStyle, _ isEntering: Bool) {
    self.style[style, default: 0] += isEntering ? 1 : -1
  }

  private var currentStyle: MarkupStyle {
    style.reduce(tags.style) { $1.value > 0 ? $0.union($1.key) : $0 }
  }

  private var currentLink: String? { links.last ?? tags.link }

  private mutating func image(_ address: String, isEntering: Bool) {
    imageDepth += isEntering ? 1 : -1
    guard imageDepth == 0, !isEntering else { return }
    appendImage(alternative, at: address)
    alternative = ""
  }

  private mutating func appendImage(
    _ words: String,
    at address: String,
    _ extent: MarkupExtent? = nil
  ) {
    let image = LinkTarget.image(address)
    var run = MarkupRun(words, style: currentStyle, link: currentLink, image: image)
    if image != nil { run.extent = extent }
    append(run)
  }

  private mutating func append(_ run: MarkupRun) {
    guard !run.text.isEmpty || run.image != nil else { return }
    // A copy of the last run in a variable would make each addition copy its whole text.
    if runs.last?.isContinued(by: run) == true {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension MarkupRun {
  /// Whether another run has no difference but its text.
  fileprivate func isContinued(by run: MarkupRun) -> Bool {
    image == nil && run.image == nil && style == run.style && link == run.link
  }
}

extension [MarkupRun] {
  /// The runs without blanks before the first and after the last word.
  fileprivate func trimmed() -> [MarkupRun] {
    var runs = self
    while let first = runs.first, first.image == nil {
      runs[0].text = String(first.text.drop(while: \.isWhitespace))
      guard runs[0].text.isEmpty else { break }
      runs.removeFirst()
    }
    while let last = runs.last, last.image == nil {
      if let end = last.text.lastIndex(where: { !$0.isWhitespace }) {
        runs[runs.count - 1].text = String(last.text[...end])
        break
      }
      runs.removeLast()
    }
    return runs
  }
}
