import BinderyTesting
import Testing

/// The examples of `Documentation/FromReactiveCocoa.md` on signals, each with its effect.
@MainActor
struct SignalLineTests {
  private typealias Fault = LoginService.Fault

  private let viewModel = LoginViewModel(LoginService())
  private let scheduler = TestScheduler()
  private let words: Signal<String, Never>
  private let input: Signal<String, Never>.Observer

  init() { (words, input) = Signal<String, Never>.pipe() }

  @Test func `RACObserve`() {
    var seen: [String] = []

    viewModel.$username.producer.startWithValues { seen.append($0) }

    viewModel.username = "mona"
    #expect(seen == ["", "mona"])
  }

  @Test func `RAC and combineLatest reduce`() {
    viewModel.username = "mona"
    viewModel.password = "octave"

    #expect(viewModel.avatarURL == "avatar/mona")
    #expect(viewModel.isValid && viewModel.isComplete)
  }

  @Test func `filter and ignore`() {
    var seen: [String] = []

    words
      .filter { $0.count > 2 }
      .skipRepeats()
      .observeValues { seen.append($0) }

    for word in ["a", "loom", "loom", "weft"] { input.send(value: word) }
    #expect(seen == ["loom", "weft"])
  }

  @Test func `doNext`() {
    var log: [String] = []

    words
      .on(value: { log.append("saw \($0)") })
      .observeValues { log.append("got \($0)") }

    input.send(value: "loom")
    #expect(log == ["saw loom", "got loom"])
  }

  @Test func `takeUntil`() {
    let (reused, prepareForReuse) = Signal<Void, Never>.pipe()
    var text = ""

    words
      .take(until: reused)
      .observeValues { text = $0 }

    input.send(value: "bound")
    prepareForReuse.send(value: ())
    input.send(value: "too late")
    #expect(text == "bound")
  }

  @Test func `rac_willDeallocSignal`() {
    var log: [String] = []
    do {
      let viewModel = LoginViewModel(LoginService())
      words
        .take(during: viewModel.lifetime)
        .observeValues { log.append($0) }
      viewModel.lifetime.ended.observeCompleted { log.append("gone") }
      input.send(value: "here")
    }
    input.send(value: "too late")
    #expect(log == ["here", "gone"])
  }

  @Test func `RACSubject`() {
    var taps = 0

    let (signal, subject) = Signal<Void, Never>.pipe()
    signal.observeValues { taps += 1 }
    subject.send(value: ())

    #expect(taps == 1)
  }

  @Test func `replayLazily`() {
    var requests = 0
    let request = SignalProducer<Int, Never>(value: 1).on(starting: { requests += 1 })
    var seen: [Int] = []

    let shared = request.replayLazily(upTo: 1)
    shared.startWithValues { seen.append($0) }
    shared.startWithValues { seen.append($0) }

    #expect(requests == 1)
    #expect(seen == [1, 1])
  }

  @Test func `createSignal`() {
    var log: [String] = []

    let request = SignalProducer<String, Never> { observer, lifetime in
      observer.send(value: "answer")
      lifetime.observeEnded { log.append("cancelled") }
      lifetime.observeEnded { _ = observer }
    }
    request.startWithValues { log.append($0) }.dispose()

    #expect(log == ["answer", "cancelled"])
  }

  @Test func `delay, throttle and timeout`() {
    var seen: [String] = []
    var failures: [Fault] = []

    words
      .debounce(.milliseconds(300), on: scheduler)
      .delay(.seconds(1), on: scheduler)
      .promoteError(Fault.self)
      .timeout(after: .seconds(5), raising: .offline, on: scheduler)
      .observeResult { result in
        switch result {
        case .success(let word): seen.append(word)
        case .failure(let fault): failures.append(fault)
        }
      }

    input.send(value: "lo")
    input.send(value: "loom")
    scheduler.advance(by: .milliseconds(1300))
    #expect(seen == ["loom"])
    scheduler.advance(by: .seconds(5))
    #expect(failures == [.offline])
  }

  @Test func `flattenMap, catch and then`() {
    let service = LoginService()
    var seen: [String] = []

    words
      .flatMap(.latest) { word in
        service.logIn(word, "wrong")
          .flatMapError { fault in SignalProducer<String, Never>(value: "\(fault)") }
      }
      .observeValues { seen.append($0) }
    service.logIn("mona", "octave")
      .then(service.logIn("lisa", "octave"))
      .startWithResult { seen.append((try? $0.get()) ?? "") }

    input.send(value: "mona")
    #expect(seen == ["lisa", "wrongPassword"])
  }

  @Test func `switchToLatest`() {
    let (searches, search) = Signal<Signal<String, Never>, Never>.pipe()
    var seen: [String] = []

    searches
      .flatten(.latest)
      .observeValues { seen.append($0) }

    search.send(value: words)
    input.send(value: "first")
    search.send(value: .never)
    input.send(value: "too late")
    #expect(seen == ["first"])
  }

  @Test func `rac_liftSelector`() {
    var drawn: [String] = []
    func draw(_ name: String, _ isValid: Bool) { drawn.append("\(name) \(isValid)") }

    call(draw, withLatestOf: viewModel.$username, viewModel.$isValid)

    viewModel.username = "mona"
    #expect(drawn == [" false", "mona false"])
  }

  @Test func `RACChannelTo`() {
    let text = MutableProperty("")

    text <~> ValueBinding(viewModel, \.username)

    text.value = "mona"
    #expect(viewModel.username == "mona")
  }
}
