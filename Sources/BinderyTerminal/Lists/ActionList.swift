#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A list of actions below each other, such as the parts of a profile that can be opened.
public struct ActionList: Widget {
  /// The name of the widget.
  public let name: String
  private let list: [ScreenAction]
  private let icon: (ScreenAction) -> [Run]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - actions: The actions.
  ///   - icon: Returns the text before the title of an action.
  public init(
    _ name: String,
    _ actions: [ScreenAction],
    icon: @escaping (ScreenAction) -> [Run] = { _ in [] }
  ) {
    self.name = name
    list = actions
    self.icon = icon
  }

  /// Whether there are actions.
  public var isFocusable: Bool { !list.isEmpty }
  /// Makes the selection and the scroll position.
  public func makeState() -> ActionListState { ActionListState(list: ListState(name)) }
  /// A row for each action.
  public func rows(in columns: Int, _ state: ActionListState) -> Int? { list.count }

  /// Draws the titles.
  public func draw(
    _ state: ActionListState,
    isFocused: Bool,
    in area: Rect,
    of frame: inout Frame
  ) {
    state.list.draw(list.count, isFocused: isFocused, in: area, of: &frame) {
      index,
      _,
      area,
      frame in
      let action = list[index]
      let title = Run(action.title, action.isEnabled ? .plain : Style(.muted))
      let line = icon(action) + [title]
      frame.write(line, trailing: [Run("›", .muted)], in: area.inset(left: 1, right: 1))
    }
  }

  /// Moves the selection by the wheel.
  public func handle(_ event: InputEvent, _ state: ActionListState) -> Bool {
    if case .wheel = event { state.list.handle(event) } else { false }
  }

  /// Selects an action, or performs the selected one.
  public func click(_ target: ClickTarget, _ state: ActionListState) -> Bool {
    guard let wasSelected = state.list.click(target) else { return false }
    if wasSelected { selected(state)?.perform() }
    return true
  }

  /// Returns the action `open`, which performs the selected one.
  public func actions(_ state: ActionListState) -> [ScreenAction] {
    let selected = selected(state)
    return [
      ScreenAction("open", "Open", isEnabled: selected?.isEnabled == true, isPrimary: true) {
        selected?.perform()
      }
    ]
  }

  /// Returns the motions.
  public func keyActions(_ state: ActionListState, _ map: KeyMap) -> [KeyAction] {
    KeyAction.motions(map) { state.list.handle($0) }
  }

  private func selected(_ state: ActionListState) -> ScreenAction? {
    list.indices.contains(state.list.selection) ? list[state.list.selection] : nil
  }
}
#endif
