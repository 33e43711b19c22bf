import BinderyTerminal
import GitHubValues
import LineFiles
import OctavoViewModels

/// A file as numbered, coloured lines, with its language, its length and the position below them.
struct SourcePane: Widget {
  let name = "source"
  let content: SourceContent
  let wrapsLines: Bool
  let viewModel: SourceViewModel

  var isFocusable: Bool { true }

  func makeState() -> SourcePaneState { SourcePaneState() }

  func draw(_ state: SourcePaneState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let text = state.text(of: content)
    let search = viewModel.search
    var area = area
    let foot = area.takeBottom(1).inset(left: 1, right: 1)
    let width = area.columns - text.margin - ScrollState.barColumns
    let rows = text.rowCount(wrappedTo: wrapsLines ? width : nil)
    let rowsOnScreen = max(1, area.rows)
    let draw = { (frame: inout Frame) in
      var isAtTop = true
      state.scroll.draw(rows, in: area, of: &frame, restoring: viewModel) { row, area, frame in
        let marks = SourceText.Marks(lines: viewModel.lines, search: search)
        if isAtTop { text.begin(at: row, marks, page: rowsOnScreen) }
        isAtTop = false
        text.draw(row, marks, in: area, of: &frame)
        var area = area
        frame.mark(area.takeLeft(text.margin), as: .item(name, text.line(at: row) + 1))
      }
    }
    draw(&frame)
    // The number of rows that fit is known only now.
    let isRevealed = state.show(viewModel.reveal, search, columns: width, page: area.rows)
    if isRevealed {
      frame.fill(area, .plain)
      draw(&frame)
    }
    drawFoot(of: text, search, state, in: foot, of: &frame)
  }

  private func drawFoot(
    of text: any SourceRows,
    _ search: FileSearch?,
    _ state: SourcePaneState,
    in area: Rect,
    of frame: inout Frame
  ) {
    let place = Run(state.scroll.percentage.map { "\($0) %" } ?? Strings.wholeFile, .muted)
    let found = search.map { [Run($0.position, .warning), Run("   ")] } ?? []
    frame.write(facts(of: text), trailing: found + [place], in: area)
  }

  func handle(_ event: InputEvent, _ state: SourcePaneState) -> Bool {
    guard case .wheel = event else { return false }
    viewModel.scrollPosition.finishRestoration()
    return state.handle(event)
  }

  /// Marks the line whose number was clicked, or the lines up to it while lines are being selected.
  func click(_ target: ClickTarget, _ state: SourcePaneState) -> Bool {
    guard case .item(name, let line) = target else { return false }
    if state.isSelecting {
      viewModel.extendLines(to: line)
    } else {
      viewModel.select(LineRange(line))
    }
    return true
  }

  func actions(_ state: SourcePaneState) -> [ScreenAction] {
    let isSelecting = state.isSelecting
    let title = Strings.selectLines(isSelecting: isSelecting)
    return [
      ScreenAction("select", title, isPrimary: isSelecting) {
        state.isSelecting.toggle()
        if state.isSelecting { extend(by: 0, state) }
      }
    ]
  }

  func keyActions(_ state: SourcePaneState, _ map: KeyMap) -> [KeyAction] {
    let sideways = [
      ("scroll.right", Strings.scrollRight, 8), ("scroll.left", Strings.scrollLeft, -8),
    ]
    .map { id, title, columns in
      KeyAction(id, title, keys: map[id], section: Strings.moving, isEnabled: !wrapsLines) {
        state.scroll(by: columns)
      }
    }
    let selecting = [
      ("select.down", Strings.selectDown, 1), ("select.up", Strings.selectUp, -1),
    ]
    .map { id, title, distance in
      KeyAction(id, title, keys: map[id], section: Strings.moving) { extend(by: distance, state) }
    }
    let motions = KeyAction.motions(map) {
      viewModel.scrollPosition.finishRestoration()
      state.handle($0)
    }
    guard state.isSelecting else { return motions + selecting + sideways }
    return motions.map { selection($0, state) } + selecting + sideways + [end(state, map)]
  }

  /// Returns the action that removes the mark and ends the selection, in place of going back.
  private func end(_ state: SourcePaneState, _ map: KeyMap) -> KeyAction {
    KeyAction("back", Strings.cancel, keys: map["back"], isHint: true) {
      state.isSelecting = false
      viewModel.select(nil)
    }
  }

  /// Returns a motion that moves the end of the selected lines.
  private func selection(_ motion: KeyAction, _ state: SourcePaneState) -> KeyAction {
    let page = state.page
    let distances = [
      "move.down": 1, "move.up": -1, "move.pageDown": page - 1, "move.pageUp": 1 - page,
      "move.halfDown": page / 2, "move.halfUp": -page / 2, "move.first": -state.lineCount,
      "move.last": state.lineCount,
    ]
    return KeyAction(motion.id, motion.title, keys: motion.keys, section: motion.section) {
      extend(by: distances[motion.id] ?? 0, state)
    }
  }

  private func extend(by distance: Int, _ state: SourcePaneState) {
    viewModel.scrollPosition.finishRestoration()
    state.follow(viewModel.extendLines(by: distance, from: state.firstLine))
  }

  private func facts(of text: any SourceRows) -> [Run] {
    RepositoryFacts.joined([
      RepositoryFacts.language(text.language), [Run(Strings.lines(text.lineCount), .muted)],
      [Run(size, .muted)],
    ])
  }

  /// The length of the file, or of the part that has arrived.
  private var size: String {
    switch content {
    case .file(let file): Strings.size(file.bytes.count)
    case .large(let text, _): Strings.arrived(text) ?? Strings.size(text.receivedBytes)
    }
  }
}
