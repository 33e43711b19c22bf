import BinderyNavigation
import CGTK

/// The pages of one navigation controller, of which the last one is shown.
///
/// The covered pages keep their state. The user goes back with the button in the header bar, by
/// swiping, and in every other way that libadwaita has. In a split view the last two pages are
/// shown beside each other: the last one may be the preview of the page that the user is on.
@MainActor
final class PageStack<Screen: NavigationScreen> {
  typealias Entry = NavigationController<Screen>.Entry

  let widget = Widget(adw_leaflet_new())
  /// The pages of the controller, from the bottom up.
  private(set) var pages: [HostedPage] = []
  /// Whether the last page is a preview, so that the user is on the one before.
  private(set) var endsInPreview = false
  /// The sentence of the preview, if that has no page.
  private var words = PreviewWords()
  /// Pages that are sliding out.
  private var leaving: [HostedPage] = []
  let router: Router<Screen>
  private let makeView: (Screen) -> any ScreenView
  /// Called when a page has slid in.
  var shown: () -> Void = {}
  var isChanging = false
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
    guard let window, let view = activePage?.view else { return }
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

  /// The page that the user is on.
  var activePage: HostedPage? { endsInPreview ? pages.dropLast().last : pages.last }

  /// Shows the entries of a controller, and beside the last of them its preview, if there is one.
  func show(
    _ entries: [Entry],
    preview: PagePreview<Screen>? = nil,
    _ transition: ScreenTransition
  ) {
    let animated = transition.isAnimated
    // A leaflet cannot fade; it slides the page over instead.
    let type =
      transition == .slide ? ADW_LEAFLET_TRANSITION_TYPE_SLIDE : ADW_LEAFLET_TRANSITION_TYPE_OVER
    adw_leaflet_set_transition_type(widget.opaque, type)
    if let preview, preview.entry == nil { words.show(preview.words) }
    let ids = entries.map(\.id) + (preview.map { [$0.entry?.id ?? PreviewWords.id] } ?? [])
    let isSame = pages.map(\.id).elementsEqual(ids)
    guard !isSame || endsInPreview != (preview != nil) else { return }
    isChanging = true
    endsInPreview = preview != nil
    var kept = 0
    while kept < min(pages.count, ids.count), pages[kept].id == ids[kept] { kept += 1 }
    for page in pages[kept...] {
      // Swiping back must not find a page that is being removed.
      adw_leaflet_page_set_navigatable(
        adw_leaflet_get_page(widget.opaque, page.widget.pointer()),
        0
      )
    }
    leaving += pages[kept...]
    pages.removeSubrange(kept...)
    for entry in (entries + [preview?.entry].compactMap(\.self)).dropFirst(kept) { append(entry) }
    if let preview, preview.entry == nil, kept < ids.count {
      words = PreviewWords()
      words.show(preview.words)
      append(HostedPage(id: PreviewWords.id, view: words, goBack: nil))
    }
    if isSplit { removeLeaving() }
    arrange()
    if let top = activePage { reveal(top, animated: animated) }
    nameWindow()
    isChanging = false
    if animated { sweep() } else { removeLeaving() }
  }

  private func append(_ entry: Entry) {
    let below = pages.last?.id
    var goBack: (() -> Void)?
    if let below { goBack = { [weak self] in self?.router.requestBack(to: below) } }
    append(HostedPage(id: entry.id, view: makeView(entry.screen), goBack: goBack))
  }

  private func append(_ page: HostedPage) {
    adw_leaflet_append(widget.opaque, page.widget.pointer())
    pages.append(page)
  }

  private func reveal(_ page: HostedPage, animated: Bool) {
    // The user who opens the page of a list goes to it, or is on it already.
    let kept = page.focusedWidget ?? (opensFromList(page) ? nil : besidePage?.focusedWidget)
    // A leaflet shows a page without a transition only where the desktop has no animations.
    let before = animated ? nil : bindery_animations_enable(0)
    adw_leaflet_set_visible_child(widget.opaque, page.widget.pointer())
    if let before { bindery_animations_enable(before) }
    if let kept {
      // The user goes on in the list of a split view; the leaflet has moved the focus.
      gtk_widget_grab_focus(kept.pointer())
    } else {
      page.focus()
      if page.focusedWidget == nil, page.id == pages.last?.id { unfocusList() }
    }
  }

  private func noteSwipe() {
    guard !isChanging, let child = adw_leaflet_get_visible_child(widget.opaque) else { return }
    guard let page = pages.first(where: { $0.widget.pointer() == child }) else { return }
    if page.id != activePage?.id { router.viewDidPop(to: page.id) }
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
