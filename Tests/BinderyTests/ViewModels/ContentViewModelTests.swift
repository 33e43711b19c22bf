import Bindery
import BinderyTesting
import Testing

private final class ManualViewModel: ViewModel, ContentViewModel {
  @MutableProperty private(set) var page: String?
  var answers: [Result<String, any Error>] = []
  var gate: CheckedContinuation<Void, Never>?
  var opened: [ContentLink] = []
  private(set) lazy var refreshCommand = command(.latest) { viewModel in
    await withCheckedContinuation { viewModel.gate = $0 }
    return try viewModel.answers.removeFirst().get()
  }
  var title: String { "Manual" }
  var loadedTitle: ScreenTitle { .double(title, subtitle: "second edition") }
  var failure: String? { errors.latest.map { "\($0)" } }

  init(copy: String? = nil) {
    super.init()
    page = copy
    refreshCommand.onValue(self) { viewModel, page in viewModel.page = page }
    followPage()
  }

  isolated deinit {}

  func open(_ link: ContentLink) { opened.append(link) }

  func answer(_ answer: Result<String, any Error>) async {
    await settle()
    answers.append(answer)
    gate?.resume()
    gate = nil
    await settle()
  }
}

/// The least that a view model of a page has to declare.
private final class BareViewModel: ViewModel, ContentViewModel {
  let page: Int? = nil
  let refreshCommand = Command<Void, Int> { 1 }
  let failure: String? = nil
  let title = "Bare"

  isolated deinit {}
}

struct ContentViewModelTests {
  @Test func `a page is requested on activation, and the title shows that until it is loaded`()
    async
  {
    let manual = ManualViewModel()
    #expect(manual.content == .loading)
    #expect(manual.screenTitle == .double("Manual", subtitle: "second edition"))

    manual.activate()
    #expect(manual.isLoading)
    #expect(manual.screenTitle == .loading("Manual"))
    await manual.answer(.success("Page one"))

    #expect(manual.content == .loaded("Page one"))
    #expect(manual.screenTitle == .double("Manual", subtitle: "second edition"))
    #expect(manual.problem == nil)
  }

  @Test func `a failure is shown in place of the page, and the title is the usual one again`()
    async
  {
    let manual = ManualViewModel()

    manual.activate()
    await manual.answer(.failure(Refused()))

    #expect(manual.content == .failed("\(Refused())"))
    #expect(manual.problem == nil)
    #expect(!manual.isLoading)
    #expect(manual.screenTitle.words == "Manual")
  }

  @Test func `a failure is a problem above a cached copy until the next request succeeds`() async {
    let manual = ManualViewModel(copy: "old")
    manual.activate()

    await manual.answer(.failure(Refused()))
    #expect(manual.content == .loaded("old"))
    #expect(manual.problem == "\(Refused())")
    manual.refresh()
    await manual.answer(.success("new"))

    #expect(manual.content == .loaded("new"))
    #expect(manual.problem == nil)
  }

  @Test
  func `the next activation requests a page that failed, and not one that is loaded`()
    async
  {
    let manual = ManualViewModel()
    manual.activate()
    await manual.answer(.failure(Refused()))

    manual.deactivate()
    manual.activate()
    #expect(manual.isLoading)
    await manual.answer(.success("Page one"))
    manual.deactivate()
    manual.activate()

    #expect(!manual.isLoading)
  }

  @Test func `a failure that the funnel handles is no failure of the page`() async {
    let manual = ManualViewModel()
    manual.errors.filter = { $0 is Refused ? nil : $0 }

    manual.activate()
    await manual.answer(.failure(Refused()))

    #expect(manual.content == .loading)
  }

  // C44
  @Test func `opening a link does not change the page`() async {
    let manual = ManualViewModel()
    manual.activate()
    await manual.answer(.success("Page one"))
    var changes = 0
    let token = observe {
      _ = (manual.content, manual.screenTitle)
      changes += 1
    }

    for address in ["https://example.org", "next.md", "javascript:alert(1)"] {
      manual.follow(address)
    }

    #expect(
      manual.opened == [.browser("https://example.org"), .relative("next.md"), .ignored]
    )
    #expect(changes == 1)
    token.dispose()
  }

  @Test func `a page without links, with a plain title, needs five lines`() {
    let bare = BareViewModel()

    bare.refresh()
    bare.follow("https://example.org")

    #expect(bare.content == .loading)
    #expect(bare.screenTitle == .plain("Bare"))
  }

  @Test func `a view model is released after its request`() async {
    let released = await isReleased {
      ManualViewModel()
    } afterwards: { manual in
      manual.activate()
      await manual.answer(.success("Page one"))
    }

    #expect(released)
  }
}
