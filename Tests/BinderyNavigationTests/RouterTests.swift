import BinderyNavigation
import BinderyTesting
import Testing

struct RouterTests {
  private let navigation = NavigationRecorder<Screen>()
  private let home = HomeViewModel()

  @Test func `the six verbs act on the last controller`() {
    navigation.resetRoot(.home(home))
    #expect(navigation.outline == "[C0: Home]")
    navigation.push(.repository(RepositoryViewModel()))
    #expect(navigation.outline == "[C0: Home, Repository]")
    navigation.present(.refs(RefPickerViewModel()))
    #expect(navigation.outline == "[C0: Home, Repository] [C3: RefPicker]")
    navigation.push(.repository(RepositoryViewModel()))
    #expect(navigation.outline == "[C0: Home, Repository] [C3: RefPicker, Repository]")
    navigation.pop()
    navigation.pop()
    #expect(navigation.outline == "[C0: Home, Repository] [C3: RefPicker]")
    navigation.dismiss()
    navigation.dismiss()
    #expect(navigation.outline == "[C0: Home, Repository]")
    navigation.push(.repository(RepositoryViewModel()))
    navigation.popToRoot()
    #expect(navigation.outline == "[C0: Home]")
    navigation.resetRoot(.login(LoginViewModel()))
    #expect(navigation.outline == "[C0: Login]")
  }

  // C39
  @Test func `a push made while controllers are delivered leaves one active screen`() {
    let router = Router<Screen>()
    let (first, second) = (RepositoryViewModel(), RepositoryViewModel())
    let covering = RefPickerViewModel()
    var requests: [String] = []
    router.requests.observeValues { request in
      if case .push = request.action { requests.append("\(request)") }
    }
    router.resetRoot(.repository(first))
    let deepLink = observe {
      guard router.controllers.last?.entries.count == 2 else { return }
      _ = untracked { router.push(.refs(covering)) }
    }

    router.push(.repository(second))

    #expect(covering.phase == .active && second.phase == .inactive)
    #expect(requests == ["push Repository", "push RefPicker"])
    deepLink.dispose()
  }

  @Test func `a verb with nothing to act on is reported and changes nothing`() {
    var reports: [String] = []
    let router = Router<Screen>()
    let trace = Trace.observe {
      if case .ignoredRequest(let request) = $0 { reports.append(request) }
    }
    defer { trace.dispose() }

    router.push(.news(NewsViewModel()))
    router.present(.news(NewsViewModel()))
    router.resetRoot(.home(home))
    router.pop()
    router.popToRoot()
    router.dismiss()

    let hint = ": call resetRoot first"
    #expect(
      reports == ["push News\(hint)", "present News\(hint)", "pop", "popToRoot", "dismiss"]
    )
    #expect(router.controllers.count == 1)
  }

  @Test func `tabs have controllers of their own, outside the stack`() {
    navigation.resetRoot(.home(home))

    let tabs = navigation.controllers[0].root.tabs
    #expect(tabs?.controllers.map(\.description) == ["[C1: News]", "[C2: Repos]"])
  }

  @Test func `an end removes all screens, and releases view models that retain the router`() async {
    final class Holder: ViewModel {
      let navigation: Router<Screen>
      init(_ navigation: Router<Screen>) { self.navigation = navigation }
    }
    nonisolated enum Screen: NavigationScreen {
      case only(Holder)

      @MainActor var viewModel: ViewModel {
        switch self {
        case .only(let viewModel): viewModel
        }
      }
    }
    weak var router: Router<Screen>?
    weak var holder: Holder?
    var phases: [ViewModel.Phase] = []
    do {
      let made = Router<Screen>()
      let (below, above) = (Holder(made), Holder(made))
      (router, holder) = (made, above)
      made.resetRoot(.only(below))
      made.present(.only(above))
      made.end()
      made.push(.only(below))
      phases = [below.phase, above.phase]
      #expect(made.controllers.isEmpty)
    }
    await settle()

    #expect(phases == [.ended, .ended])
    #expect(router == nil)
    #expect(holder == nil)
  }

  @Test func `requests can be captured, with their animation`() {
    var animated: [Bool] = []
    navigation.router.requests.observeValues { animated.append($0.animated) }

    navigation.resetRoot(.home(home))
    navigation.push(.repository(RepositoryViewModel()), animated: false)
    navigation.pop()

    #expect(navigation.requests == ["resetRoot Home", "push Repository", "pop"])
    #expect(animated == [false, false, true])
  }

  // C39
  @Test func `the screen on show is active, the covered one inactive, a gone one ended`() {
    let repository = RepositoryViewModel()
    let refs = RefPickerViewModel()

    navigation.resetRoot(.home(home))
    navigation.push(.repository(repository))
    #expect([home.phase, repository.phase] == [.inactive, .active])
    navigation.present(.refs(refs))
    #expect([repository.phase, refs.phase] == [.inactive, .active])
    navigation.dismiss()
    #expect([repository.phase, refs.phase] == [.active, .ended])
    navigation.pop()
    #expect([home.phase, repository.phase] == [.active, .ended])
  }

  @Test func `going back several screens ends them all`() {
    let first = RepositoryViewModel()
    let second = RepositoryViewModel()
    navigation.resetRoot(.home(home))
    navigation.push(.repository(first))
    navigation.push(.repository(second))
    navigation.present(.refs(RefPickerViewModel()))

    navigation.router.viewDidPop(to: navigation.controllers[0].root.id)

    #expect(navigation.outline == "[C0: Home]")
    #expect([first.phase, second.phase] == [.ended, .ended])
  }

  @Test func `only the selected tab of an active host is active`() {
    navigation.resetRoot(.home(home))
    #expect([home.news.phase, home.repos.phase] == [.active, .initialised])
    home.tabs.select(1)
    #expect([home.news.phase, home.repos.phase] == [.inactive, .active])
    navigation.push(.repository(RepositoryViewModel()))
    #expect(home.repos.phase == .inactive)
    navigation.pop()
    #expect(home.repos.phase == .active)
    navigation.resetRoot(.login(LoginViewModel()))
    #expect([home.news.phase, home.repos.phase] == [.ended, .ended])
  }

  @Test func `a tab that is selected again is sent apart`() {
    var again: [Int] = []
    home.tabs.reselections.observeValues { again.append($0) }

    home.tabs.select(1)
    home.tabs.select(1)
    home.tabs.select(9)

    #expect(again == [1])
    #expect(home.tabs.selectedIndex == 1)
  }

  @Test func `a router that goes takes its view models along`() async {
    weak var repository: RepositoryViewModel?
    let released = await isReleased {
      Router<Screen>()
    } afterwards: {
      let made = RepositoryViewModel()
      repository = made
      $0.resetRoot(.home(HomeViewModel()))
      $0.push(.repository(made))
    }

    #expect(released)
    #expect(repository == nil)
  }
}
