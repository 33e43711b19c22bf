#if canImport(Glibc) || canImport(Musl)
import Bindery

extension TextArea {
  /// Edits the text, or moves in it.
  public func handle(_ event: InputEvent, _ state: TextAreaState) -> Bool {
    exchange(with: state) {
      if state.search != nil, let isHandled = search(event, state) { return isHandled }
      return edit(event, state)
    }
  }

  /// Takes the focus, and moves the cursor to the place that was clicked.
  public func click(_ target: ClickTarget, at point: Point, _ state: TextAreaState) -> Bool {
    guard target == .item(name, 0) else { return false }
    return exchange(with: state) {
      state.point(at: point, extending: false)
      return true
    }
  }

  /// Takes over the value, edits, and writes what has changed.
  private func exchange(with state: TextAreaState, _ edit: () -> Bool) -> Bool {
    let (value, selected) = untracked { (text.value, selection?.value) }
    state.take(value, selected)
    let before = (revision: state.text.revision, cursor: state.text.cursor)
    guard edit() else { return false }
    guard state.text.revision != before.revision || state.text.cursor != before.cursor else {
      return true
    }
    state.give(selection == nil ? nil : state.text.selection)
    batch {
      if state.text.revision != before.revision { text.value = state.text.string }
      selection?.value = state.text.selection
    }
    return true
  }

  private func edit(_ event: InputEvent, _ state: TextAreaState) -> Bool {
    let clipboard = clipboard ?? state.ownClipboard
    switch event {
    case .wheel(let lines, _): state.scroll(by: lines)
    case .drag(let point): state.point(at: point, extending: true)
    case .doubleClick: state.text.select(state.text.string.word(at: state.text.cursor.head))
    case .key(KeyPress("r", .control)): state.search = TextField(state.text.selectedText)
    default:
      if event.isCopy || event.isCut {
        guard !state.text.selection.isEmpty else { return false }
        clipboard.copy(state.text.selectedText)
        if event.isCut, !isReadOnly { state.text.removeSelection() }
        return true
      }
      return state.text.handle(clipboard.paste(for: event) ?? event, isReadOnly: isReadOnly)
    }
    return true
  }

  /// Passes an event to the open search: typed text is found at once, Enter and ↓ find the next
  /// place, ↑ the one before, Esc closes.
  ///
  /// - Returns: `nil` for an event that is one of the text, and closes the search.
  private func search(_ event: InputEvent, _ state: TextAreaState) -> Bool? {
    guard var field = state.search else { return nil }
    switch event {
    case .key(KeyPress(.escape)): state.search = nil
    case .key(KeyPress(.enter)), .key(KeyPress(.down)), .key(KeyPress("r", .control)):
      state.text.find(field.text)
    case .key(KeyPress(.up)): state.text.find(field.text, backward: true)
    case .wheel, .drag, .doubleClick: return nil
    default:
      let before = field.text
      guard field.handle(event) else {
        state.search = nil
        return nil
      }
      state.search = field
      if field.text != before { state.text.find(field.text, first: true) }
    }
    return true
  }
}
#endif
