extension MarkupDocument {
  /// The anchors of the headings, from top to bottom, by which links lead to them.
  ///
  /// They are those of GitHub: the words in lower case, without punctuation and with hyphens in
  /// place of spaces. A heading with the words of an earlier one has a number at the end.
  ///
  ///     MarkupDocument(markdown: "# Usage\n## What’s new?\n## Usage").anchors
  ///     // ["usage", "whats-new", "usage-1"]
  public var anchors: [String] {
    var counts: [String: Int] = [:]
    return MarkupBlock.headings(in: blocks).map { runs in
      let anchor = Self.anchor(of: runs)
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return count == 0 ? anchor : "\(anchor)-\(count)"
    }
  }

  static func anchor(of runs: [MarkupRun]) -> String {
    let text = runs.filter { $0.image == nil }.map(\.text).joined().lowercased()
    var anchor = ""
    for scalar in text.unicodeScalars {
      if scalar == " " {
        anchor.append("-")
      } else if scalar == "-" || scalar.isPartOfWord {
        anchor.unicodeScalars.append(scalar)
      }
    }
    return anchor
  }
}

extension MarkupBlock {
  /// The runs of the headings in blocks; the depth of blocks is bounded.
  fileprivate static func headings(in blocks: [MarkupBlock]) -> [[MarkupRun]] {
    blocks.flatMap { block -> [[MarkupRun]] in
      switch block {
      case .heading(_, let runs): [runs]
      case .quote(let blocks): headings(in: blocks)
      case .list(let list): list.items.flatMap { headings(in: $0.blocks) }
      case .paragraph, .code, .table, .rule, .image, .anchor, .simplified, .details, .summary,
        .detailsEnd:
        []
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark on one, a digit, or a sign such as `_` that connects words.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
