public import BinderySignals

/// The tabs of a screen, one of which is selected.
///
/// A tab holds a screen, or the route of one. Its screen is made when it is needed first.
///
/// As in the article, each tab has a navigation controller of its own, which belongs to the screen
/// and is not in the stack of the router: a push from inside a tab covers the tab bar.
@MainActor
public final class Tabs<Target>: TabSelecting {
  /// One tab.
  @MainActor
  public struct Tab {
    /// The text and icon.
    public let label: TabLabel
    let content: LazyValue<Target>

    /// Makes a tab of a screen or a route.
    public init(_ label: TabLabel, _ target: Target) {
      self.label = label
      content = LazyValue(made: target)
    }

    /// Makes a tab with a text.
    public init(_ title: String, _ target: Target) { self.init(TabLabel(title), target) }

    /// Makes a tab whose screen is made by `make` when it is needed first.
    public init(_ label: TabLabel, making make: @escaping () -> Target) {
      self.label = label
      content = LazyValue(make)
    }

    /// The text.
    public var title: String { label.title }
    /// The screen or its route.
    public var target: Target { content.value }
  }

  /// The tabs, in order.
  public let all: [Tab]

  /// The index of the selected tab.
  @MutableProperty public private(set) var selectedIndex = 0

  private let taps: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)
  /// The activation of the screens of the tabs; `nil` until a host is followed.
  var life: TabLife?

  /// Makes tabs; the first is selected.
  public init(_ tabs: [Tab]) {
    precondition(!tabs.isEmpty, "tabs need at least one tab")
    all = tabs
    taps = Signal<Int, Never>.pipe()
  }

  deinit {}

  /// The selected tab.
  public var selected: Tab { all[selectedIndex] }

  /// The texts and icons of the tabs, in order.
  public var labels: [TabLabel] { all.map(\.label) }

  /// A signal that sends the index of the selected tab when it is selected again.
  public var reselections: Signal<Int, Never> { taps.output }

  /// Selects the tab at `index`, or sends ``reselections`` if it is selected already.
  ///
  /// An index without a tab is ignored.
  public func select(_ index: Int) {
    guard all.indices.contains(index) else { return }
    let before = untracked { selectedIndex }
    guard index != before else {
      taps.input.send(value: index)
      return
    }
    selectedIndex = index
    life?.select(from: before, to: index)
  }

  /// Refreshes the screen of the selected tab, if it is refreshable.
  public func refreshSelected() {
    (life?.viewModel(untracked { selectedIndex }) as? any RefreshableViewModel)?.refresh()
  }
}

extension Tabs where Target: NavigationScreen {
  /// Ties the screens of the tabs to the life of `host`, whose view model makes them.
  ///
  /// The selected screen is active while the host is.
  public func follow(_ host: ViewModel) {
    let life = TabLife(
      viewModel: { [all] in all[$0].target.viewModel },
      made: { [all] in all.compactMap { $0.content.made?.viewModel } },
      selectedIndex: { [unowned self] in untracked { selectedIndex } }
    )
    self.life = life
    life.follow(host)
  }
}

extension Tabs.Tab where Target: NavigationScreen {
  /// The screen of the tab.
  public var screen: Target { target }
}
