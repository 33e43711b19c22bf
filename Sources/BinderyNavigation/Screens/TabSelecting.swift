public import BinderySignals

/// The part of ``Tabs`` that a tab bar needs: labels and the selection.
@MainActor
public protocol TabSelecting: AnyObject {
  /// The texts and icons, in order.
  var labels: [TabLabel] { get }
  /// The index of the selected tab.
  var selectedIndex: Int { get }
  /// A signal that sends the index of the selected tab when it is selected again.
  var reselections: Signal<Int, Never> { get }
  /// Selects the tab at `index`.
  func select(_ index: Int)
  /// Refreshes the screen of the selected tab, if it is refreshable.
  func refreshSelected()
}

extension TabSelecting {
  /// Selects the tab with an identifier; an unknown one is ignored.
  public func select(id: String) {
    guard let index = labels.firstIndex(where: { $0.id == id }) else { return }
    if untracked({ selectedIndex }) != index { select(index) }
  }

  /// The identifier of the selected tab.
  public var selectedID: String { labels[selectedIndex].id }
}
