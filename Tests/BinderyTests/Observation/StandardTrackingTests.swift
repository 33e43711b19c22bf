import Bindery
import BinderyTesting
import Observation
import Testing

/// Bodies that the standard library tracks, as those of SwiftUI's views, with the switch on.
struct StandardTrackingTests {
  // C83
  @Test func `a stored property that a body reads is tracked`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { viewModel.title }

    viewModel.title = "High Tide"
    #expect(body.notifications == 1)

    body.render()
    viewModel.title = "Low Tide"
    #expect(body.notifications == 2)
    #expect(body.rendered == ["", "High Tide"])
  }

  @Test func `a body is notified once, and not for an equal value`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { viewModel.title }

    viewModel.title = ""
    #expect(body.notifications == 0)
    viewModel.title = "High Tide"
    viewModel.title = "Low Tide"

    #expect(body.notifications == 1)
  }

  @Test func `a derived value that a body reads is tracked, from the cache and computed`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    _ = viewModel.heading
    let cached = Body { viewModel.heading }
    let other = BookViewModel()
    let computed = Body { other.heading }

    viewModel.title = "High Tide"
    other.title = "High Tide"

    #expect([cached.notifications, computed.notifications] == [1, 1])
  }

  // C7
  @Test func `a body is not notified when a derived value stays equal`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { "\(viewModel.isTitled)" }

    viewModel.title = "High Tide"
    body.render()
    viewModel.title = "Low Tide"

    #expect(body.notifications == 1)
  }

  @Test func `the state of a command is tracked`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { "\(viewModel.save.isEnabled) \(viewModel.save.result == nil)" }

    viewModel.title = "High Tide"
    #expect(body.notifications == 1)

    body.render()
    viewModel.save.execute()
    #expect(body.notifications == 2)
    #expect(body.rendered.last == "true true")
  }

  // C5
  @Test func `writes in a batch notify before it returns`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { viewModel.title + viewModel.author }
    var inside = -1

    batch {
      viewModel.title = "High Tide"
      viewModel.author = "Ann"
      inside = body.notifications
    }

    #expect([inside, body.notifications] == [0, 1])
  }

  @Test func `a body that is rendered inside a batch is notified of its end`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { viewModel.heading }

    batch {
      viewModel.title = "High Tide"
      body.render()
      viewModel.title = "Low Tide"
    }

    // Its registrations before and after the first change, once each.
    #expect(body.notifications == 2)
    body.render()
    #expect(body.rendered.last == "Low Tide by nobody")
  }

  @Test func `a body that is rendered after the last change of a batch is not notified again`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let before = Body { viewModel.title + viewModel.heading }
    var after: Body?

    batch {
      viewModel.title = "High Tide"
      after = Body { viewModel.title + viewModel.heading }
    }

    #expect([before.notifications, after?.notifications] == [1, 0])
    viewModel.title = "Low Tide"
    #expect([before.notifications, after?.notifications] == [1, 1])
  }

  @Test func `a body may render again in its notification`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body(rendersAtOnce: true) { viewModel.heading }

    for number in 1...3 { viewModel.title = "\(number)" }

    #expect(body.rendered == [" by nobody", "1 by nobody", "2 by nobody", "3 by nobody"])
  }

  @Test func `nested bodies are notified each`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var inner: Body?
    let outer = Body {
      inner = Body { viewModel.author }
      return viewModel.title
    }

    viewModel.author = "Ann"

    #expect([outer.notifications, inner?.notifications] == [1, 1])
  }

  // C1
  @Test func `a tracked body inside an observer is notified itself`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var bodies: [Body] = []
    var runs = 0
    let token = observe {
      runs += 1
      bodies.append(Body { viewModel.title })
    }

    viewModel.title = "High Tide"
    #expect(runs == 2)
    #expect(bodies.map(\.notifications) == [1, 0])

    viewModel.title = "Low Tide"
    #expect(runs == 3)
    #expect(bodies.map(\.notifications) == [1, 1, 0])
    token.dispose()
  }

  @Test func `a tracked body outlives the observer in which it was rendered`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var body: Body?
    let token = observe { body = Body { viewModel.title } }
    token.dispose()

    viewModel.title = "High Tide"

    #expect(body?.notifications == 1)
  }

  @Test func `a tracked body inside a derived value is notified itself`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var bodies: [Body] = []
    let derived = computed {
      bodies.append(Body { viewModel.title })
      return viewModel.isTitled
    }
    _ = derived.value

    viewModel.title = "High Tide"

    #expect(bodies.first?.notifications == 1)
    #expect(derived.value)
  }

  // C1, C71
  @Test func `an observer runs once per change`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var (direct, deep, equal) = (0, 0, 0)
    let tokens = [
      observe {
        direct += 1
        _ = viewModel.title + viewModel.heading
      },
      observe {
        deep += 1
        _ = deeply { viewModel.title + viewModel.heading }
      },
      observe {
        equal += 1
        _ = viewModel.isTitled
      },
    ]

    for number in 1...3 { viewModel.title = "\(number)" }

    #expect([direct, deep, equal] == [4, 4, 2])
    for token in tokens { token.dispose() }
  }

  // C2
  @Test func `an observer with a deep read does not run for a change that another takes back`() {
    let switching = Switching()
    defer { switching.end() }
    let (source, correction) = (MutableProperty(0), MutableProperty(0))
    let sum = computed { source.value + correction.value }
    var sums: [String] = []
    let tokens = [
      observe { if source.value > 0 { correction.value = -source.value } },
      observe { sums.append(deeply { "\(sum.value)" }) },
    ]

    for value in 1...3 { source.value = value }

    #expect(sums == ["0"])
    for token in tokens { token.dispose() }
  }

  // C11
  @Test func `an observer of a model and of a deep read keeps its model`() async {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let shelf = Shelf()
    var seen: [String] = []
    let token = observe { seen.append("\(shelf.count) " + deeply { viewModel.title }) }

    viewModel.title = "a"
    shelf.count = 1
    await switching.nextTurn()
    viewModel.title = "b"
    shelf.count = 2
    await switching.nextTurn()

    #expect(seen == ["0 ", "0 a", "1 a", "1 b", "2 b"])
    token.dispose()
  }

  // C11
  @Test func `a derived value over a model is tracked`() async {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = ShelfViewModel()
    let body = Body { viewModel.label }

    viewModel.shelf.count = 1
    await switching.nextTurn()
    body.render()
    viewModel.shelf.count = 2
    await switching.nextTurn()
    body.render()

    #expect(body.rendered == ["0 books", "1 books", "2 books"])
  }

  @Test func `a view model may be released between two renders`() {
    let switching = Switching()
    defer { switching.end() }
    weak var released: BookViewModel?
    var body: Body?
    do {
      let viewModel = BookViewModel()
      released = viewModel
      body = Body { [weak viewModel] in viewModel?.heading ?? "none" }
    }

    #expect(released == nil)
    body?.render()
    #expect(body?.rendered == [" by nobody", "none"])
  }

  @Test func `a change of a view model that is released in the same batch is reported`() {
    let switching = Switching()
    defer { switching.end() }
    var viewModel: BookViewModel? = BookViewModel()
    let body = Body { [weak viewModel] in viewModel?.heading ?? "none" }

    batch {
      viewModel?.title = "High Tide"
      viewModel = nil
    }

    #expect(body.notifications == 1)
  }

  @Test func `a notification may release the derived value whose change it reports`() {
    let switching = Switching()
    defer { switching.end() }
    let source = MutableProperty(0)
    var double: Property<Int>? = computed { source.value * 2 }
    let body = Body { double.map { "\($0.value)" } ?? "none" }
    let other = Body { "\(source.value)" }
    body.onNotification = { double = nil }

    source.value = 1
    body.render()
    source.value = 2

    #expect(body.notifications == 1 && body.rendered == ["0", "none"])
    #expect(other.notifications == 1)
  }

  @Test func `a notification in a batch may release the value of an earlier change in it`() {
    let switching = Switching()
    defer { switching.end() }
    let source = MutableProperty(0)
    var double: Property<Int>? = computed { source.value * 2 }
    let body = Body { double.map { "\($0.value)" } ?? "none" }
    body.onNotification = { double = nil }

    batch {
      source.value = 1
      body.render()
      source.value = 2
    }

    #expect(body.notifications > 0 && double == nil)
  }

  // C8
  @Test func `a read inside untracked is not tracked`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let body = Body { untracked { viewModel.title } }

    viewModel.title = "High Tide"

    #expect(body.notifications == 0)
  }

  @Test func `a body that a listener renders is tracked`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    var bodies: [Body] = []
    let token = observe(viewModel, \.title, initial: false) { _, _ in
      bodies.append(Body { viewModel.author })
    }

    viewModel.title = "High Tide"
    viewModel.author = "Ann"

    #expect(bodies.map(\.notifications) == [1])
    token.dispose()
  }

  @Test func `many registrations without a write are notified by one`() {
    let switching = Switching()
    defer { switching.end() }
    let viewModel = BookViewModel()
    let bodies = (0..<1_000).map { _ in Body { viewModel.title } }

    viewModel.title = "High Tide"

    #expect(bodies.allSatisfy { $0.notifications == 1 })
  }

  // C9
  @Test func `a body whose notification writes without end is reported as a cycle`() {
    let switching = Switching()
    defer { switching.end() }
    let limit = Trace.cycleLimit
    Trace.cycleLimit = 100
    var cycles = 0
    let sink = Trace.observe { if case .cycle = $0 { cycles += 1 } }
    let viewModel = BookViewModel()
    let body = Body(rendersAtOnce: true) { viewModel.title }
    body.onNotification = { viewModel.title += "!" }

    viewModel.title = "High Tide"

    #expect(cycles == 1)
    body.onNotification = {}
    sink.dispose()
    Trace.cycleLimit = limit
  }
}

