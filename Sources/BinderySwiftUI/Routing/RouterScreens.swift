import BinderyNavigation

/// The controllers of a router as navigation stacks in sheets above each other.
///
/// It is the host of the router: it shows each change, and reports what the user has done. It never
/// decides which screen is next.
@MainActor
package final class RouterScreens<Screen: NavigationScreen> {
  /// The stack of the root controller; `nil` before the first reset of the router.
  @MutableProperty package private(set) var root: ScreenStack<Screen>?

  let router: Router<Screen>
  private let lifetime = Lifetime()

  /// Makes the host of a router.
  package init(_ router: Router<Screen>) {
    self.router = router
    lifetime += router.addHost()
    lifetime.observe(self) { $0.follow($0.router.controllers) }
  }

  deinit {}

  /// Asks the router for what the system has done already, and shows the result in the next turn if
  /// nothing has changed.
  func request(_ request: (Router<Screen>) -> NavigationOutcome) {
    _ = request(router)
    updateNext()
  }

  /// Shows the controllers of the router in the next turn of the main actor.
  ///
  /// Until then SwiftUI has the path that it has written itself, so it finds a difference.
  func updateNext() {
    Task { [weak self] in
      guard let self else { return }
      follow(untracked { router.controllers })
    }
  }

  func didAppear(_ id: Int) {
    if untracked({ router.controllers.last?.top.id }) == id { router.hostDidShow() }
  }

  private func follow(_ controllers: [NavigationController<Screen>]) {
    untracked {
      batch {
        guard let first = controllers.first else {
          root = nil
          return
        }
        let stack = root ?? ScreenStack(first, in: self)
        stack.follow(controllers[...])
        if root == nil { root = stack }
      }
    }
  }
}
