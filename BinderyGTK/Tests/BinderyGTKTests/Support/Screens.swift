import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows

/// Makes the list of the catalog's books.
@MainActor
func makeBookScreen(_ viewModel: BookListViewModel) -> ListScreen<BookListViewModel, BookCell> {
  ListScreen(
    sections: viewModel,
    ListStrings(empty: "No Books Yet"),
    make: BookCell.init,
    name: \.title
  ) { cell, book, _ in cell.show(book) }
}

/// The screens of the article's pictures.
enum TestScreen: NavigationScreen {
  case home(HomeViewModel), repository(RepositoryViewModel), refPicker(RefPickerViewModel)
  case news(PlainViewModel), profile(PlainViewModel)

  var viewModel: ViewModel {
    switch self {
    case .home(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    case .refPicker(let viewModel): viewModel
    case .news(let viewModel), .profile(let viewModel): viewModel
    }
  }

  var tabs: Tabs<TestScreen>? {
    if case .home(let viewModel) = self { viewModel.tabs } else { nil }
  }
}

final class PlainViewModel: ViewModel {}

final class HomeViewModel: ViewModel {
  let tabs: Tabs<TestScreen>

  override init() {
    tabs = Tabs([
      .init("News", .news(PlainViewModel())), .init("Profile", .profile(PlainViewModel())),
    ])
    super.init()
    tabs.follow(self)
  }
}

final class RepositoryViewModel: ViewModel {
  @MutableProperty var name = "orihon"
}

final class RefPickerViewModel: ViewModel {
  let choose: (String) -> Void

  init(choose: @escaping (String) -> Void) { self.choose = choose }
}

/// A view that says what it is, and counts itself.
@MainActor
final class TestView: ScreenView {
  private(set) static var alive = 0
  let content: Widget
  let label = Label()
  let lifetime = Lifetime()
  private let words: () -> String
  var tabHost: TabHost<TestScreen>?

  var title: String { words() }
  var titleWidget: Widget? { tabHost?.switcher }

  init(_ screen: TestScreen) {
    TestView.alive += 1
    switch screen {
    case .home(let viewModel):
      words = { "Home" }
      let host = TabHost(viewModel.tabs, title: "Home") { TestView($0) }
      tabHost = host
      content = host.content
      return
    case .repository(let viewModel):
      words = { viewModel.name }
    case .refPicker: words = { "Branches" }
    case .news: words = { "News" }
    case .profile: words = { "Profile" }
    }
    let box = Box(.vertical, [label])
    content = box
    let button = Button("Press")
    box.append(button)
    lifetime += button.onClick {}
    lifetime.bind(label) { [words] in words() }
  }

  isolated deinit { TestView.alive -= 1 }
}

/// A router, and a host that shows it in a window on the screen.
final class TestHost {
  let router = Router<TestScreen>()
  let window = Window(size: Window.Size(640, 480))
  let host: NavigationHost<TestScreen>

  init() async {
    router.resetRoot(.home(HomeViewModel()))
    host = NavigationHost(router: router, in: window) { TestView($0) }
    window.present()
    await window.painted()
  }

  isolated deinit {
    host.end()
    window.destroy()
  }

  /// The titles on show, from the root window to the last one.
  var titles: [String] { host.topViews.map(\.title) }

  /// The router's stack, as the articles write it.
  var outline: String { router.controllers.map(\.description).joined(separator: " ") }

  func push() -> RepositoryViewModel {
    let viewModel = RepositoryViewModel()
    router.push(.repository(viewModel))
    return viewModel
  }
}
