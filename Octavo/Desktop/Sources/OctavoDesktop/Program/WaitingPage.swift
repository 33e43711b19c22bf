public import BinderyGTK
import CGTK

/// What the window shows before there is a program: nothing for a moment, then a word of patience,
/// or why there is none.
///
/// A usual start is over before a word could be read. And what a spinner needs, the drawing of an
/// icon, would make the first frame late.
@MainActor
public final class WaitingPage: Widget {
  private let place = Widget(adw_bin_new())
  private let lifetime = Lifetime()

  /// Makes a page that says these words after a moment.
  public init(_ words: String) {
    let page = Box(.vertical, [Widget(adw_header_bar_new()), place])
    place.expand()
    super.init(page.pointer(), holding: [page])
    lifetime.add(
      Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(500))
        if !Task.isCancelled { self?.show(Self.patience(words)) }
      }
    )
  }

  isolated deinit { lifetime.dispose() }

  /// Says why the program cannot be opened.
  public func fail(_ words: String) {
    lifetime.dispose()
    let state = StateStack(Box(.vertical))
    state.show(.failed(words))
    show(state)
  }

  private func show(_ content: Widget) {
    place.hold(content)
    adw_bin_set_child(place.pointer(), content.pointer())
  }

  private static func patience(_ words: String) -> Widget {
    let label = Label(words, .wrapping)
    let spinner = Spinner()
    let column = Box(.vertical, spacing: 18, [spinner, label])
    gtk_widget_set_size_request(spinner.pointer(), 32, 32)
    gtk_widget_set_valign(column.pointer(), GTK_ALIGN_CENTER)
    gtk_label_set_xalign(label.opaque, 0.5)
    label.addStyle("dim-label")
    spinner.isSpinning = true
    return column
  }
}
