import BinderyNavigation

extension NavigationWorld {
  final class NumberedViewModel: ViewModel {
    let number: Int
    /// The tabs, if the screen has any whose screens it makes itself.
    private(set) var tabs: Tabs<NumberedScreen>?

    init(_ number: Int, hook: @escaping () -> Void) {
      self.number = number
      super.init()
      whenActivated { _, _ in hook() }
      lifetime.observeEnded { hook() }
    }

    /// Gives the screen two tabs.
    func addTabs(_ make: @escaping (Int) -> NumberedScreen) {
      let tabs = Tabs<NumberedScreen>(
        (0...1).map { tab in
          let number = NavigationModel.number(ofTab: tab, of: number)
          return .init(TabLabel("\(tab)"), making: { make(number) })
        }
      )
      tabs.follow(self)
      self.tabs = tabs
    }
  }

  /// The route of a screen, by its number.
  nonisolated struct NumberedRoute: NavigationRoute {
    let number: Int
    var result = RouteResult<String>()
  }

  /// A screen; those with tabs and an odd number name the screens of the tabs by routes.
  struct NumberedScreen: NavigationScreen {
    typealias Route = NumberedRoute

    let numbered: NumberedViewModel
    let routeTabs: Tabs<NumberedRoute>?
    var viewModel: ViewModel { numbered }
    var name: String { "\(numbered.number)" }
    var tabs: Tabs<NumberedScreen>? { numbered.tabs }

    init(_ numbered: NumberedViewModel) {
      self.numbered = numbered
      let number = numbered.number
      routeTabs =
        NavigationModel.hasTabs(number) && number % 2 == 1
        ? Tabs(
          (0...1).map {
            .init(
              TabLabel("\($0)"),
              NumberedRoute(number: NavigationModel.number(ofTab: $0, of: number))
            )
          }
        ) : nil
    }
  }

  final class Screens: ScreenFactory {
    weak var world: NavigationWorld?

    deinit {}

    func screen(for route: NumberedRoute, _ context: ScreenContext) -> NumberedScreen {
      guard let world else { preconditionFailure("the world has been released") }
      let number = route.number
      if world.awaited.contains(number) { world.finishes[number] = context.finish(route.result) }
      return world.newScreen(number)
    }
  }
}
