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
