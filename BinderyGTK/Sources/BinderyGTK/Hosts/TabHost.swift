public import BinderyNavigation
import CGTK

/// Shows the tabs of a screen, between which the user slides.
///
/// The view of a tab is made when the tab is selected first, and keeps its state. The user selects
/// a tab with a button, or by sliding over the content with two fingers. Where the header bar is
/// wide enough, ``switcher`` is shown there; otherwise the buttons are in a bar at the bottom. A
/// subtitle of the selected tab is a line above it.
@MainActor
public final class TabHost<Screen: NavigationScreen> {
  /// The selected tab, and the bar below it.
  public let content: Widget
  /// The buttons for the header bar; in a narrow one, the title of the screen.
  public let switcher: Widget

  private let tabs: any TabSelecting
  private let screen: (Int) -> Screen
  private let makeView: (Screen) -> any ScreenView
  private let carousel = Widget(adw_carousel_new())
  let subtitle = Label()
  private var places: [Widget] = []
  @MutableProperty private var views: [Int: any ScreenView] = [:]
  private let lifetime = Lifetime()

  /// Makes a host of the navigation controllers that the router has for the tabs of a screen.
  ///
  /// - Parameters:
  ///   - controllers: The controllers.
  ///   - title: The title of a narrow header bar.
  ///   - makeView: Makes the view of a screen.
  public convenience init(
    _ controllers: TabControllers<Screen>,
    title: String,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.init(
      controllers.tabs,
      controllers.tabs.labels,
      title: title,
      screen: { controllers.controller(at: $0).top.screen },
      makeView: makeView
    )
  }

  /// Makes a host of tabs that contain screens.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - title: The title of a narrow header bar.
  ///   - icon: Returns the name of the icon of a tab whose label has none.
  ///   - makeView: Makes the view of a screen.
  public convenience init(
    _ tabs: Tabs<Screen>,
    title: String,
    icon: (Int) -> String? = { _ in nil },
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    let labels = tabs.labels.enumerated().map { index, label in
      guard label.icon == nil, let icon = icon(index) else { return label }
      return TabLabel(label.title, id: label.id, icon: icon) { label.badge }
    }
    self.init(tabs, labels, title: title, screen: { tabs.all[$0].screen }, makeView: makeView)
  }

  private init(
    _ tabs: any TabSelecting,
    _ labels: [TabLabel],
    title: String,
    screen: @escaping (Int) -> Screen,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.tabs = tabs
    self.screen = screen
    self.makeView = makeView
    let top = TabSwitcher(labels, shortened: false) { [tabs] in tabs.select($0) }
    let bottom = TabSwitcher(labels, shortened: true) { [tabs] in tabs.select($0) }
    let bar = Widget(gtk_revealer_new(), holding: [bottom])
    gtk_revealer_set_child(bar.opaque, bottom.pointer())
    bottom.addStyle("toolbar")
    content = Box(.vertical, [subtitle, carousel, bar])
    subtitle.addStyle("dim-label", "caption")
    subtitle.setMargins(12, 6)
    subtitle.center()
    switcher = Widget(adw_squeezer_new(), holding: [top])
    setUpCarousel(labels.count)
    setUpSwitcher(top, title: title, bar: bar)
    lifetime.observe(self) { $0.show($0.tabs.selectedIndex, top, bottom) }
    lifetime.observe(self) { $0.showSubtitle() }
  }

  isolated deinit { lifetime.dispose() }

  /// The view of the selected tab; the screen of the host shows its title and header items.
  public var selectedView: (any ScreenView)? { views[tabs.selectedIndex] }

  private func setUpCarousel(_ count: Int) {
    // The wheel scrolls the lists in the tabs, and the pointer selects text.
    adw_carousel_set_allow_scroll_wheel(carousel.opaque, 0)
    adw_carousel_set_allow_mouse_drag(carousel.opaque, 0)
    carousel.expand()
    for _ in 0..<count {
      let place = Widget(adw_bin_new())
      place.expand()
      places.append(place)
      adw_carousel_append(carousel.opaque, place.pointer())
    }
    lifetime += carousel.connect("page-changed") { [weak self] in
      guard let self, carousel.isMapped, let index = $0.unsigned(0) else { return }
      if untracked({ self.tabs.selectedIndex }) != index { tabs.select(index) }
    }
  }

  private func setUpSwitcher(_ top: TabSwitcher, title: String, bar: Widget) {
    let words = Widget(adw_window_title_new(title.displayed(limit: 500), nil))
    switcher.hold(words)
    adw_squeezer_set_homogeneous(switcher.opaque, 0)
    adw_squeezer_add(switcher.opaque, top.pointer())
    adw_squeezer_add(switcher.opaque, words.pointer())
    let topWidget: UnsafeMutablePointer<GtkWidget> = top.pointer()
    let follow = { [switcher] in
      let isNarrow = adw_squeezer_get_visible_child(switcher.opaque) != topWidget
      gtk_revealer_set_reveal_child(bar.opaque, isNarrow ? 1 : 0)
      // The squeezer changes its child while it is laid out, when GTK ignores that its height has
      // changed.
      Task { [weak switcher] in
        if let switcher { gtk_widget_queue_resize(switcher.pointer()) }
      }
    }
    lifetime += switcher.onChange(of: "visible-child", follow)
  }

  private func show(_ index: Int, _ top: TabSwitcher, _ bottom: TabSwitcher) {
    untracked {
      if views[index] == nil {
        let view = makeView(screen(index))
        adw_bin_set_child(places[index].pointer(), view.content.pointer())
        views[index] = view
      }
      // A carousel that has never been laid out does not know the places of its pages.
      if gtk_widget_get_width(carousel.pointer()) == 0 {
        bindery_widget_allocate_smallest(carousel.pointer())
      }
      // The tabs beside the selected one are mapped, too, but the Tab key must not lead there.
      for (number, place) in places.enumerated() {
        gtk_widget_set_can_focus(place.pointer(), number == index ? 1 : 0)
      }
      let isFar = abs(adw_carousel_get_position(carousel.opaque) - Double(index)) > 1
      adw_carousel_scroll_to(carousel.opaque, places[index].pointer(), isFar ? 0 : 1)
    }
    top.select(index)
    bottom.select(index)
  }
}
