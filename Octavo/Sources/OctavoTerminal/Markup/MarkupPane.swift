import BinderyNavigation
import BinderyTerminal
import OctavoViewModels

/// A page with a document: lines that scroll, with links, pictures and sections.
struct MarkupPane: Widget {
  private static let mostColumns = 100

  let name: String
  private let page: any SectionedPage
  private let pictures: DocumentPictures
  private let makeContent: (Int) -> MarkupContent

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - page: The page whose section or scroll position is restored.
  ///   - pictures: The pictures of documents.
  ///   - content: Returns the content for a number of columns; called for each frame.
  init(
    _ name: String,
    _ page: any SectionedPage,
    _ pictures: DocumentPictures,
    content: @escaping (_ columns: Int) -> MarkupContent
  ) {
    self.name = name
    self.page = page
    self.pictures = pictures
    makeContent = content
  }

  var isFocusable: Bool { true }

  func makeState() -> MarkupPaneState { MarkupPaneState() }

  func draw(_ state: MarkupPaneState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let area = area.inset(left: 2, right: 1)
    let width = max(1, min(Self.mostColumns, area.columns - ScrollState.barColumns))
    let content = makeContent(width)
    state.prepare(content, Size(columns: width, rows: area.rows), page)
    state.scroll.draw(content.rowCount, in: area, of: &frame, restoring: page) {
      row,
      area,
      frame in
      frame.write(content.line(at: row), in: area)
    }
    state.finish(content)
    let first = state.scroll.offset
    let visible = first..<first + area.rows
    page.didShow(content.names(in: visible))
    let near = visible.lowerBound - visible.count..<visible.upperBound + visible.count
    let figures = content.figures(in: near)
    for figure in figures where figure.rows.overlaps(visible) {
      mark(figure, visible, in: area, of: &frame)
    }
    request(figures, visible)
    // Programs without a screen wait for the end of animations, and so for the document.
    let isBusy = content.document.map { $0.isReading || $0.isSearching } ?? false
    if pictures.isLoading || isBusy { frame.isAnimated = true }
  }

  /// Makes the visible lines of a picture a link.
  private func mark(
    _ figure: MarkupText.Figure,
    _ visible: Range<Int>,
    in area: Rect,
    of frame: inout Frame
  ) {
    guard let link = figure.link, !figure.columns.isEmpty else { return }
    let rows = figure.rows.clamped(to: visible)
    let cells = Rect(
      column: area.column + figure.columns.lowerBound,
      row: area.row + rows.lowerBound - visible.lowerBound,
      columns: figure.columns.count,
      rows: rows.count
    )
    frame.mark(cells, as: .link(link))
  }

  /// Requests the pictures of the visible lines, and then those of a page above and below them.
  private func request(_ figures: [MarkupText.Figure], _ visible: Range<Int>) {
    let near = visible.lowerBound - visible.count..<visible.upperBound + visible.count
    let shown = figures.filter { $0.rows.overlaps(visible) }
    let others = figures.filter { $0.rows.overlaps(near) && !$0.rows.overlaps(visible) }
    pictures.request((shown + others).map(\.address))
  }

  func handle(_ event: InputEvent, _ state: MarkupPaneState) -> Bool {
    guard case .wheel = event else { return false }
    noteScrolling()
    return state.scroll.handle(event)
  }

  func keyActions(_ state: MarkupPaneState, _ map: KeyMap) -> [KeyAction] {
    KeyAction.motions(map) {
      noteScrolling()
      state.scroll.handle($0)
    }
  }

  private func noteScrolling() {
    page.scrollPosition.finishRestoration()
    page.isAtSection = false
  }
}
