import BinderyNavigation
import BinderyTesting
import Testing

struct RequestTests {
  private let app = RouteApp()

  init() { app.navigation.resetRoot(.home) }

  // C39, C55
  @Test func `a request made by an observer waits for its turn`() {
    var outcomes: [NavigationOutcome] = []
    var sent: [String] = []
    app.router.requests.observeValues { sent.append("\($0)") }
    let token = observe {
      guard app.router.controllers.last?.entries.count == 2 else { return }
      untracked { outcomes.append(app.navigation.push(.detail(2))) }
    }

    outcomes.append(app.navigation.push(.detail(1)))

    #expect(outcomes == [.queued, .accepted])
    #expect(sent == ["push detail(1)", "push detail(2)"])
    #expect(app.viewModels.map(\.phase) == [.inactive, .inactive, .active])
    token.dispose()
  }

  // C55
  @Test func `a request made by a life-cycle hook waits for its turn`() {
    var hasPushed = false
    app.navigation.push(.editor)
    app.top(RouteApp.EditorViewModel.self)?.lifetime.observeEnded { [app] in
      hasPushed = true
      #expect(app.navigation.push(.list("after")) == .queued)
    }

    app.navigation.pop()

    #expect(hasPushed)
    #expect(app.outline == "[C0: Home, List]")
  }

  @Test func `a request that has nothing to act on is refused`() {
    #expect(app.navigation.pop() == .refused)
    #expect(app.navigation.dismiss() == .refused)
    #expect(app.navigation.popTo(.editor) == .refused)
    #expect(app.navigation.popToRoot() == .refused)
    #expect(app.navigation.replace(.editor) == .accepted)
  }

  @Test func `a gesture of the user is published, with the screens that it removes`() {
    app.navigation.push(.detail(1))
    app.navigation.push(.editor)
    var sent: [String] = []
    app.router.requests.observeValues { sent.append("\($0.origin) \($0)") }

    app.router.viewDidPop(to: app.router.controllers[0].root.id)

    #expect(sent == ["user back from Editor, Detail"])
  }

  @Test func `an interceptor changes and refuses requests until its token ends`() {
    var token: ObservationToken? = app.router.intercept { request in
      switch request.action {
      case .push(.route(.editor)): nil
      case .push(.route(.detail)): .init(.push(.route(.list("instead"))))
      default: request
      }
    }

    #expect(app.navigation.push(.editor) == .refused)
    #expect(app.navigation.push(.detail(1)) == .accepted)
    #expect(app.outline == "[C0: Home, List]")

    token = nil
    _ = token
    #expect(app.navigation.push(.editor) == .accepted)
  }

  @Test func `a completion is called at once without a host`() {
    var log: [String] = []

    app.navigation.present(.editor) { log.append("presented") }
    app.navigation.dismiss { log.append("dismissed") }

    #expect(log == ["presented", "dismissed"])
  }

  @Test func `a completion is called when the host shows the change, or a request overtakes it`() {
    var log: [String] = []
    let host = app.router.addHost()

    app.navigation.present(.editor) { log.append("presented") }
    #expect(log.isEmpty)
    app.router.hostDidShow()
    #expect(log == ["presented"])

    app.navigation.dismiss { log.append("dismissed") }
    app.navigation.push(.detail(1))
    #expect(log == ["presented", "dismissed"])
    host.dispose()
  }

  @Test func `a host that shows a change at once has its completion called after the change`() {
    var phase: ViewModel.Phase?
    let host = app.router.addHost()
    app.router.requests.observeValues { _ in app.router.hostDidShow() }

    app.navigation.present(.editor) { phase = app.router.top?.viewModel.phase }

    #expect(phase == .active)
    host.dispose()
  }

  @Test func `a refused request has no completion`() {
    var isCalled = false

    app.navigation.dismiss { isCalled = true }

    #expect(!isCalled)
  }

  @Test func `an end during a request is performed after it`() {
    let token = observe {
      guard app.router.controllers.last?.entries.count == 2 else { return }
      untracked { app.router.end() }
    }

    app.navigation.push(.detail(1))

    #expect(app.router.controllers.isEmpty)
    token.dispose()
  }

  @Test func `both screens of a split view are visible, and one is active`() {
    app.navigation.push(.list("a"))
    app.navigation.push(.detail(1))

    app.router.setSplit(true)
    #expect(app.viewModels.map(\.isVisible) == [false, true, true])
    #expect(app.viewModels.map(\.phase) == [.inactive, .inactive, .active])

    app.router.requestBack(to: app.router.besideEntry?.id)
    #expect(app.viewModels.map(\.isVisible) == [true, true])

    app.router.setSplit(false)
    #expect(app.viewModels.map(\.isVisible) == [false, true])
  }

  @Test func `a screen that is first shown beside the active one loads its content`() {
    app.router.setSplit(true)

    app.navigation.set([.home, .list("a"), .detail(1)])

    #expect(app.viewModels.map(\.phase) == [.inactive, .inactive, .active])
    #expect(app.viewModels.map(\.isVisible) == [false, true, true])
  }
}
