import BinderyNavigation
import CGTK

/// A view under its header bar.
@MainActor
final class HostedPage {
  let id: Int
  let view: any ScreenView
  let widget: Clamp
  private let header = Widget(adw_header_bar_new())
  private let words = Widget(adw_window_title_new("", nil))
  private let back: Button?
  private var leading: [Widget] = []
  private var trailing: [Widget] = []
  private var hasMainMenu = true
  /// More than any window has.
  private static let anyWidth: Int32 = 100_000
  private let lifetime = Lifetime()

  /// Makes the page of the entry with `id`; without `goBack` it has no button back.
  init(id: Int, view: any ScreenView, goBack: (() -> Void)?) {
    self.id = id
    self.view = view
    let column = Box(.vertical, [header, view.content])
    widget = Clamp(column, width: Self.anyWidth, isGradual: false)
    widget.expand()
    view.content.expand()
    back = goBack.map { _ in Button(icon: "go-previous-symbolic", name: "Back") }
    if let goBack, let back {
      adw_header_bar_pack_start(header.opaque, back.pointer())
      lifetime += back.onClick(goBack)
    }
    lifetime.observe(self) { $0.drawHeader() }
  }

  isolated deinit { lifetime.dispose() }

  /// The widget of the page that has the keyboard focus, if there is one.
  var focusedWidget: ObjectOwner? {
    guard let root = gtk_widget_get_root(widget.pointer()), let focused = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focused, widget.pointer()) != 0
    else { return nil }
    return ObjectOwner(retaining: focused)
  }

  /// Moves the focus to the widget that had it last, to the one that the view names, or to the
  /// first one that takes it; does nothing before the page is in a window.
  func focus() {
    guard gtk_widget_get_root(widget.pointer()) != nil else { return }
    if restoreFocus() { return }
    if let widget = view.initialFocus {
      widget.focus()
    } else {
      gtk_widget_child_focus(view.content.pointer(), GTK_DIR_TAB_FORWARD)
    }
  }

  /// Moves the focus to the widget of the content that had it when the page was covered.
  ///
  /// - Returns: Whether there is one.
  private func restoreFocus() -> Bool {
    var last: UnsafeMutablePointer<GtkWidget>?
    var next = gtk_widget_get_focus_child(view.content.pointer())
    while let widget = next {
      last = widget
      next = gtk_widget_get_focus_child(widget)
    }
    return last.map { gtk_widget_grab_focus($0) != 0 } ?? false
  }

  /// Sets whether the page shows the buttons of the window, its main menu, and the button back.
  ///
  /// Of two pages beside each other, one has those at the start and the other those at the end.
  func showButtons(start: Bool, end: Bool, mainMenu: Bool, back isBack: Bool) {
    adw_header_bar_set_show_start_title_buttons(header.opaque, start ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(header.opaque, end ? 1 : 0)
    back?.isVisible = isBack
    hasMainMenu = mainMenu
    showMainMenu()
  }

  /// Gives the page a width of its own; `nil` for all there is.
  func setWidth(_ width: Int32?) {
    widget.setMinimumSize(width: width)
    widget.width = width ?? Self.anyWidth
    widget.expand(horizontally: width == nil)
  }

  private func showMainMenu() {
    for case let button as MenuButton in trailing where button.isMain {
      button.isVisible = hasMainMenu
    }
  }

  private func drawHeader() {
    switch view.screenTitle {
    case .plain(let title): show(title, "")
    case .double(let title, let subtitle): show(title, subtitle)
    case .loading(let title): show(title, "Loading…")
    }
    adw_header_bar_set_title_widget(header.opaque, (view.titleWidget ?? words).pointer())
    replace(&leading, with: view.leading) { adw_header_bar_pack_start($0, $1) }
    replace(&trailing, with: view.trailing) { adw_header_bar_pack_end($0, $1) }
    showMainMenu()
  }

  private func show(_ title: String, _ subtitle: String) {
    adw_window_title_set_title(words.opaque, title.displayed(limit: 500))
    adw_window_title_set_subtitle(words.opaque, subtitle.displayed(limit: 500))
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
