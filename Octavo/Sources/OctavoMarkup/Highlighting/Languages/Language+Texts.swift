/// Texts with marks or tags.
extension Language {
  static let texts = [
    Language(
      "Markdown",
      grammar: .markdown
    ),
    Language(
      "HTML",
      grammar: .markup,
      traits: [.ignoresCase]
    ),
    Language(
      "XML",
      grammar: .markup
    ),
    Language("Diff", grammar: .diff),
  ]

  /// Whether a file is a text that ``MarkupDocument`` can set.
  public var isMarkdown: Bool { grammar == .markdown }
}
