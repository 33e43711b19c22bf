import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A Markdown file as lines, which are computed again only for another file or width.
///
/// When a picture has been loaded, only the block around it is laid out again.
struct MarkupPage {
  private struct Source: Equatable {
    let file: GitHub.File
    let place: DocumentPlace
  }

  /// The number of blocks that have been laid out, for tests.
  private(set) var layouts = 0
  private var source: Source?
  private var width = 0
  private var revision = 0
  private var document = MarkupDocument(blocks: [])
  private var headings: [String] = []
  private var blocks: [MarkupText] = []
  private var text = MarkupText()

  mutating func text(
    of file: GitHub.File,
    at place: DocumentPlace,
    _ width: Int,
    _ pictures: DocumentPictures
  ) -> MarkupText {
    let source = Source(file: file, place: place)
    if self.source != source {
      self.source = source
      self.width = 0
      document =
        Self.isMarkdown(file.name)
        ? MarkupDocument(markdown: file.bytes)
        : MarkupDocument(blocks: [.code(language: nil, lines: Self.plainLines(file))])
      headings = document.anchors
      pictures.retry()
    }
    let revision = pictures.revision
    if self.width != width || self.revision != revision {
      let figures = MarkupFigures(place: place, pictures: pictures)
      layOut(MarkupLayout(width: width, figures: figures), isNew: self.width != width)
      self.width = width
      self.revision = revision
    }
    return text
  }

  /// Lays all blocks out, or only those with pictures that have changed.
  private mutating func layOut(_ layout: MarkupLayout, isNew: Bool) {
    if isNew { blocks = Array(repeating: MarkupText(), count: document.blocks.count) }
    let outdated = blocks.indices.filter { isNew || layout.isOutdated(blocks[$0]) }
    for index in outdated { blocks[index] = layout.text(of: document.blocks[index]) }
    layouts += outdated.count
    guard isNew || !outdated.isEmpty else { return }
    text = MarkupText()
    text.append(blocks: blocks)
    text.nameHeadings(headings)
  }

  private static func isMarkdown(_ name: String) -> Bool {
    Language.detect(fileName: name)?.isMarkdown == true
  }

  private static func plainLines(_ file: GitHub.File) -> [[TokenRun]] {
    TextLines.split(file.text).prefix(5000).map(TokenRun.plain)
  }
}
