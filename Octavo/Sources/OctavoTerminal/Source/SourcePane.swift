import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A file as numbered, coloured lines, with its language, its length and the position below them.
struct SourcePane: Widget {
  let name = "source"
  let file: GitHub.File
  let wrapsLines: Bool
  let restored: SourceViewModel

  var isFocusable: Bool { true }

  func makeState() -> SourcePaneState { SourcePaneState() }

  func draw(_ state: SourcePaneState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let text = state.text(of: file)
    var area = area
    let foot = area.takeBottom(1).inset(left: 1, right: 1)
    let width = area.columns - text.margin - ScrollState.barColumns
    let rows = text.rowCount(wrappedTo: wrapsLines ? width : nil)
    let draw = { (frame: inout Frame) in
      state.scroll.draw(rows, in: area, of: &frame, restoring: restored) { row, area, frame in
        text.draw(row, marking: restored.lines, in: area, of: &frame)
      }
    }
    draw(&frame)
    // The number of rows that fit is known only now.
    if state.show(restored.reveal, at: text.row(ofLine:), page: area.rows) {
      frame.fill(area, .plain)
      draw(&frame)
    }
    let place = state.scroll.percentage.map { "\($0) %" } ?? Strings.wholeFile
    frame.write(facts(of: text), trailing: [Run(place, .muted)], in: foot)
  }

  func handle(_ event: InputEvent, _ state: SourcePaneState) -> Bool {
    guard case .wheel = event else { return false }
    restored.scrollPosition.finishRestoration()
    return state.scroll.handle(event)
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
    let motions = KeyAction.motions(map) {
      restored.scrollPosition.finishRestoration()
      state.scroll.handle($0)
    }
    return motions + sideways
  }

  private func facts(of text: SourceText) -> [Run] {
    RepositoryFacts.joined([
      RepositoryFacts.language(text.language), [Run(Strings.lines(text.lineCount), .muted)],
      [Run(Strings.size(file.bytes.count), .muted)],
    ])
  }
}
