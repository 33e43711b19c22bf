import BinderySignals

/// The navigation controllers of the tabs of one screen.
///
/// The router makes it when it takes up a screen with tabs. Each controller has one screen, which
/// is made when it is needed first.
@MainActor
public final class TabControllers<Screen: NavigationScreen> {
  /// The labels and the selection.
  public let tabs: any TabSelecting
  private let entries: [LazyValue<NavigationController<Screen>>]
  private let unrestored: UnrestoredStates

  /// Makes controllers for tabs whose screens are made by `make`.
  init(
    _ tabs: any TabSelecting,
    ids: [(controller: Int, entry: Int)],
    make: @escaping (_ index: Int, _ entry: Int) -> NavigationController<Screen>.Entry
  ) {
    self.tabs = tabs
    let unrestored = UnrestoredStates()
    self.unrestored = unrestored
    entries = ids.enumerated().map { index, id in
      LazyValue {
        let entry = make(index, id.entry)
        unrestored.restore(index, to: entry.screen.viewModel)
        return NavigationController(id: id.controller, entries: [entry])
      }
    }
  }

  deinit {}

  /// The controllers of all tabs, in order; this makes the screens that are not made yet.
  public var controllers: [NavigationController<Screen>] { entries.map(\.value) }

  /// The controllers of the tabs whose screens have been made, in order.
  public var made: [NavigationController<Screen>] { entries.compactMap(\.made) }

  /// Returns the controller of the tab at `index`, and makes its screen if necessary.
  ///
  /// An observer that calls it does not depend on the properties that the new screen reads.
  public func controller(at index: Int) -> NavigationController<Screen> {
    untracked { entries[index].value }
  }

  /// The screen of the selected tab; this makes it if necessary.
  public var selectedScreen: Screen { controller(at: tabs.selectedIndex).top.screen }

  /// The states of the tabs, by names that begin with `tab`, the identifier of the tab, and a dot.
  ///
  /// The state of a tab that has not been selected since a restoration is the restored one.
  var restorableState: [String: String] {
    var state: [String: String] = [:]
    for (index, label) in tabs.labels.enumerated() {
      let viewModel = entries[index].made?.top.screen.viewModel
      let own =
        if let viewModel {
          (viewModel as? any RestorableViewModel)?.restorableState
        } else {
          unrestored.states[index]
        }
      for (name, value) in own ?? [:] { state[Self.prefix(of: label) + name] = value }
    }
    return state
  }

  /// Restores the states of tabs, each when its screen is made.
  func restore(_ state: [String: String]) {
    for (index, label) in tabs.labels.enumerated() {
      let prefix = Self.prefix(of: label)
      var own: [String: String] = [:]
      for (name, value) in state where name.hasPrefix(prefix) {
        own[String(name.dropFirst(prefix.count))] = value
      }
      guard !own.isEmpty else { continue }
      unrestored.states[index] = own
      if let made = entries[index].made {
        unrestored.restore(index, to: made.top.screen.viewModel)
      }
    }
  }

  private static func prefix(of label: TabLabel) -> String { "tab \(label.id)." }

  /// Returns the activation of these screens.
  func makeLife() -> TabLife {
    TabLife(
      viewModel: { [entries] in entries[$0].value.top.screen.viewModel },
      made: { [entries] in entries.compactMap { $0.made?.top.screen.viewModel } },
      // Weak, because the tabs retain their activation.
      selectedIndex: { [weak tabs] in untracked { tabs?.selectedIndex ?? 0 } }
    )
  }
}
