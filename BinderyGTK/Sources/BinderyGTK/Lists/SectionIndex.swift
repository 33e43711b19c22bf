import BinderyNavigation
import CGTK

/// The index at the side of a long list: the titles of the sections, as buttons.
@MainActor
public final class SectionIndex: Widget {
  /// Called with the index of the title that the user chooses.
  public var onChoose: ((Int) -> Void)?

  private let column = Box(.vertical)
  private var buttons: [Button] = []
  private var shown: [String] = []
  private let signals = SerialDisposable()
  private static let style = "bindery-section-index"
  /// Titles as close as lines of text, so that the alphabet fits beside a list.
  private static let rule = StyleRule(
    ".\(style) { min-height: 18px; min-width: 0; padding: 0 8px; font-size: smaller; }"
  )

  /// Makes an index without titles, which is hidden.
  public init() {
    Self.rule.install()
    super.init(gtk_scrolled_window_new(), holding: [column])
    // In a low window the index scrolls without a scroll bar.
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(opaque, column.pointer())
    column.align(vertically: .center)
    // The background of the list continues below it.
    addStyle("view")
    isVisible = false
  }

  isolated deinit { signals.dispose() }

  /// Shows titles; fewer than two hide the index.
  public func show(_ titles: [String]) {
    isVisible = titles.count > 1
    guard titles != shown else { return }
    shown = titles
    for button in buttons { column.remove(button) }
    let lifetime = Lifetime()
    signals.inner = lifetime
    buttons = titles.enumerated().map { index, title in
      let button = Button(title)
      button.addStyle("flat", Self.style)
      lifetime += button.onClick { [weak self] in self?.onChoose?(index) }
      column.append(button)
      return button
    }
  }
}
