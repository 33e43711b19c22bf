#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// A bar of tabs or segments, and the view of the selected one below it.
///
/// Tabs are selected by ``KeyMap`` actions `tab.1` to `tab.9`, `tab.next` and `tab.previous`,
/// segments by `segment.next` and `segment.previous`. The numbers and the actions of the screen
/// around the tabs also work while other screens cover it. The view of a tab is made when it is
/// selected first. Where the bar is too narrow, titles of tabs that are not selected are left out.
/// While the list or page of the selected tab is being loaded, the bar has an indicator.
///
/// ```swift
/// TerminalHost(
///   router: router,
///   name: "Library",
///   makeTabs: { _, tabs in
///     TabbedView(tabs, title: [Run("◆ Library", .accent, .bold)]) { makeView($0) }
///   },
///   makeView: makeView
/// )
/// ```
public final class TabbedView: ScreenView {
  /// The kind of the bar.
  public enum Kind {
    /// Tabs with numbers and badges.
    case tabs
    /// Segments of one screen.
    case segments
  }

  let tabs: any TabSelecting
  let kind: Kind
  private let bar: TabBar
  private let currentKeys: () -> KeyMap
  let ownActions: () -> [ScreenAction]
  private let isBusy: (Int) -> Bool
  private let makeView: (Int) -> any ScreenView
  private var views: [Int: any ScreenView] = [:]

  /// Makes a view of tabs.
  ///
  /// - Parameters:
  ///   - tabs: The texts and the selection.
  ///   - kind: The kind of the bar.
  ///   - title: The text before the bar.
  ///   - trailing: Returns the text at the right edge, which is left out where there is no space.
  ///   - keys: The keys, which are read again for each frame and key.
  ///   - actions: Returns the actions of the screen around the tabs.
  ///   - isBusy: Returns whether the content of the tab at an index is being loaded.
  ///   - view: Returns the view of the tab at an index.
  public init(
    _ tabs: any TabSelecting,
    kind: Kind = .tabs,
    title: [Run] = [],
    trailing: @escaping () -> [Run] = { [] },
    keys: @escaping @autoclosure () -> KeyMap = KeyMap(),
    actions: @escaping () -> [ScreenAction] = { [] },
    isBusy: @escaping (Int) -> Bool = { _ in false },
    view: @escaping (Int) -> any ScreenView
  ) {
    self.tabs = tabs
    self.kind = kind
    currentKeys = keys
    ownActions = actions
    self.isBusy = isBusy
    bar = TabBar(title: title, trailing: trailing, hasNumbers: kind == .tabs)
    makeView = view
  }

  /// Makes a view of the tabs of a router's screen.
  public convenience init<Screen>(
    _ tabs: TabControllers<Screen>,
    title: [Run] = [],
    trailing: @escaping () -> [Run] = { [] },
    keys: @escaping @autoclosure () -> KeyMap = KeyMap(),
    actions: @escaping () -> [ScreenAction] = { [] },
    view: @escaping (Screen) -> any ScreenView
  ) {
    self.init(
      tabs.tabs,
      title: title,
      trailing: trailing,
      keys: keys(),
      actions: actions,
      isBusy: { tabs.controller(at: $0).top.screen.viewModel.isBusy }
    ) { index in view(tabs.controller(at: index).top.screen) }
  }

  /// Makes a view of the segments of a view model.
  public convenience init<Model: SegmentedViewModel>(
    _ viewModel: Model,
    trailing: @escaping () -> [Run] = { [] },
    keys: @escaping @autoclosure () -> KeyMap = KeyMap(),
    view: @escaping (Model.Screen) -> any ScreenView
  ) {
    let segments = viewModel.segments
    self.init(
      segments,
      kind: .segments,
      trailing: trailing,
      keys: keys(),
      isBusy: { segments.all[$0].screen.viewModel.isBusy }
    ) { index in view(segments.all[index].screen) }
  }

  deinit {}

  var keys: KeyMap { currentKeys() }

  /// Whether typed characters go into a text of the selected view.
  public var isTyping: Bool { selected.isTyping }

  /// Whether the selected view takes all keys.
  public var isModal: Bool { selected.isModal }

  /// Draws the bar and the selected view.
  public func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let line = area.takeTop(1).inset(left: 1, right: 1)
    let index = tabs.selectedIndex
    bar.draw(tabs.labels, selected: index, isBusy: isBusy(index), in: line, of: &frame)
    if kind == .tabs {
      frame.rule(area.takeTop(1))
    } else {
      _ = area.takeTop(area.rows > 12 ? 1 : 0)
    }
    selected.draw(in: area, of: &frame)
  }

  /// Passes an event to the selected view.
  public func handle(_ event: InputEvent) -> Bool { selected.handle(event) }

  /// Selects a tab, or passes the click to the selected view.
  public func click(_ target: ClickTarget) { click(target, at: Point(column: 0, row: 0)) }

  /// Selects a tab, or passes the click to the selected view.
  public func click(_ target: ClickTarget, at point: Point) {
    if case .item(TabBar.name(hasNumbers: kind == .tabs), let index) = target {
      tabs.select(index)
    } else {
      selected.click(target, at: point)
    }
  }

  var selected: any ScreenView {
    let index = tabs.selectedIndex
    if let view = views[index] { return view }
    let view = untracked { makeView(index) }
    views[index] = view
    return view
  }
}
#endif
