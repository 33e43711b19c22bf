import BinderyNavigation
import CGTK

extension PageStack {
  /// The page beside the last one in a split view.
  var besidePage: HostedPage? { isSplit && pages.count > 1 ? pages[pages.count - 2] : nil }

  /// Shows the last page alone, or with the one before it.
  func arrange() {
    let wasChanging = isChanging
    isChanging = true
    let beside = besidePage
    for page in pages {
      // An unfolded leaflet shows all visible pages beside each other.
      page.widget.isVisible = beside == nil || page === beside || page === pages.last
      let isList = page === beside
      page.setWidth(isList ? SplitView.listWidth : nil)
      if isList {
        page.widget.addStyle(OpenedRow.pageStyle)
      } else {
        page.widget.removeStyle(OpenedRow.pageStyle)
      }
      page.showButtons(
        start: beside == nil || isList,
        end: !isList,
        // The sentence beside a list has no menu of its own.
        mainMenu: beside == nil || isList == (pages.last?.id == PreviewWords.id),
        back: beside == nil || (isList && pages.first !== page)
      )
    }
    adw_leaflet_set_can_unfold(widget.opaque, beside == nil ? 0 : 1)
    isChanging = wasChanging
  }

  /// Whether a page is beside a list that shows previews, and no preview itself.
  func opensFromList(_ page: HostedPage) -> Bool {
    guard let beside = besidePage, page !== beside else { return false }
    return showsPreviews(beside)
  }

  /// Whether a page is a list beside which the pages of its rows are shown.
  func showsPreviews(_ page: HostedPage) -> Bool {
    let entries = untracked { router.controllers }.flatMap(\.entries)
    return entries.first { $0.id == page.id }.map(router.showsPreviews) ?? false
  }

  /// Takes the focus from a list beside a page that has nothing to focus yet.
  func unfocusList() {
    guard let beside = besidePage, showsPreviews(beside), beside.focusedWidget != nil,
      let root = gtk_widget_get_root(widget.pointer())
    else { return }
    gtk_root_set_focus(root, nil)
  }
}
