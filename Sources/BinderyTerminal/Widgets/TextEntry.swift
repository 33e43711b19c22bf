#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A line of text that the user edits, bound to a value.
///
/// A text that the binding has accepted in another form, such as “1.” for 1, or that it cannot
/// convert yet stays until the value changes or the field loses the focus. After a text that the
/// value has changed or refused, the field shows the value, with the cursor at its end.
public struct TextEntry: Widget {
  /// The name of the widget.
  public let name: String
  private let text: ValueBinding<String>
  private let placeholder: String
  private let isSecret: Bool
  private let clipboard: FieldClipboard?
  private let submit: (() -> Void)?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - text: The value.
  ///   - placeholder: The text of the empty field.
  ///   - isSecret: Whether the text is drawn as dots; it cannot be copied then.
  ///   - clipboard: The clipboard; `nil` for one that only this field has.
  ///   - submit: Called for Enter; without it Enter is left to the screen.
  public init(
    _ name: String,
    text: ValueBinding<String>,
    placeholder: String = "",
    isSecret: Bool = false,
    clipboard: FieldClipboard? = nil,
    submit: (() -> Void)? = nil
  ) {
    self.name = name
    self.text = text
    self.placeholder = placeholder
    self.isSecret = isSecret
    self.clipboard = clipboard
    self.submit = submit
  }

  /// True.
  public var isFocusable: Bool { true }
  /// Makes the field, with the cursor at the end of the text.
  public func makeState() -> TextEntryState {
    TextEntryState(TextField(text.value, placeholder: placeholder, isSecret: isSecret))
  }
  /// One.
  public func rows(in columns: Int, _ state: TextEntryState) -> Int? { 1 }
  /// True.
  public func isTyping(_ state: TextEntryState) -> Bool { true }

  /// Shows the value of the binding in place of a text that it has accepted in another form.
  public func didLoseFocus(_ state: TextEntryState) { state.endEditing() }

  /// Draws the field.
  public func draw(_ state: TextEntryState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    state.columns = area.columns
    state.show(text.value)
    state.field.draw(isFocused: isFocused, in: area, of: &frame)
    frame.mark(area, as: .item(name, 0))
  }

  /// Edits the text, or selects by the mouse.
  public func handle(_ event: InputEvent, _ state: TextEntryState) -> Bool {
    if event == .key(KeyPress(.enter)), let submit {
      submit()
      return true
    }
    state.show(untracked { text.value })
    let old = state.field.text
    guard edit(event, state) else { return false }
    let new = state.field.text
    if new != old { state.note(isAccepted: text.write(new), as: untracked { text.value }) }
    return true
  }

  private func edit(_ event: InputEvent, _ state: TextEntryState) -> Bool {
    let clipboard = clipboard ?? state.ownClipboard
    if event.isCopy || event.isCut {
      guard !state.field.selectedText.isEmpty else { return false }
      clipboard.copy(state.field.selectedText)
      if event.isCut { state.field.removeSelection() }
      return true
    }
    switch event {
    case .drag(let point): state.field.point(at: point.column, in: state.columns, extending: true)
    case .doubleClick: state.field.selectWord()
    default: return state.field.handle(clipboard.paste(for: event) ?? event)
    }
    return true
  }

  /// Takes the focus, and moves the cursor to the place that was clicked.
  public func click(_ target: ClickTarget, at point: Point, _ state: TextEntryState) -> Bool {
    guard target == .item(name, 0) else { return false }
    state.show(untracked { text.value })
    state.field.point(at: point.column, in: state.columns, extending: false)
    return true
  }
}
#endif
