import BinderySignals

/// The navigation controllers of the tabs of one screen.
///
/// The router makes it when it takes up a screen with tabs. Each controller has one screen, which is
/// made when it is needed first.
@MainActor
public final class TabControllers<Screen: NavigationScreen> {
  /// The labels and the selection.
  public let tabs: any TabSelecting
  private let entries: [LazyValue<NavigationController<Screen>>]

  /// Makes controllers for tabs whose screens are made by `make`.
  init(
    _ tabs: any TabSelecting,
    ids: [(controller: Int, entry: Int)],
    make: @escaping (_ index: Int, _ entry: Int) -> NavigationController<Screen>.Entry
  ) {
    self.tabs = tabs
    entries = ids.enumerated().map { index, id in
      LazyValue { NavigationController(id: id.controller, entries: [make(index, id.entry)]) }
    }
  }

  deinit {}

  /// The controllers of all tabs, in order; this makes the screens that are not made yet.
  public var controllers: [NavigationController<Screen>] { entries.map(\.value) }

  /// The controllers of the tabs whose screens have been made, in order.
  public var made: [NavigationController<Screen>] { entries.compactMap(\.made) }

  /// Returns the controller of the tab at `index`, and makes its screen if necessary.
  public func controller(at index: Int) -> NavigationController<Screen> { entries[index].value }

  /// Returns the activation of these screens.
  func makeLife() -> TabLife {
    TabLife(
      viewModel: { [entries] in entries[$0].value.top.screen.viewModel },
      made: { [entries] in entries.compactMap { $0.made?.top.screen.viewModel } },
      selectedIndex: { [tabs] in untracked { tabs.selectedIndex } }
    )
  }
}
