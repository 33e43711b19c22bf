import BinderySignals
import BinderyTesting
import Observation
import Testing

private struct Refused: Error, Equatable {}

@Observable
private final class Settings {
  var size = 1
  var name = ""

  init() {}

  deinit {}
}

private final class RowViewModel: ViewModel {
  @MutableProperty var title = ""
  private(set) lazy var open = command { viewModel in viewModel.title += "." }

  isolated deinit {}
}

/// A part of the state that is no subclass of `ViewModel`.
private final class Draft {
  @MutableProperty var text = ""
  weak var parent: ScreenViewModel?

  init() {}

  deinit {}
}

private final class ScreenViewModel: ViewModel {
  enum Destination {
    case none
    case detail(RowViewModel)
  }

  struct Entry {
    let id: Int
    let row: RowViewModel
  }

  @MutableProperty var count: Int
  @Computed({ (viewModel: ScreenViewModel) in viewModel.count.isMultiple(of: 2) }) var isEven
  let doubled: Property<Int>
  let header = RowViewModel()
  let draft = Draft()
  let settings = Settings()
  @MutableProperty var selected: RowViewModel?
  @MutableProperty var rows: [RowViewModel] = []
  @MutableProperty var entries: [Entry] = []
  @MutableProperty var destination = Destination.none
  private(set) lazy var save = command { viewModel in
    guard viewModel.count > 0 else { throw Refused() }
    return viewModel.count
  }
  private(set) lazy var wait = makeWait()
  private(set) lazy var footer = RowViewModel()

  override init() {
    let count = MutableProperty(0)
    _count = count
    doubled = computed { count.value * 2 }
    super.init()
    draft.parent = self
  }

  private func makeWait() -> Command<Void, Void> { command { _ in await Task.yield() } }

  isolated deinit {}
}

/// Each kind of state, changed while a test expects nothing.
struct ExhaustiveTests {
  private let viewModel = ScreenViewModel()

