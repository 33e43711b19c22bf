package import BinderyGTK

/// A screen with tabs.
package final class ShopViewModel: ViewModel, TabBarViewModel {
  package let tabs: Tabs<CatalogScreen>
  /// The number of unread letters.
  @MutableProperty package var letters = 3

  package override init() {
    let badge = Badge()
    tabs = Tabs([
      .init(TabLabel("Books", icon: "accessories-dictionary-symbolic"), .list(BookListViewModel())),
      .init(
        TabLabel("Letters", icon: "mail-unread-symbolic", badge: { badge.text() }),
        making: {
          .list(BookListViewModel(title: "Letters", []))
        }
      ),
      .init(
        TabLabel("Settings", icon: "emblem-system-symbolic"),
        making: {
          .page(.rows, SettingsViewModel())
        }
      ),
    ])
    super.init()
    badge.owner = self
    followTabs()
  }

  /// The badge of a tab, whose view model is made after the tabs.
  private final class Badge {
    weak var owner: ShopViewModel?

    deinit {}

    func text() -> String? { owner.flatMap { $0.letters > 0 ? "\($0.letters)" : nil } }
  }
}
