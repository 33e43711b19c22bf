import BinderyNavigation

/// The sentence beside a list whose selected row has no page.
@MainActor
final class PreviewWords: ScreenView {
  /// The identifier of its page, which no entry has.
  nonisolated static let id = -1

  let content: Widget
  let title = ""
  private let state: StateView

  init() {
    let space = Box(.vertical)
    space.expand()
    state = StateView(space)
    content = Box(.vertical, [state])
    state.expand()
  }

  deinit {}

  /// Shows a sentence; an empty one is nothing.
  func show(_ words: String) {
    state.show(
      words.isEmpty
        ? .content : .message(title: "", words: words, icon: "view-list-symbolic")
    )
  }
}
