/// The tabs of a screen, each on a navigation controller of its own.
///
/// As in the article, those controllers belong to the screen and are not in the router's stack: a
/// push from inside a tab goes over the tab bar.
///
/// The selected tab is active while its host is: the host calls ``follow(_:)``.
@MainActor
public final class Tabs<Screen: NavigationScreen> {
  /// One tab.
  public struct Tab {
    /// The words on it.
    public let title: String
    /// What it shows.
    public let screen: Screen

    /// Makes a tab.
    public init(_ title: String, _ screen: Screen) {
      self.title = title
      self.screen = screen
    }
  }

  /// The tabs, from the first to the last.
  public let all: [Tab]

  /// Which tab is on show.
  @MutableProperty public private(set) var selectedIndex = 0

  /// The tabs' controllers.
  ///
  /// Numbered when a router takes the host up.
  public private(set) var controllers: [NavigationController<Screen>] = []

  private let taps: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)
  private var isActive = false

  /// Makes tabs; the first is selected.
  public init(_ tabs: [Tab]) {
    precondition(!tabs.isEmpty, "tabs need at least one tab")
    all = tabs
    taps = Signal<Int, Never>.pipe()
  }

  deinit {}

  /// The tab on show.
  public var selected: Tab { all[selectedIndex] }

  /// Sends a tab's index when it was selected already and is selected again.
  public var reselections: Signal<Int, Never> { taps.output }

  /// Shows the tab at `index`, or tells ``reselections`` when it is on show already.
  ///
  /// An index without a tab is ignored.
  public func select(_ index: Int) {
    guard all.indices.contains(index) else { return }
    guard index != selectedIndex else {
      taps.input.send(value: index)
      return
    }
    let before = selected
    selectedIndex = index
    guard isActive else { return }
    before.screen.viewModel.deactivate()
    selected.screen.viewModel.activate()
  }

  /// Ties the tabs to the life of their host.
  public func follow(_ host: ViewModel) {
    host.whenActivated { [weak self] activation in
      self?.setActive(true)
      activation.observeEnded { self?.setActive(false) }
    }
    host.lifetime.observeEnded { [all] in
      for tab in all { tab.screen.viewModel.end() }
    }
  }

  /// Refreshes what is on show, if it can be.
  func refreshSelected() {
    let viewModel = untracked { selected }.screen.viewModel
    (viewModel as? any RefreshableViewModel)?.refresh()
  }

  private func setActive(_ isActive: Bool) {
    self.isActive = isActive
    let viewModel = untracked { selected }.screen.viewModel
    if isActive { viewModel.activate() } else { viewModel.deactivate() }
  }

  func number(controllerID: () -> Int, entryID: () -> Int) {
    controllers = []
    for tab in all {
      controllers.append(
        NavigationController(
          id: controllerID(),
          entries: [.init(id: entryID(), screen: tab.screen)]
        )
      )
    }
  }
}
