import BinderyNavigation
import BinderyTesting
import Testing

/// Requests that life-cycle hooks make where no request is performed.
struct HookTests {
  private let app = RouteApp()

  init() { app.navigation.resetRoot(.home) }

  // C39, C55
  @Test func `a screen that is shown beside the top may make a request`() throws {
    app.navigation.set([.home, .list("a"), .detail(1)])
    let list = app.viewModels[1]
    list.whenActivated { [app] _ in
      if app.viewModels.count == 3 { app.navigation.pop() }
    }

    app.router.setSplit(true)

    #expect(app.outline == "[C0: Home, List]")
    #expect(app.viewModels.map(\.phase) == [.inactive, .active])
  }

  // C39
  @Test func `a tab that covers its host when it is deactivated does not activate the next`() throws
  {
    let tabs = try #require(app.router.topTabs)
    let (news, stars) = (tabs.controller(at: 0).top.screen, tabs.controller(at: 1).top.screen)
    news.viewModel.whenActivated { [app] activation in
      activation.observeEnded { app.navigation.push(.detail(1)) }
    }
    news.viewModel.deactivate()
    app.navigation.pop()
    app.navigation.popToRoot()

    tabs.tabs.select(1)

    #expect([news.viewModel.phase, stars.viewModel.phase] == [.inactive, .initialised])
    app.navigation.popToRoot()
    #expect(stars.viewModel.phase == .active)
  }

  // C55
  @Test func `a hook that resets the root during an end begins again`() {
    app.navigation.push(.detail(1))
    app.viewModels[1].lifetime.observeEnded { [app] in
      #expect(app.navigation.resetRoot(.list("login")) == .queued)
    }
    let home = app.viewModels[0]

    app.router.end()

    #expect(home.phase == .ended)
    #expect(app.outline == "[C0: List]")
    #expect(app.navigation.push(.detail(2)) == .accepted)
  }

  @Test func `an interceptor may be released by the release of another one`() {
    final class Holder {
      var token: ObservationToken?
    }
    var inner: Holder? = Holder()
    inner?.token = app.router.intercept { $0 }
    var outer: ObservationToken? = app.router.intercept { [inner] in
      _ = inner
      return $0
    }
    inner = nil

    outer = nil
    _ = (inner, outer)

    #expect(app.navigation.push(.detail(1)) == .accepted)
  }
}
