import BinderyGTK
import CGTK
import LineFiles
import OctavoViewModels

/// The lines of a file of any length: a text widget has those around the visible ones, and a scroll
/// bar stands for all.
@MainActor
final class LargeCodeView {
  let widget: Box
  /// Called with the lines that the user has selected; `nil` for none.
  var onSelect: ((LineRange?) -> Void)?
  /// The lines with their widget.
  let code: CodeView

  private let numbers: LineNumbers
  private let bar: ObjectOwner
  private let page: (any RestorablePage)?
  private let lifetime = Lifetime()
  private var text: LargeText?
  private var fileName = ""
  private(set) var slice = TextSlice()
  private(set) var marked: (lines: LineRange, search: FileSearch?)?
  private var searched: FileSearch?
  /// The line to which the view scrolls when it has arrived.
  private var awaited: (lines: LineRange, search: FileSearch?)?
  /// Whether the slice or the bar changes without the user.
  private var isChanging = false
  private var isMoving = false
  private let moving = SerialDisposable()
  /// Whether GTK measures a new slice, so that the visible lines are not known.
  private var isMeasuring = false
  /// The row that is scrolled to again when the slice has been measured.
  private var revealed: Int?
  private let measuring = SerialDisposable()

  init(
    _ appearance: Appearance,
    _ widgets: SourceWidgets,
    name: String,
    of page: (any RestorablePage)? = nil
  ) {
    self.page = page
    code = CodeView(appearance, widgets, name: name, longestLine: 10_000)
    numbers = widgets.numbers(of: code.text)
    let scrollbar = Widget(gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, nil))
    bar = ObjectOwner(
      retaining: UnsafeMutableRawPointer(gtk_scrollbar_get_adjustment(scrollbar.opaque))
    )
    gtk_scrolled_window_set_policy(
      code.widget.opaque,
      GTK_POLICY_AUTOMATIC,
      GTK_POLICY_EXTERNAL
    )
    widget = Box(.horizontal, [code.widget, scrollbar])
    widget.expand()
    numbers.number = { [weak self] in self?.number(ofBufferLine: $0) }
    lifetime += bar.connect("value-changed") { [weak self] _ in self?.followBar() }
    let scroll = ObjectOwner(
      retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(code.widget.opaque))
    )
    for signal in ["changed", "value-changed"] {
      lifetime += scroll.connect(signal) { [weak self] _ in self?.followScroll() }
    }
    code.onSelect = { [weak self] in self?.select($0) }
    lifetime += code.text.connect(after: "move-cursor") { [weak self] arguments in
      let step = arguments.enumeration(0) ?? 0
      guard step == Int(GTK_MOVEMENT_BUFFER_ENDS.rawValue), let count = arguments.integer(1) else {
        return
      }
      self?.moveCursor(toEnd: count > 0)
    }
  }

  isolated deinit {
    moving.dispose()
    measuring.dispose()
    lifetime.dispose()
    numbers.number = { _ in nil }
    numbers.show(upTo: nil)
  }

  /// Wraps long lines, or lets one scroll to their ends.
  func wrap(_ wraps: Bool) { code.wrap(wraps) }

  /// Highlights the matches of a search; `nil` for none.
  func highlight(_ search: FileSearch?) {
    let isSame = search?.text == searched?.text
    searched = search
    code.highlight(search)
    if !isSame { highlightBoundaries() }
  }

  private func highlightBoundaries() {
    code.highlight(searched.map { placesAtBoundaries(of: $0) } ?? [])
  }

  /// Shows the lines that have arrived.
  func show(_ text: LargeText, fileName: String) {
    let isFirst = self.text == nil
    let wasAtEnd = slice.range.upperBound == self.text?.rowCount
    self.text = text
    self.fileName = fileName
    numbers.show(upTo: text.lineCount)
    updateBar()
    if let fraction = page?.scrollPosition.restored, text.isComplete {
      fill(around: Int((fraction * Double(text.rowCount)).rounded()))
      page?.scrollPosition.finishRestoration()
    } else if isFirst || wasAtEnd && slice.rows.count < TextSlice.margin {
      fill(around: isFirst ? 0 : topRow)
    }
    if let awaited { mark(awaited.lines, awaited.search) }
  }

  /// Selects lines, or the current match of a search in the line, and scrolls to them, as soon as
  /// they have arrived.
  func mark(_ lines: LineRange, _ search: FileSearch? = nil) {
    marked = (lines, search)
    awaited = nil
    guard let text, lines.first <= text.lineCount || text.isComplete else {
      awaited = (lines, search)
      return
    }
    let isMatch = search.map { LineRange($0.current.line) == lines } ?? false
    let row = isMatch ? (search?.current.row ?? 1) - 1 : text.row(ofLine: lines.first)
    page?.scrollPosition.finishRestoration()
    if !slice.range.contains(row) || slice.isTooSmall(for: row...row, rowCount: text.rowCount) {
      fill(around: row, scrolls: false)
    }
    if isMeasuring { revealed = row }
    select(row)
  }

  /// The row at the top of the screen, counted from 0.
  var topRow: Int { slice.range.lowerBound + code.position.topLine }

  /// Scrolls until a row is at the top.
  func scroll(to row: Int) {
    revealed = nil
    guard let text else { return }
    let row = min(max(0, row), max(0, text.rowCount - 1))
    if slice.range.contains(row), !slice.isTooSmall(for: row...row, rowCount: text.rowCount) {
      code.position.scroll(to: row - slice.range.lowerBound)
    } else {
      fill(around: row)
    }
  }

  /// Moves the cursor from an end of the slice, to which GTK has moved it, to that of the file.
  ///
  /// A selection ends with the slice, because no other rows can be selected.
  private func moveCursor(toEnd isEnd: Bool) {
    guard let text, text.rowCount > 0, code.selection == nil else { return }
    let row = isEnd ? text.rowCount - 1 : 0
    page?.scrollPosition.finishRestoration()
    guard !slice.range.contains(row) else { return }
    marked = nil
    fill(around: row)
    code.placeCursor(atEnd: isEnd)
  }

  private func number(ofBufferLine line: Int) -> Int? {
    guard slice.rows.indices.contains(line), slice.rows[line].isFirst else { return nil }
    return slice.rows[line].line
  }

  /// Replaces the lines of the text widget, with a row at the top of the screen.
  private func fill(around row: Int, scrolls: Bool = true) {
    guard let text else { return }
    isChanging = true
    slice = TextSlice(around: row, of: text)
    code.forgetMark()
    code.show(slice.rows.map(\.text), fileName: fileName)
    highlightBoundaries()
    isChanging = false
    waitForMeasuring()
    if let lines = marked?.lines, text.lineCount >= lines.first { selectVisible(lines) }
    if scrolls { code.position.scroll(to: row - slice.range.lowerBound) }
    updateBar()
  }

  /// Follows the visible lines again when GTK has measured them, in idle time.
  private func waitForMeasuring() {
    isMeasuring = true
    let waiting = Lifetime()
    measuring.inner = waiting
    waiting.add(
      Task.immediate { [weak self] in
        await Application.idle()
        if !Task.isCancelled { self?.endMeasuring() }
      }
    )
  }

  /// Scrolls to the row of a mark, whose place is known now; a text without a size is waited for.
  private func endMeasuring() {
    guard code.text.isMapped, gtk_widget_get_height(code.text.pointer()) > 0 else { return }
    isMeasuring = false
    if let revealed {
      self.revealed = nil
      select(revealed)
    }
    followScroll()
  }

  /// Selects the part of lines that the text widget has, without scrolling.
  private func selectVisible(_ lines: LineRange) {
    guard let range = bufferLines(of: lines) else { return }
    code.select(range, scrolls: false)
  }

  private func select(_ row: Int) {
    guard let marked else { return }
    let isMatch = marked.search.map { LineRange($0.current.line) == marked.lines } ?? false
    if isMatch, let search = marked.search {
      let line = LineRange(row - slice.range.lowerBound + 1)
      code.select(place(of: search) ?? code.place(of: line), scrolls: true)
    } else if let range = bufferLines(of: marked.lines) {
      code.select(range, scrolls: true)
    }
  }

  /// Returns the lines of the buffer that have rows of lines; `nil` for none.
  private func bufferLines(of lines: LineRange) -> LineRange? {
    let has = { (row: LargeText.Row) in (lines.first...lines.last).contains(row.line) }
    guard let first = slice.rows.firstIndex(where: has),
      let last = slice.rows.lastIndex(where: has)
    else { return nil }
    return LineRange(first + 1, through: last + 1)
  }

  /// Reports the lines of the file whose rows the user has selected.
  private func select(_ lines: LineRange?) {
    guard !isChanging else { return }
    let range = lines.flatMap { lines -> LineRange? in
      let places = [lines.first - 1, lines.last - 1]
      guard places.allSatisfy({ slice.rows.indices.contains($0) }) else { return nil }
      return LineRange(slice.rows[places[0]].line, through: slice.rows[places[1]].line)
    }
    marked = range.map { ($0, nil) }
    onSelect?(range)
  }

  /// Makes another slice when the screen comes near to the end of this one.
  private func followScroll() {
    if isMeasuring { return waitForMeasuring() }
    guard !isChanging, !isMoving, let text, code.text.isMapped else { return }
    let top = topRow
    updateBar()
    let visible = top...max(top, slice.range.lowerBound + code.lastVisibleLine)
    if page?.scrollPosition.restored == nil {
      page?.scrollPosition.note(Double(top) / Double(max(1, text.rowCount)))
    }
    guard slice.isTooSmall(for: visible, rowCount: text.rowCount) else { return }
    isMoving = true
    // Not while GTK lays the text out.
    let waiting = Lifetime()
    moving.inner = waiting
    waiting.add(
      Task { [weak self] in
        guard let self, !Task.isCancelled else { return }
        isMoving = false
        fill(around: topRow)
      }
    )
  }

  /// Scrolls to the row that the user has moved the bar to.
  private func followBar() {
    guard !isChanging else { return }
    page?.scrollPosition.finishRestoration()
    scroll(to: Int(gtk_adjustment_get_value(bar.pointer()).rounded()))
  }

  private func updateBar() {
    guard let text else { return }
    let isOuter = isChanging
    isChanging = true
    defer { isChanging = isOuter }
    let shown = max(1, code.lastVisibleLine - code.position.topLine)
    gtk_adjustment_configure(
      bar.pointer(),
      Double(topRow),
      0,
      Double(max(text.rowCount, shown)),
      1,
      Double(max(1, shown - 1)),
      Double(shown)
    )
  }
}
