import BinderyGTK
import CGTK

/// The index at the side of a long list: the word of each section, which leads there.
@MainActor
final class SectionIndex: Widget {
  /// Called with the place of the word that a person chooses.
  var onChoose: ((Int) -> Void)?

  private let column = Box(.vertical)
  private var buttons: [Button] = []
  private var shown: [String] = []
  private let signals = SerialDisposable()
  /// Letters as close as lines of text, so that the alphabet fits beside a list.
  private static let rule = StyleRule(
    ".section-index { min-height: 18px; min-width: 0; padding: 0 8px; font-size: smaller; }"
  )

  init() {
    Self.rule.install()
    super.init(gtk_scrolled_window_new(), holding: [column])
    // Where the window is low, the wheel moves the index.
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(opaque, column.pointer())
    gtk_widget_set_valign(column.pointer(), GTK_ALIGN_CENTER)
    // The ground of the list goes on below it.
    addStyle("view")
    isVisible = false
  }

  isolated deinit { signals.dispose() }

  func show(_ titles: [String]) {
    isVisible = titles.count > 1
    guard titles != shown else { return }
    shown = titles
    for button in buttons { column.remove(button) }
    let lifetime = Lifetime()
    signals.inner = lifetime
    buttons = titles.enumerated().map { place, title in
      let button = Button(title)
      button.addStyle("flat", "section-index")
      lifetime += button.onClick { [weak self] in self?.onChoose?(place) }
      column.append(button)
      return button
    }
  }
}
