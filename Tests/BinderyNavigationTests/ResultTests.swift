import BinderyNavigation
import BinderyTesting
import Testing

struct ResultTests {
  private let navigation = NavigationRecorder<Screen>()

  init() {
    navigation.resetRoot(.home(HomeViewModel()))
    navigation.push(.repository(RepositoryViewModel()))
  }

  /// Presents a picker, lets `act` do something to it, and returns the result.
  private func present(_ act: (RefPickerViewModel) -> Void) async -> String? {
    var picker: RefPickerViewModel?
    let result = Task {
      await navigation.present { finish in
        let made = RefPickerViewModel(finish: finish)
        picker = made
        return .refs(made)
      }
    }
    await settle()
    if let picker { act(picker) }
    return await result.value
  }

  @Test func `finish delivers the result and takes the screen away`() async {
    let ref = await present { $0.finish("feature/slash") }

    #expect(ref == "feature/slash")
    #expect(navigation.outline == "[C0: Home, Repository]")
    #expect(navigation.requests.suffix(2) == ["present RefPicker", "remove RefPicker"])
  }

  // C38
  @Test func `a second finish changes nothing`() async {
    let ref = await present {
      $0.finish("first")
      $0.finish("second")
    }

    #expect(ref == "first")
    #expect(navigation.outline == "[C0: Home, Repository]")
  }

  // C38
  @Test func `a result awaited inside finish is delivered`() async {
    var second: Task<String?, Never>?
    var pickers: [RefPickerViewModel] = []
    let present = { [navigation] in
      Task.immediate { @MainActor in
        await navigation.present { finish in
          let made = RefPickerViewModel(finish: finish)
          pickers.append(made)
          return .refs(made)
        }
      }
    }
    let first: Task<String?, Never> = present()
    navigation.router.requests.observeValues { request in
      if case .remove = request.action, second == nil { second = present() }
    }

    pickers.first?.finish("one")
    pickers.last?.finish("two")

    #expect(await first.value == "one")
    #expect(await second?.value == "two")
    #expect(navigation.outline == "[C0: Home, Repository]")
  }

  // C38
  @Test func `dismissal, reset and a way out of their own resolve to nothing`() async {
    #expect(await present { _ in navigation.dismiss() } == nil)
    #expect(await present { _ in navigation.router.viewDidDismiss() } == nil)
    #expect(await present { _ in navigation.resetRoot(.login(LoginViewModel())) } == nil)
  }

  @Test func `finish takes away what was shown above the screen`() async {
    let ref = await present {
      navigation.push(.repository(RepositoryViewModel()))
      navigation.present(.login(LoginViewModel()))
      $0.finish("deep")
    }

    #expect(ref == "deep")
    #expect(navigation.outline == "[C0: Home, Repository]")
  }

  @Test func `a screen that has no place to be shown resolves to nothing`() async {
    let empty = NavigationRecorder<Screen>()

    let ref: String? = await empty.present { .refs(RefPickerViewModel(finish: $0)) }

    #expect(ref == nil)
  }

  @Test func `a pushed screen returns its result by popping`() async {
    var picker: RefPickerViewModel?
    let result = Task {
      await navigation.push { finish in
        let made = RefPickerViewModel(finish: finish)
        picker = made
        return .refs(made)
      }
    }
    await settle()

    picker?.finish("main")

    #expect(await result.value == "main")
    #expect(navigation.outline == "[C0: Home, Repository]")
  }
}
