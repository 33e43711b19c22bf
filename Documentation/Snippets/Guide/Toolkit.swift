import BinderyTesting
import Testing

/// A view of a toolkit whose windows show a text.
@MainActor
protocol TextView: AnyObject {
  var text: String { get }
}

final class ShelvesTextView: TextView {
  let text = "Shelves"

  init(_ viewModel: ShelvesViewModel) {}
}

final class BookTextView: TextView {
  private let viewModel: BookViewModel

  init(_ viewModel: BookViewModel) { self.viewModel = viewModel }

  var text: String {
    viewModel.stars.map { "\(viewModel.title) ★ \($0)" } ?? viewModel.title
  }
}

final class WaitingTextView: TextView {
  let text = "…"
}

/// Shows the top screen of each controller as a line.
@MainActor
final class TextHost<Screen: NavigationScreen> {
  private(set) var text = ""
  private let router: Router<Screen>
  private let makeView: (Screen) -> any TextView
  private var views: [Int: any TextView] = [:]
  private let lifetime = Lifetime()

  init(router: Router<Screen>, makeView: @escaping (Screen) -> any TextView) {
    self.router = router
    self.makeView = makeView
    lifetime += router.addHost()
    lifetime.observe(self) { $0.draw() }
  }

  /// Goes back, because the user has pressed a key.
  func goBack() { router.requestBack() }

  private func draw() {
    let controllers = router.controllers
    let shown = Set(controllers.flatMap(\.entries).map(\.id))
    views = views.filter { shown.contains($0.key) }
    text = controllers.map { view(for: $0.top).text }.joined(separator: "\n")
    router.hostDidShow()
  }

  private func view(for entry: NavigationController<Screen>.Entry) -> any TextView {
    if let view = views[entry.id] { return view }
    let view = untracked { makeView(entry.screen) }
    views[entry.id] = view
    return view
  }
}

@MainActor
func makeTextHost(_ router: Router<ShopScreen>) -> TextHost<ShopScreen> {
  TextHost(router: router) { screen in
    switch screen {
    case .shelves(let viewModel): ShelvesTextView(viewModel)
    case .book(let viewModel): BookTextView(viewModel)
    case .stars, .review: WaitingTextView()
    }
  }
}

@MainActor
struct ToolkitArticleTests {
  @Test func `a host follows the router and the view models`() async {
    let router = startShop()
    let host = makeTextHost(router)
    #expect(host.text == "Shelves")

    router.push(.book("High Tide"))
    #expect(host.text == "High Tide")
    if case .book(let book) = router.top { book.restore(["stars": "5"]) }
    #expect(host.text == "High Tide ★ 5")
    router.present(.stars())
    #expect(host.text == "High Tide ★ 5\n…")
    host.goBack()
    host.goBack()

    #expect(host.text == "Shelves")
    router.end()
  }

  @Test func `a completion is called when the host has shown the screen`() {
    let router = startShop()
    let host = makeTextHost(router)
    var shown: [String] = []

    router.present(.stars()) { shown.append(host.text) }

    #expect(shown == ["Shelves\n…"])
    router.end()
  }
}

#if canImport(UIKit)
import UIKit

/// Shows the root controller of a router in a navigation controller.
///
/// Not compiled so far: no platform of CI has the toolkit.
final class PageHost<Screen: NavigationScreen>: NSObject, UINavigationControllerDelegate {
  let navigation = UINavigationController()
  private let router: Router<Screen>
  private let makePage: (Screen) -> UIViewController
  private var pages: [Int: UIViewController] = [:]
  private let lifetime = Lifetime()

  init(router: Router<Screen>, makePage: @escaping (Screen) -> UIViewController) {
    self.router = router
    self.makePage = makePage
    super.init()
    navigation.delegate = self
    lifetime += router.addHost()
    lifetime.observe(self) { host in
      let entries = host.router.controllers.first?.entries ?? []
      untracked { host.show(entries) }
    }
  }

  private func show(_ entries: [NavigationController<Screen>.Entry]) {
    var kept: [Int: UIViewController] = [:]
    for entry in entries { kept[entry.id] = pages[entry.id] ?? makePage(entry.screen) }
    pages = kept
    let stack = entries.compactMap { kept[$0.id] }
    if navigation.viewControllers != stack { navigation.setViewControllers(stack, animated: true) }
  }

  func navigationController(
    _ navigation: UINavigationController,
    didShow page: UIViewController,
    animated: Bool
  ) {
    let entries = untracked { router.controllers.first?.entries ?? [] }
    // After a swipe, the page is one below the top of the router.
    if let entry = entries.dropLast().last(where: { pages[$0.id] === page }) {
      router.viewDidPop(to: entry.id)
    }
    router.hostDidShow()
  }
}
#endif
