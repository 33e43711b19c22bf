/// Texts with marks or tags.
extension Language {
  static let texts = [
    Language(
      "Markdown",
      "md mkdn mdwn mdown markdown mkd mkdown ron",
      grammar: .markdown
    ),
    Language(
      "HTML",
      "html htm xhtml vue svelte",
      grammar: .markup,
      traits: [.ignoresCase]
    ),
    Language(
      "XML",
      "xml svg plist xsd xsl xslt rss atom storyboard xib csproj ui",
      grammar: .markup
    ),
    Language("Diff", "diff patch", grammar: .diff),
  ]

  /// Whether a file is a text that ``MarkupDocument`` can set.
  public var isMarkdown: Bool { grammar == .markdown }
}
