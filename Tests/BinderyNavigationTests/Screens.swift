import BinderyNavigation

final class LoginViewModel: ViewModel {}
final class NewsViewModel: ViewModel {}
final class ReposViewModel: ViewModel {}
final class RepositoryViewModel: ViewModel {}
final class RefPickerViewModel: ViewModel {
  let finish: (String) -> Void

  init(finish: @escaping (String) -> Void = { _ in }) {
    self.finish = finish
    super.init()
  }
}

final class HomeViewModel: ViewModel {
  let tabs: Tabs<Screen>
  let news = NewsViewModel()
  let repos = ReposViewModel()

  override init() {
    tabs = Tabs([.init("News", .news(news)), .init("Repositories", .repos(repos))])
    super.init()
    tabs.follow(self)
  }
}

enum Screen: NavigationScreen {
  case login(LoginViewModel)
  case home(HomeViewModel)
  case news(NewsViewModel)
  case repos(ReposViewModel)
  case repository(RepositoryViewModel)
  case refs(RefPickerViewModel)

  var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    case .home(let viewModel): viewModel
    case .news(let viewModel): viewModel
    case .repos(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    case .refs(let viewModel): viewModel
    }
  }

  var tabs: Tabs<Screen>? {
    if case .home(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