  // C41
  @Test func `a derived value is recorded after the change that causes it`() async throws {
    #expect(
      await unexpected { viewModel.count = 1 }
        == ["count: 0 → 1", "isEven: true → false", "doubled: 0 → 2"]
    )
  }

  // C41
  @Test func `child view models are recorded, in variables and in properties`() async throws {
    viewModel.selected = RowViewModel()
    viewModel.rows = [RowViewModel(), RowViewModel()]
    viewModel.entries = [.init(id: 1, row: RowViewModel())]
    viewModel.destination = .detail(RowViewModel())

    let lines = await unexpected {
      viewModel.header.title = "a"
      viewModel.draft.text = "b"
      viewModel.selected?.title = "c"
      viewModel.rows[1].title = "d"
      viewModel.entries[0].row.title = "e"
      if case .detail(let row) = viewModel.destination { row.title = "f" }
      viewModel.header.activate()
    }

    #expect(
      lines == [
        "header.title: “” → “a”", "draft.text: “” → “b”", "selected.title: “” → “c”",
        "rows[1].title: “” → “d”", "entries[0].row.title: “” → “e”",
        "destination.detail.title: “” → “f”", "header.phase: initialised → active",
      ]
    )
  }

  // C41
  @Test func `a child that is stored later is recorded, and one that is removed no longer`()
    async throws
  {
    let (first, second) = (RowViewModel(), RowViewModel())
    try await recordChanges(of: viewModel) { changes in
      viewModel.rows = [first, second]
      first.title = "a"
      try changes.expect("rows")
      try changes.expect("rows[0].title", from: "", to: "a")
      viewModel.rows = [second]
      try changes.expect("rows")
      first.title = "b"
      second.title = "c"
      try changes.expect("rows[0].title", from: "", to: "c")
      viewModel.footer.title = "d"
      try changes.expectNothingMore()
      viewModel.footer.title = "e"
      try changes.expect("footer.title", from: "d", to: "e")
    }
  }

  // C41
  @Test func `the results and errors of commands are recorded, also of one that was not made yet`()
    async throws
  {
    viewModel.errors.collect(viewModel.save)
    try await recordChanges(of: viewModel) { changes in
      viewModel.save.execute()
      try changes.expect("save.result", from: nil, to: Refused())
      try changes.expect("errors.latest", from: nil, to: Refused())
      viewModel.count = 1
      for name in ["count", "isEven", "doubled"] { try changes.expect(name) }
      viewModel.save.execute()
      try changes.expect("save.result")
      try changes.expect("errors.latest", from: Refused(), to: nil)
      try changes.expectNothingMore()

      for _ in 1...2 {
        viewModel.wait.execute()
        try changes.expect("wait.isExecuting", from: false, to: true)
        try changes.expect("wait.isEnabled", from: true, to: false)
        await settle()
        try changes.expect("wait.isExecuting", from: true, to: false)
        try changes.expect("wait.result")
        try changes.expect("wait.isEnabled", from: false, to: true)
      }
    }
  }

  // C41
  @Test func `the state of an action and of a combined command is recorded`() async {
    let model = Tools()

    let lines = await unexpected(of: model) {
      model.isAllowed.value = false
      model.send.apply(1).start()
    }

    #expect(lines.contains("send.isEnabled: true → false"))
    #expect(lines.contains("clear.isEnabled: true → false"))
    #expect(lines.contains("all.isEnabled: true → false"))
  }

  // C41
  @Test func `the properties of an observable object are compared at each expectation`()
    async throws
  {
    try await recordChanges(of: viewModel) { changes in
      viewModel.settings.size = 2
      try changes.expect("settings.size", from: 1, to: 2)
      viewModel.settings.size = 3
      viewModel.settings.size = 2
      try changes.expectNothingMore()
    }
    #expect(
      await unexpected { viewModel.settings.name = "a" } == ["settings.name: “” → “a”"]
    )
  }

  @Test func `a change during a change in place of another property is recorded`() async {
    viewModel.rows = [RowViewModel()]

    let lines = await unexpected {
      viewModel.rows.withBorrowed { viewModel.count = $0 }
    }

    #expect(lines.map { $0.prefix { $0 != ":" } } == ["count", "isEven", "doubled", "rows"])
  }

  @Test func `a recorder retains neither the view model nor its children`() async throws {
    weak var (parent, child): (ScreenViewModel?, RowViewModel?)
    do {
      let made = ScreenViewModel()
      (parent, child) = (made, made.header)
      try await recordChanges(of: made) { _ in }
    }

    #expect(parent == nil && child == nil)
  }

  @Test func `another change than an expected one of any value is shown`() async {
    let failure = await #expect(throws: UnexpectedChange.self) {
      try await recordChanges(of: viewModel) { changes in
        viewModel.header.title = "a"
        try changes.expect("count")
      }
    }

    #expect(
      failure?.description
        == "The next change is none of count.\n  happened  header.title: “” → “a”"
    )
  }

  /// Returns the changes that `body` makes.
  private func unexpected(of object: AnyObject? = nil, _ body: () -> Void) async -> [String] {
    var lines: [String] = []
    do {
      try await recordChanges(of: object ?? viewModel) { changes in
        body()
        lines = changes.unexpected
      }
    } catch { return lines }
    return ["no failure"]
  }
}

private final class Tools {
  let isAllowed = MutableProperty(true)
  let send: Action<Int, Int, Never>
  let clear: Command<Void, Void>
  let all: CombinedCommand<Void>

  init() {
    send = Action(enabledIf: isAllowed, name: "send") { SignalProducer(value: $0) }
    clear = Command(name: "clear", when: { [isAllowed] in isAllowed.value }) {}
    all = CombinedCommand(clear)
  }

  deinit {}
}

extension [RowViewModel] {
  /// Calls `body` during an access that changes the array.
  fileprivate mutating func withBorrowed(_ body: (Int) -> Void) {
    body(count)
    removeAll()
  }
}
