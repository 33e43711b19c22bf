extension Router {
  /// The routes of the screens, and the selected tabs.
  ///
  /// A path ends below the first screen that was not made from a route.
  public var path: RoutePath<Screen.Route> { path { $0.route } }

  /// The path without screens that return a result, to be stored and restored.
  public var restorablePath: RoutePath<Screen.Route> {
    path { $0.returnsResult ? nil : $0.route }
  }

  private func path(
    _ route: (NavigationController<Screen>.Entry) -> Screen.Route?
  ) -> RoutePath<Screen.Route> {
    var controllers: [[RoutePath<Screen.Route>.Element]] = []
    for controller in self.controllers {
      var elements: [RoutePath<Screen.Route>.Element] = []
      for entry in controller.entries {
        guard let route = route(entry) else { break }
        elements.append(.init(route, tab: entry.tabs?.tabs.selectedID))
      }
      if !elements.isEmpty { controllers.append(elements) }
      if elements.count < controller.entries.count { break }
    }
    return RoutePath(controllers: controllers)
  }
}
