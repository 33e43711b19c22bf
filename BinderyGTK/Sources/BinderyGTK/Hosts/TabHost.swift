public import BinderyNavigation
import CGTK

/// Shows the tabs of a screen, which slide.
///
/// A tab's view is made when the tab is chosen for the first time, and then stays as it was left.
/// Where the header bar has room, ``switcher`` goes there; where it has none, the tabs move to a
/// bar at the bottom by themselves.
@MainActor
public final class TabHost<Screen: NavigationScreen> {
  /// The tab on show, and the bar below it.
  public let content: Widget
  /// The tabs for the header bar; in their place, where there is no room, the screen's title.
  public let switcher: Widget

  private let tabs: any TabSelecting
  private let screen: (Int) -> Screen
  private let makeView: (Screen) -> any ScreenView
  private let stack: Widget
  private var places: [Widget] = []
  private var views: [Int: any ScreenView] = [:]
  private let lifetime = Lifetime()

  /// Makes a host for the tabs of a router, with their texts, icons and badges.
  ///
  /// Icons are names of the freedesktop icon theme; the symbolic ones are shown.
  ///
  /// - Parameters:
  ///   - controllers: The tabs, each of whose screens is made when it is selected first.
  ///   - title: The title of the header bar where there is no room for the tabs.
  ///   - makeView: Returns the view of a screen.
  public convenience init(
    _ controllers: TabControllers<Screen>,
    title: String,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.init(
      controllers.tabs,
      title: title,
      screen: { controllers.controller(at: $0).top.screen },
      makeView: makeView
    )
  }

  /// Makes a host for tabs whose screens are made by a view model.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - title: The title of the header bar where there is no room for the tabs.
  ///   - makeView: Returns the view of a screen.
  public convenience init(
    _ tabs: Tabs<Screen>,
    title: String,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.init(tabs, title: title, screen: { tabs.all[$0].screen }, makeView: makeView)
  }

  private init(
    _ tabs: any TabSelecting,
    title: String,
    screen: @escaping (Int) -> Screen,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.tabs = tabs
    self.screen = screen
    self.makeView = makeView
    let top = TabSwitcher(tabs.labels, shortened: false) { [tabs] in tabs.select($0) }
    let bottom = TabSwitcher(tabs.labels, shortened: true) { [tabs] in tabs.select($0) }
    stack = Widget(gtk_stack_new())
    let bar = Widget(gtk_revealer_new(), holding: [bottom])
    gtk_revealer_set_child(bar.opaque, bottom.pointer())
    bottom.addStyle("toolbar")
    content = Box(.vertical, [stack, bar])
    switcher = Widget(adw_squeezer_new(), holding: [top])
    setUpStack()
    setUpSwitcher(top, title: title, bar: bar)
    lifetime.observe(self) { $0.show($0.tabs.selectedIndex, top, bottom) }
    for switcher in [top, bottom] {
      lifetime.observe(switcher) { [tabs] switcher in switcher.show(tabs.labels.map(\.badge)) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The view of the tab on show; its title and header items are the host screen's to show.
  public var selectedView: (any ScreenView)? {
    _ = tabs.selectedIndex
    return views[tabs.selectedIndex]
  }

  private func setUpStack() {
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    stack.expand()
    for _ in tabs.labels {
      let place = Widget(adw_bin_new())
      places.append(place)
      gtk_stack_add_child(stack.opaque, place.pointer())
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
    }
    lifetime += switcher.onChange(of: "visible-child", follow)
  }

  private func show(_ index: Int, _ top: TabSwitcher, _ bottom: TabSwitcher) {
    untracked {
      if views[index] == nil {
        let view = makeView(screen(index))
        views[index] = view
        adw_bin_set_child(places[index].pointer(), view.content.pointer())
      }
      gtk_stack_set_visible_child(stack.opaque, places[index].pointer())
    }
    top.select(index)
    bottom.select(index)
  }
}
