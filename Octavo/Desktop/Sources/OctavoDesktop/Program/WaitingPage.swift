public import BinderyGTK
import CGTK

/// What the window shows before there is a program: a word of patience, or why there is none.
@MainActor
public final class WaitingPage: Widget {
  private let state: StateStack

  /// Makes a page with these words.
  public init(_ words: String) {
    let label = Label(words, .wrapping)
    let spinner = Spinner()
    let column = Box(.vertical, spacing: 18, [spinner, label])
    gtk_widget_set_size_request(spinner.pointer(), 32, 32)
    gtk_widget_set_valign(column.pointer(), GTK_ALIGN_CENTER)
    gtk_label_set_xalign(label.opaque, 0.5)
    label.addStyle("dim-label")
    spinner.isSpinning = true
    state = StateStack(column)
    state.show(.shown)
    let header = Widget(adw_header_bar_new())
    let page = Box(.vertical, [header, state])
    super.init(page.pointer(), holding: [page])
  }

  isolated deinit {}

  /// Says why the program cannot be opened.
  public func fail(_ words: String) { state.show(.failed(words)) }
}
