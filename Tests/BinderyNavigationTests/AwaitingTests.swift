import BinderyNavigation
import BinderyTesting
import Testing

/// Callers whose requests come to nothing.
struct AwaitingTests {
  private let app = RouteApp()
  private let recorder = NavigationRecorder<Screen>()

  init() {
    app.navigation.resetRoot(.home)
    recorder.resetRoot(.home(HomeViewModel()))
  }

  /// Pushes an editor whose question is answered by `answer`.
  private func pushEditor(_ answer: @escaping () async -> Bool?) throws {
    app.navigation.push(.editor)
    let editor = try #require(app.top(RouteApp.EditorViewModel.self))
    editor.text = "draft"
    editor.lifetime += editor.discard.answer { await answer() }
  }

  /// Awaits a result in place of the top screen, after the question of a guarded one.
  private func awaitReplacement() -> Task<String?, Never> {
    Task.immediate { [app] in
      await app.navigation.result {
        NavigationRequest(.replace(.picker(current: "main", result: $0)))
      }
    }
  }

  private func awaitPicker() -> Task<String?, Never> {
    Task.immediate { [app] in
      await app.navigation.present { .picker(current: "main", result: $0) }
    }
  }

  // C38
  @Test func `a caller whose request waits for a question receives nil at the end`() async throws {
    var answer: CheckedContinuation<Bool?, Never>?
    try pushEditor { await withCheckedContinuation { answer = $0 } }
    let result = awaitReplacement()
    await settle()

    app.router.end()

    #expect(await result.value == nil)
    answer?.resume(returning: true)
    await settle()
    #expect(app.router.controllers.isEmpty)
  }

  // C38
  @Test func `a caller that is cancelled while its request waits is not shown the screen`()
    async throws
  {
    var answer: CheckedContinuation<Bool?, Never>?
    try pushEditor { await withCheckedContinuation { answer = $0 } }
    let result = awaitReplacement()
    await settle()

    result.cancel()
    #expect(await result.value == nil)
    answer?.resume(returning: true)
    await settle()

    #expect(app.outline == "[C0: Home, Editor]")
  }

  // C38
  @Test func `a caller receives nil when its request is queued, and then refused`() async {
    var result: Task<String?, Never>?
    let token = recorder.router.intercept { request in
      if case .push = request.action { nil } else { request }
    }
    recorder.router.requests.observeValues { [recorder] _ in
      guard result == nil else { return }
      result = Task.immediate {
        await recorder.push { .refs(RefPickerViewModel(finish: $0)) }
      }
      recorder.router.end()
    }

    recorder.resetRoot(.login(LoginViewModel()))

    #expect(await result?.value == .some(nil))
    token.dispose()
  }

  // C38
  @Test func `a caller receives nil when an interceptor makes another request of its own`() async {
    let token = app.router.intercept { request in
      if case .present = request.action { .init(.popToRoot) } else { request }
    }
    app.navigation.push(.detail(1))

    #expect(await awaitPicker().value == nil)
    #expect(app.outline == "[C0: Home]")
    token.dispose()
  }

  // C38
  @Test func `the screen of a caller whose request is replaced ends`() async {
    var picker: RefPickerViewModel?
    let token = recorder.router.intercept { request in
      if case .push = request.action { .init(.popToRoot) } else { request }
    }
    recorder.present(.repository(RepositoryViewModel()))
    recorder.router.viewDidDismiss()

    let ref: String? = await recorder.push { finish in
      let made = RefPickerViewModel(finish: finish)
      picker = made
      return .refs(made)
    }

    #expect(ref == nil)
    #expect(picker?.phase == .ended)
    token.dispose()
  }

  // C38
  @Test func `a screen that finishes while it is made is removed, and its result delivered`() async
  {
    let ref: String? = await recorder.present { finish in
      finish("only")
      return .refs(RefPickerViewModel())
    }

    #expect(ref == "only")
    #expect(recorder.outline == "[C0: Home]")
  }

  // C38
  @Test(arguments: [true, false])
  func `a caller does not wait for the removal of a root`(isCancelled: Bool) async throws {
    let result = Task.immediate { [app] in
      await app.navigation.result {
        NavigationRequest(.resetRoot(.picker(current: "main", result: $0)))
      }
    }

    if isCancelled {
      result.cancel()
    } else {
      try #require(app.top(RouteApp.PickerViewModel.self)).finish("release")
    }

    #expect(await result.value == (isCancelled ? nil : "release"))
    #expect(app.outline == "[C0: Picker]")
  }

  // C38
  @Test func `a request is intercepted once, before and after its question`() async throws {
    try pushEditor { true }
    var requests: [String] = []
    let token = app.router.intercept {
      requests.append("\($0)")
      return $0
    }

    app.navigation.pop()
    await settle()

    #expect(requests == ["pop"])
    #expect(app.outline == "[C0: Home]")
    token.dispose()
  }

  // C38
  @Test func `a dismissal before the screen of a caller is shown does not leave it waiting`() async
  {
    app.navigation.present(.list("modal"))
    var result: Task<String?, Never>?
    app.router.requests.observeValues { [app] request in
      guard case .push = request.action, result == nil else { return }
      result = awaitPicker()
      app.navigation.dismiss()
      app.navigation.dismiss()
    }

    app.navigation.push(.detail(1))

    #expect(await result?.value == .some(nil))
    #expect(app.outline == "[C0: Home]")
  }
}
