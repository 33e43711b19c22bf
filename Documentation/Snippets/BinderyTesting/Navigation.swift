import BinderyTesting
import Testing

final class HomeViewModel: ViewModel {
  private let navigation: any Navigation<Screen>

  init(_ navigation: any Navigation<Screen>) { self.navigation = navigation }

  func openFirst() { navigation.push(.repository(RepositoryViewModel())) }
}

final class RepositoryViewModel: ViewModel {}

enum Screen: NavigationScreen {
  case home(HomeViewModel), repository(RepositoryViewModel)

  var viewModel: ViewModel {
    switch self {
    case .home(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    }
  }
}

@MainActor
struct NavigationTests {
  @Test func `home opens a repository`() {
    let navigation = NavigationRecorder<Screen>()
    let home = HomeViewModel(navigation)
    navigation.resetRoot(.home(home))
    home.openFirst()
    #expect(navigation.requests == ["resetRoot Home", "push Repository"])
    #expect(navigation.outline == "[C0: Home, Repository]")
  }
}
