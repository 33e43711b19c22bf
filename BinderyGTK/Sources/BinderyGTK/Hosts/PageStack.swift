import BinderyNavigation
import CGTK

/// The pages of one navigation controller, of which the last one is shown.
///
/// The covered pages keep their state. The user goes back with the button in the header bar, by
/// swiping, and in every other way that libadwaita has. In a split view the last two pages are
/// shown beside each other.
@MainActor
final class PageStack<Screen: NavigationScreen> {
  typealias Entry = NavigationController<Screen>.Entry

  let widget = Widget(adw_leaflet_new())
  /// The pages of the controller, from the bottom up.
  private(set) var pages: [HostedPage] = []
  /// Pages that are sliding out.
  private var leaving: [HostedPage] = []
  private let router: Router<Screen>
  private let makeView: (Screen) -> any ScreenView
  /// Called when a page has slid in.
  var shown: () -> Void = {}
  private var isChanging = false
  private let naming = SerialDisposable()
  private let signals = Lifetime()

  /// Makes a stack whose user actions are reported to `router`.
  init(_ router: Router<Screen>, makeView: @escaping (Screen) -> any ScreenView) {
    self.router = router
    self.makeView = makeView
    adw_leaflet_set_can_unfold(widget.opaque, 0)
    adw_leaflet_set_can_navigate_back(widget.opaque, 1)
    adw_leaflet_set_fold_threshold_policy(widget.opaque, ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
    widget.expand()
    signals += widget.onChange(of: "visible-child") { [weak self] in self?.noteSwipe() }
    signals += widget.onChange(of: "child-transition-running") { [weak self] in self?.sweep() }
  }

  isolated deinit {
    naming.dispose()
    signals.dispose()
  }

  /// The window around the pages, whose title is that of the page on show.
  weak var window: Window? {
    didSet { nameWindow() }
  }

  private func nameWindow() {
    let following = Lifetime()
    naming.inner = following
    guard let window, let view = pages.last?.view else { return }
    following.observe(window) { $0.title = view.title }
  }

  /// Whether the user can go back by a swipe.
  var allowsSwipes = true {
    didSet { adw_leaflet_set_can_navigate_back(widget.opaque, allowsSwipes ? 1 : 0) }
  }

  /// Whether the last two pages are shown beside each other.
  var isSplit = false {
    didSet { if isSplit != oldValue { arrange() } }
  }

  /// Whether a page is sliding in.
  var isMoving: Bool { adw_leaflet_get_child_transition_running(widget.opaque) != 0 }

  /// Shows the entries of a controller.
  func show(_ entries: [Entry], _ transition: ScreenTransition) {
    let animated = transition.isAnimated
    // A leaflet cannot fade; it slides the page over instead.
    let type =
      transition == .slide ? ADW_LEAFLET_TRANSITION_TYPE_SLIDE : ADW_LEAFLET_TRANSITION_TYPE_OVER
    adw_leaflet_set_transition_type(widget.opaque, type)
    guard !pages.map(\.id).elementsEqual(entries.map(\.id)) else { return }
    isChanging = true
    var kept = 0
    while kept < min(pages.count, entries.count), pages[kept].id == entries[kept].id { kept += 1 }
    for page in pages[kept...] {
      // Swiping back must not find a page that is being removed.
      adw_leaflet_page_set_navigatable(
        adw_leaflet_get_page(widget.opaque, page.widget.pointer()),
        0
      )
    }
    leaving += pages[kept...]
    pages.removeSubrange(kept...)
    for entry in entries[kept...] { append(entry) }
    if isSplit { removeLeaving() }
    arrange()
    if let top = pages.last { reveal(top, animated: animated) }
    nameWindow()
    isChanging = false
    if animated { sweep() } else { removeLeaving() }
  }

  private func append(_ entry: Entry) {
    let below = pages.last?.id
    var goBack: (() -> Void)?
    if let below { goBack = { [weak self] in self?.router.requestBack(to: below) } }
    let page = HostedPage(id: entry.id, view: makeView(entry.screen), goBack: goBack)
    adw_leaflet_append(widget.opaque, page.widget.pointer())
    pages.append(page)
  }

  private func reveal(_ page: HostedPage, animated: Bool) {
    let kept = besidePage?.focusedWidget
    // A leaflet shows a page without a transition only where the desktop has no animations.
    let before = animated ? nil : bindery_animations_enable(0)
    adw_leaflet_set_visible_child(widget.opaque, page.widget.pointer())
    if let before { bindery_animations_enable(before) }
    if let kept {
      // The user goes on in the list of a split view; the leaflet has moved the focus.
      gtk_widget_grab_focus(kept.pointer())
    } else {
      page.focus()
    }
  }

  private func noteSwipe() {
    guard !isChanging, let child = adw_leaflet_get_visible_child(widget.opaque) else { return }
    guard let page = pages.first(where: { $0.widget.pointer() == child }) else { return }
    if page.id != pages.last?.id { router.viewDidPop(to: page.id) }
  }

  /// Removes the pages that have slid out.
  private func sweep() {
    guard !isChanging, adw_leaflet_get_child_transition_running(widget.opaque) == 0 else { return }
    removeLeaving()
    shown()
  }

  private func removeLeaving() {
    let gone = leaving
    leaving = []
    for page in gone { adw_leaflet_remove(widget.opaque, page.widget.pointer()) }
  }
}

// MARK: - Split view

extension PageStack {
  /// The page beside the last one in a split view.
  var besidePage: HostedPage? { isSplit && pages.count > 1 ? pages[pages.count - 2] : nil }

  /// Shows the last page alone, or with the one before it.
  private func arrange() {
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
        back: beside == nil || (isList && pages.first !== page)
      )
    }
    adw_leaflet_set_can_unfold(widget.opaque, beside == nil ? 0 : 1)
    isChanging = wasChanging
  }
}
