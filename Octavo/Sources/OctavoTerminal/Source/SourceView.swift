import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A file: coloured lines with their numbers, a Markdown document, or what else it is.
final class SourceView: ScreenView {
  private let viewModel: SourceViewModel
  private let context: ViewContext
  private var scroll = ScrollState()
  private var page = MarkupPage()
  private var source: SourceText?

  init(_ viewModel: SourceViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    self.context = context
  }

  deinit {}

  var actions: [KeyAction] {
    let wraps = viewModel.wrapsLines
    return [
      KeyAction("wrap", wraps ? "Do not wrap" : "Wrap", keys: ["w"], isHint: true) {
        self.viewModel.toggleWrapping()
      },
      KeyAction(
        "raw",
        viewModel.showsRawMarkdown ? "As a document" : "As written",
        keys: ["m"],
        isHint: true,
        isEnabled: viewModel.isMarkdown
      ) {
        self.viewModel.toggleRawMarkdown()
        self.scroll.reset()
      },
      KeyAction("right", "Scroll right", keys: [KeyPress(.right), "l"], section: "Moving") {
        self.source?.scroll(by: 8)
      },
      KeyAction("left", "Scroll left", keys: [KeyPress(.left), "h"], section: "Moving") {
        self.source?.scroll(by: -8)
      },
      .browser {
        self.viewModel.openInBrowser()
      },
      .copyAddress {
        self.viewModel.copyURL()
      },
      .refresh { self.viewModel.refresh() },
    ] + KeyAction.motions { self.scroll.handle($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    frame.page(
      viewModel,
      title: Breadcrumb.runs(viewModel.repository, path: viewModel.path),
      trailing: Facts.reference(viewModel.subtitle),
      in: area
    ) { page, area, frame in draw(page, in: area, of: &frame) }
  }

  func handle(_ event: InputEvent) -> Bool {
    if case .wheel = event { return scroll.handle(event) }
    return false
  }

  private func draw(_ page: SourcePage, in area: Rect, of frame: inout Frame) {
    switch page {
    case .text(let file): draw(file, in: area, of: &frame)
    case .markdown(let file): drawDocument(file, in: area, of: &frame)
    case .image(let file): drawImage(file, in: area, of: &frame)
    case .binary(let file):
      say("This file is no text.", Words.size(file.bytes.count), in: area, of: &frame)
    case .tooLarge(let size):
      say(
        "This file is too large to be shown here.",
        size.map { Words.size($0) } ?? "",
        in: area,
        of: &frame
      )
    }
  }

  private func draw(_ file: GitHub.File, in area: Rect, of frame: inout Frame) {
    if source?.file != file { source = SourceText(file) }
    guard let text = source else { return }
    var area = area
    drawFacts(text, file, in: area.takeBottom(1), of: &frame)
    let width = area.columns - text.margin - ScrollState.barColumns
    let rows = text.rowCount(wrappedTo: viewModel.wrapsLines ? width : nil)
    scroll.draw(rows, in: area, of: &frame) { row, area, frame in
      text.draw(row, in: area, of: &frame)
    }
  }

  private func drawFacts(
    _ text: SourceText,
    _ file: GitHub.File,
    in line: Rect,
    of frame: inout Frame
  ) {
    let facts = Facts.joined([
      text.language.map { Facts.language($0) } ?? [],
      [Run(Words.count(text.lineCount, "line"), .muted)],
      [Run(Words.size(file.bytes.count), .muted)],
    ])
    let place = scroll.percentage.map { "\($0) %" } ?? "all"
    frame.write(facts, trailing: [Run(place, .muted)], in: line.inset(left: 1, right: 1))
  }

  private func drawDocument(_ file: GitHub.File, in area: Rect, of frame: inout Frame) {
    let lines = page.lines(of: file, width: min(100, area.columns - 5))
    let text = area.inset(left: 2, top: area.rows > 8 ? 1 : 0, right: 1)
    scroll.draw(lines.count, in: text, of: &frame) { row, area, frame in
      frame.write(lines[row], in: area)
    }
  }

  private func drawImage(_ file: GitHub.File, in area: Rect, of frame: inout Frame) {
    guard let picture = context.pictures.decoded(file) else {
      say(
        "This picture cannot be drawn here.",
        Words.size(file.bytes.count),
        in: area,
        of: &frame
      )
      return
    }
    let room = area.inset(by: 1)
    let scale = min(
      Double(room.columns) / Double(picture.width),
      Double(room.rows * 2) / Double(picture.height),
      4
    )
    frame.draw(
      picture,
      in: room.centered(
        columns: max(1, Int(Double(picture.width) * scale)),
        rows: max(1, Int(Double(picture.height) * scale / 2))
      )
    )
  }

  private func say(_ words: String, _ size: String, in area: Rect, of frame: inout Frame) {
    frame.message(
      [[Run(words)], [Run(size, .muted)], [], [Run("Press o to open it in a browser.", .muted)]],
      in: area
    )
  }
}
