import BinderyNavigation
import UIKit

/// Shows a router: the root controller in a navigation controller, and each further one above it.
final class RouterHost<Screen: NavigationScreen>: NSObject {
  let root = UINavigationController()
  private let router: Router<Screen>
  private let makePage: (Screen) -> UIViewController
  private var stacks: [(id: Int, navigation: UINavigationController)] = []
  private var pages: [Int: UIViewController] = [:]
  private let lifetime = Lifetime()

  init(router: Router<Screen>, makePage: @escaping (Screen) -> UIViewController) {
    self.router = router
    self.makePage = makePage
    super.init()
    root.delegate = self
    lifetime += router.addHost()
    lifetime.observe(self) { host in
      let controllers = host.router.controllers
      untracked { host.show(controllers) }
    }
    lifetime.observe(self) { host in
      let (isGuarded, _) = (host.router.isTopGuarded, host.router.controllers.count)
      untracked { host.guardTop(isGuarded) }
    }
  }

  private func show(_ controllers: [NavigationController<Screen>]) {
    if stacks.isEmpty, let first = controllers.first { stacks = [(first.id, root)] }
    while stacks.count > max(1, controllers.count) { dismissLast() }
    var kept: [Int: UIViewController] = [:]
    for (level, controller) in controllers.enumerated() {
      for entry in controller.entries { kept[entry.id] = pages[entry.id] ?? makePage(entry.screen) }
      let shown = controller.entries.compactMap { kept[$0.id] }
      let isNew = level == stacks.count
      if isNew { stacks.append((controller.id, UINavigationController())) }
      let navigation = stacks[level].navigation
      if navigation.viewControllers != shown {
        navigation.setViewControllers(shown, animated: !isNew)
      }
      if isNew { present(navigation) }
    }
    pages = kept
  }

  private func present(_ navigation: UINavigationController) {
    navigation.delegate = self
    navigation.presentationController?.delegate = self
    let below = stacks[stacks.count - 2].navigation
    below.present(navigation, animated: true) { [router] in router.hostDidShow() }
  }

  private func dismissLast() {
    let last = stacks.removeLast().navigation
    // One that the user has dragged away is not on the screen any more.
    guard last.presentingViewController != nil else { return }
    last.dismiss(animated: true) { [router] in router.hostDidShow() }
  }

  /// Lets the back button ask, and switches the gestures off, while the top screen is guarded.
  private func guardTop(_ isGuarded: Bool) {
    guard let navigation = stacks.last?.navigation else { return }
    navigation.interactivePopGestureRecognizer?.isEnabled = !isGuarded
    navigation.isModalInPresentation = isGuarded
    let ask = UIAction { [router] _ in router.requestBack() }
    navigation.topViewController?.navigationItem.backAction = isGuarded ? ask : nil
  }
}

extension RouterHost: UINavigationControllerDelegate {
  func navigationController(
    _ navigation: UINavigationController,
    didShow page: UIViewController,
    animated: Bool
  ) {
    let entries = untracked { router.controllers.last?.entries ?? [] }
    // After a swipe, the page is one below the top of the router.
    if navigation === stacks.last?.navigation,
      let entry = entries.dropLast().last(where: { pages[$0.id] === page })
    {
      router.viewDidPop(to: entry.id)
    }
    router.hostDidShow()
  }
}

extension RouterHost: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    router.requestDismissal()
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    router.viewDidDismiss()
  }
}
