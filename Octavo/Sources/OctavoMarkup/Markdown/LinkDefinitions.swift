import CMarkGFM

/// The definitions of links in a document, which hold for all of its parts.
///
/// Whether a line such as `[label]: target` is a definition depends on the blocks around it, so
/// the parser decides: each label that might be defined in a part is asked for in a paragraph of
/// its own in front of the part. The parser has made it a link if it is defined.
struct LinkDefinitions: Sendable {
  /// More definitions whose labels have a key in common are left out.
  private static let mostOfKey = 64

  private struct Definition: Sendable, Hashable {
    let label: [UInt8]
    let target: [UInt8]
  }

  /// The places of the last lines that may be definitions, by the keys of their labels.
  private var candidates: [UInt64: Int] = [:]
  private var known: [UInt64: [Definition]] = [:]
  /// Whether all definitions of the document are known.
  var isComplete: Bool

  init(_ bytes: [UInt8]) {
    var candidates: [UInt64: Int] = [:]
    LinkLabel.forEach(in: bytes[...]) { text, isDefinition in
      if isDefinition { candidates[LinkLabel(text).key] = text.startIndex }
    }
    self.candidates = candidates
    isComplete = candidates.isEmpty
  }

  /// The labels of a part that could be defined somewhere, in order, each key once.
  func labels(in part: ArraySlice<UInt8>) -> [LinkLabel] {
    guard !candidates.isEmpty else { return [] }
    var seen: Set<UInt64> = []
    var labels: [LinkLabel] = []
    LinkLabel.forEach(in: part) { text, _ in
      let label = LinkLabel(text)
      guard candidates[label.key] != nil, seen.insert(label.key).inserted else { return }
      labels.append(label)
    }
    return labels
  }

  /// The labels of a part that may be defined in it, while that is of interest.
  func questions(in part: ArraySlice<UInt8>) -> [LinkLabel] {
    guard !isComplete else { return [] }
    var seen: Set<[UInt8]> = []
    var labels: [LinkLabel] = []
    LinkLabel.forEach(in: part) { text, isDefinition in
      guard isDefinition else { return }
      let label = LinkLabel(text)
      if seen.insert(label.text).inserted { labels.append(label) }
    }
    return labels
  }

  /// Returns whether a part has a line that may be a definition.
  static func mayBeDefined(in part: ArraySlice<UInt8>) -> Bool {
    var result = false
    LinkLabel.forEach(in: part) { result = result || $1 }
    return result
  }

  /// Returns whether a label may be defined behind a place that has not been read.
  func mayDefine(_ labels: [LinkLabel], after place: Int) -> Bool {
    !isComplete && labels.contains { candidates[$0.key, default: -1] >= place }
  }

  /// The lines that define labels as the document does so far.
  func lines(for labels: [LinkLabel]) -> [UInt8] {
    var lines: [UInt8] = []
    for definition in labels.lazy.flatMap({ known[$0.key] ?? [] }) {
      lines.append(UInt8(ascii: "["))
      lines += definition.label
      lines += "]: <".utf8
      lines += definition.target
      lines += ">\n\n".utf8
    }
    return lines
  }

  /// The paragraphs that ask for labels.
  static func lines(asking labels: [LinkLabel]) -> [UInt8] {
    var lines: [UInt8] = []
    for label in labels {
      lines.append(UInt8(ascii: "["))
      lines += label.text
      lines += "]\n\n".utf8
    }
    return lines
  }

  /// Notes a definition, unless the label has one.
  mutating func note(_ label: LinkLabel, _ target: String) {
    guard known[label.key, default: []].count < Self.mostOfKey,
      known[label.key]?.contains(where: { $0.label == label.text }) != true
    else { return }
    let target = Self.escaped(target)
    known[label.key, default: []].append(Definition(label: label.text, target: target))
  }

  private static func escaped(_ target: String) -> [UInt8] {
    target.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      default: [byte]
      }
    }
  }
}

extension CMarkNode {
  /// The target of the link that is all a paragraph has; `nil` for any other block.
  var onlyLink: String? {
    guard type == CMARK_NODE_PARAGRAPH, let child = cmark_node_first_child(pointer),
      cmark_node_get_type(child) == CMARK_NODE_LINK, cmark_node_next(child) == nil
    else { return nil }
    return CMarkNode(pointer: child).address
  }
}
