import BinderyTerminal
import GitHubValues
import OctavoMarkup

/// A Markdown file as lines, which are computed again only for another file or width.
struct MarkupPage {
  private var file: GitHub.File?
  private var width = 0
  private var document = MarkupDocument(blocks: [])
  private var lines: [[Run]] = []

  mutating func lines(of file: GitHub.File, width: Int) -> [[Run]] {
    if self.file != file {
      self.file = file
      self.width = 0
      document =
        Self.isMarkdown(file.name)
        ? MarkupDocument(markdown: file.bytes)
        : MarkupDocument(blocks: [.code(language: nil, lines: Self.plainLines(file))])
    }
    if self.width != width {
      self.width = width
      lines = MarkupLayout(width: width).lines(of: document.blocks)
    }
    return lines
  }

  private static func isMarkdown(_ name: String) -> Bool {
    Language.detect(fileName: name)?.isMarkdown == true
  }

  private static func plainLines(_ file: GitHub.File) -> [[TokenRun]] {
    TextLines.split(file.text).prefix(5000).map(TokenRun.plain)
  }
}