/// The switch, on during a test alone: other tests run in the same process.
private struct Switching {
  private let wasOn = StandardTracking.isOn

  init() { StandardTracking.isOn = true }

  func end() { StandardTracking.isOn = wasOn }

  /// Waits until other jobs have run, with the switch off for the tests that they belong to.
  func nextTurn() async {
    end()
    await settle()
    StandardTracking.isOn = true
  }
}

/// A body as a view has it: it is rendered again after a notification.
private final class Body {
  private(set) var notifications = 0
  private(set) var rendered: [String] = []
  var onNotification: () -> Void = {}
  private let read: () -> String
  private let rendersAtOnce: Bool

  init(rendersAtOnce: Bool = false, _ read: @escaping () -> String) {
    self.read = read
    self.rendersAtOnce = rendersAtOnce
    render()
  }

  func render() {
    let text = withObservationTracking(read) { [weak self] in
      // Assumed, because `onChange` is on no actor, and is called by the write, on the main one.
      MainActor.assumeIsolated { self?.note() }
    }
    rendered.append(text)
  }

  private func note() {
    notifications += 1
    if rendersAtOnce { render() }
    onNotification()
  }
}

/// Calls `body` with more of the stack in use than an observer that reads itself.
@inline(never)
private func deeply(_ body: () -> String) -> String {
  withUnsafeTemporaryAllocation(byteCount: 8_192, alignment: 16) { _ in body() }
}

private final class BookViewModel: ViewModel {
  @MutableProperty var title = ""
  @MutableProperty var author = "nobody"
  @Computed({ (viewModel: BookViewModel) in "\(viewModel.title) by \(viewModel.author)" })
  var heading
  @Computed({ (viewModel: BookViewModel) in !viewModel.title.isEmpty }) var isTitled
  private(set) lazy var save = command(when: { $0.isTitled }) { viewModel in viewModel.title }
}

private final class ShelfViewModel: ViewModel {
  let shelf = Shelf()
  @Computed({ (viewModel: ShelfViewModel) in "\(viewModel.shelf.count) books" }) var label
}

@Observable
private final class Shelf {
  var count = 0
}
