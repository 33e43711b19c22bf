import BinderyNavigation
import BinderyTesting
import Testing

struct RouteResultTests {
  private let app = RouteApp()

  init() { app.navigation.resetRoot(.home) }

  private func awaitResult() -> Task<String?, Never> {
    Task.immediate { [app] in
      await app.navigation.present { .picker(current: "main", result: $0) }
    }
  }

  private func picker() throws -> RouteApp.PickerViewModel {
    try #require(app.top(RouteApp.PickerViewModel.self))
  }

  // C38
  @Test func `a screen of a route returns its result by finish`() async throws {
    let result = awaitResult()

    try picker().finish("release")

    #expect(await result.value == "release")
    #expect(app.outline == "[C0: Home]")
  }

  // C38
  @Test func `close, dismissal and reset resolve to nothing`() async throws {
    for way in ["close", "dismiss", "reset"] {
      let result = awaitResult()
      switch way {
      case "close": try picker().close()
      case "dismiss": app.navigation.dismiss()
      default: app.navigation.resetRoot(.home)
      }
      #expect(await result.value == nil)
    }
  }

  // C38
  @Test func `cancelling the task that awaits a result removes the screen`() async throws {
    let result = awaitResult()
    let picker = try picker()
    app.navigation.push(.detail(1))

    result.cancel()

    #expect(await result.value == nil)
    #expect(picker.phase == .ended)
    #expect(app.outline == "[C0: Home]")
  }

  @Test func `a task that is cancelled already shows nothing`() async {
    let result = Task { [app] in
      await app.navigation.present { .picker(current: "main", result: $0) }
    }
    result.cancel()

    #expect(await result.value == nil)
    #expect(app.screens.made.contains(.picker(current: "main")) == false)
  }

  // C38
  @Test func `a result awaited from an observer is delivered after the queue`() async throws {
    var result: Task<String?, Never>?
    let token = observe {
      guard app.router.controllers.last?.entries.count == 2, result == nil else { return }
      result = untracked { awaitResult() }
    }

    app.navigation.push(.list("a"))
    #expect(app.outline == "[C0: Home, List] [C3: Picker]")
    try picker().finish("main")

    #expect(await result?.value == "main")
    token.dispose()
  }

  // C38
  @Test func `a result awaited from a life-cycle hook or from finish is delivered`() async throws {
    var second: Task<String?, Never>?
    let first = Task.immediate { [app] in
      let result = await app.navigation.present { .picker(current: "1", result: $0) }
      return result
    }
    let picker = try picker()
    picker.lifetime.observeEnded { second = awaitResult() }

    picker.finish("one")
    #expect(await first.value == "one")
    try self.picker().finish("two")

    #expect(await second?.value == "two")
  }

  // C38
  @Test func `a result awaited during the removal that finish makes is delivered`() async throws {
    var second: Task<String?, Never>?
    let first = awaitResult()
    app.router.requests.observeValues { request in
      if case .remove = request.action, second == nil { second = awaitResult() }
    }

    try picker().finish("one")
    #expect(await first.value == "one")
    #expect(app.outline == "[C0: Home] [C4: Picker]")
    try picker().finish("two")

    #expect(await second?.value == "two")
    #expect(app.outline == "[C0: Home]")
  }

  // C38
  @Test func `a result awaited after a finish that waits for its turn is delivered`() async throws {
    var second: Task<String?, Never>?
    let first = awaitResult()
    let picker = try picker()
    app.router.requests.observeValues { request in
      guard case .push = request.action else { return }
      picker.finish("one")
      second = awaitResult()
    }

    app.navigation.push(.detail(1))
    #expect(await first.value == "one")
    try self.picker().finish("two")

    #expect(await second?.value == "two")
    #expect(app.outline == "[C0: Home]")
  }

  // C38
  @Test func `a refused request resolves to nothing`() async {
    let empty = RouteApp()

    let result = await empty.navigation.push { .picker(current: "", result: $0) }

    #expect(result == nil)
    #expect(empty.screens.made.isEmpty)
  }
}
