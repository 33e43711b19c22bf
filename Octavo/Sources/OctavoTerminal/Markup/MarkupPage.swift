import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A Markdown file as lines, which are computed again only for another file or width, or when pictures
/// have been loaded.
struct MarkupPage {
  private struct Source: Equatable {
    let file: GitHub.File
    let place: DocumentPlace
  }

  private var source: Source?
  private var width = 0
  private var revision = 0
  private var document = MarkupDocument(blocks: [])
  private var anchors: [String] = []
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
      anchors = document.anchors
      pictures.retry()
    }
    let revision = pictures.revision
    if self.width != width || self.revision != revision {
      self.width = width
      self.revision = revision
      let figures = MarkupFigures(place: place, pictures: pictures)
      text = MarkupLayout(width: width, figures: figures).text(of: document.blocks)
      text.setAnchors(anchors)
    }
    return text
  }

  private static func isMarkdown(_ name: String) -> Bool {
    Language.detect(fileName: name)?.isMarkdown == true
  }

  private static func plainLines(_ file: GitHub.File) -> [[TokenRun]] {
    TextLines.split(file.text).prefix(5000).map(TokenRun.plain)
  }
}
