import BinderyNavigation
import CGTK

/// A screen's view under its header bar.
@MainActor
final class Page {
  let id: Int
  let view: any ScreenView
  let widget: Box
  private let header = Widget(adw_header_bar_new())
  private let words = Widget(adw_window_title_new("", nil))
  private var leading: [Widget] = []
  private var trailing: [Widget] = []
  private let lifetime = Lifetime()

  /// Makes the page of entry `id`; without `goBack` it has no way back.
  init(id: Int, view: any ScreenView, goBack: (() -> Void)?) {
    self.id = id
    self.view = view
    widget = Box(.vertical, [header, view.content])
    view.content.expand()
    if let goBack { addBackButton(goBack) }
    lifetime.observe(self) { $0.drawHeader() }
  }

  isolated deinit { lifetime.dispose() }

  /// Puts the cursor where the screen wants it.
  func focus() {
    if let widget = view.initialFocus {
      gtk_widget_grab_focus(widget.pointer())
    } else {
      gtk_widget_child_focus(view.content.pointer(), GTK_DIR_TAB_FORWARD)
    }
  }

  private func addBackButton(_ goBack: @escaping () -> Void) {
    let button = Button(icon: "go-previous-symbolic", name: "Back")
    adw_header_bar_pack_start(header.opaque, button.pointer())
    header.hold(button)
    lifetime += button.onClick(goBack)
  }

  private func drawHeader() {
    adw_window_title_set_title(words.opaque, view.title.displayed(limit: 500))
    adw_header_bar_set_title_widget(header.opaque, (view.titleWidget ?? words).pointer())
    replace(&leading, with: view.leading) { adw_header_bar_pack_start($0, $1) }
    replace(&trailing, with: view.trailing) { adw_header_bar_pack_end($0, $1) }
  }

  private func replace(
    _ shown: inout [Widget],
    with wanted: [Widget],
    pack: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    guard !shown.elementsEqual(wanted, by: ===) else { return }
    for widget in shown { adw_header_bar_remove(header.opaque, widget.pointer()) }
    for widget in wanted { pack(header.opaque, widget.pointer()) }
    shown = wanted
  }
}
