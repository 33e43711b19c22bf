import BinderySignals
import BinderyTesting
import Testing

private struct Fault: Error, Equatable {}

struct ActionTests {
  /// An action whose work is sent by hand, with everything that it tells noted down.
  private final class Stage {
    let isAllowed = MutableProperty(true)
    let action: Action<Int, String, Fault>
    private(set) var works: [Signal<String, Fault>.Observer] = []
    private(set) var log: [String] = []

    init(_ policy: CommandPolicy = .ignore) {
      var start: (Int) -> SignalProducer<String, Fault> = { _ in .empty }
      action = Action(policy, enabledIf: isAllowed) { start($0) }
      start = { [weak self] number in
        let (work, input) = Signal<String, Fault>.pipe()
        self?.works.append(input)
        self?.log.append("begin \(number)")
        return SignalProducer(work)
      }
      action.events.observeValues { [weak self] in self?.log.append("event \($0)") }
      action.isExecuting.signal.observeValues { [weak self] in self?.log.append("executing \($0)") }
      action.disabledErrors.observeValues { [weak self] in self?.log.append("disabled") }
    }

    isolated deinit {}

    @discardableResult
    func apply(_ number: Int) -> any Disposable {
      action.apply(number).start { [weak self] in self?.log.append("\(number): \($0)") }
    }
  }

  @Test func `an application hears first, then the action is free, then all hear`() {
    let stage = Stage()

    stage.apply(1)
    stage.works[0].send(value: "one")
    stage.works[0].sendCompleted()

    #expect(
      stage.log == [
        "executing true", "begin 1", "1: value one", "event value one", "1: completed",
        "executing false", "event completed",
      ]
    )
  }

  @Test func `a failure is typed, and goes to the application and to the errors`() {
    let stage = Stage()
    var errors: [Fault] = []
    var failures: [ActionError<Fault>] = []
    stage.action.errors.observeValues { errors.append($0) }

    stage.action.apply(1).startWithFailed { failures.append($0) }
    stage.works[0].send(error: Fault())

    #expect(errors == [Fault()])
    #expect(failures == [.producerFailed(Fault())])
    #expect(!stage.action.isExecuting.value)
  }

  @Test func `a disabled action refuses`() {
    let stage = Stage()
    stage.isAllowed.value = false

    stage.apply(1)

    #expect(!stage.action.isEnabled.value)
    #expect(stage.log == ["1: failed disabled", "disabled"])
  }

  @Test func `while it executes the action is disabled`() {
    let stage = Stage()

    stage.apply(1)
    stage.apply(2)

    #expect(!stage.action.isEnabled.value)
    #expect(stage.log == ["executing true", "begin 1", "2: failed disabled", "disabled"])
  }

  @Test func `disposing of an application ends its work at once`() {
    let stage = Stage()

    stage.apply(1).dispose()

    #expect(
      stage.log == [
        "executing true", "begin 1", "1: interrupted", "executing false", "event interrupted",
      ]
    )
  }

  @Test func `applications queue up`() {
    let stage = Stage(.queue)

    for number in 1...3 { stage.apply(number) }
    stage.works[0].sendCompleted()
    stage.works[1].send(value: "two")

    #expect(stage.action.isEnabled.value)
    #expect(
      stage.log == [
        "executing true", "begin 1", "1: completed", "begin 2", "event completed", "2: value two",
        "event value two",
      ]
    )
  }

  @Test func `an application that waits can be called off`() {
    let stage = Stage(.queue)
    stage.apply(1)

    stage.apply(2).dispose()
    stage.works[0].sendCompleted()

    #expect(
      stage.log == [
        "executing true", "begin 1", "2: interrupted", "1: completed", "executing false",
        "event completed",
      ]
    )
  }

  @Test func `the latest application supersedes the one before it`() {
    let stage = Stage(.latest)

    stage.apply(1)
    stage.apply(2)
    stage.works[1].send(value: "two")

    #expect(
      stage.log == [
        "executing true", "begin 1", "1: interrupted", "event interrupted", "begin 2",
        "2: value two", "event value two",
      ]
    )
  }

  @Test func `applications run side by side up to a limit`() {
    let stage = Stage(.concurrent(limit: 2))

    for number in 1...3 { stage.apply(number) }

    #expect(stage.log == ["executing true", "begin 1", "begin 2"])
    stage.works[1].sendCompleted()
    #expect(stage.log.suffix(3) == ["2: completed", "begin 3", "event completed"])
  }

  @Test func `an application joins the running one, and the last to leave ends it`() {
    let stage = Stage(.join)

    let first = stage.apply(1)
    let second = stage.apply(2)
    stage.works[0].send(value: "shared")
    first.dispose()
    stage.works[0].send(value: "still")
    second.dispose()

    #expect(
      stage.log == [
        "executing true", "begin 1", "1: value shared", "2: value shared", "event value shared",
        "1: interrupted", "2: value still", "event value still", "2: interrupted",
        "executing false", "event interrupted",
      ]
    )
  }

  @Test func `twenty thousand applications in a queue need no deep stack`() {
    let (gate, open) = Signal<Void, Never>.pipe()
    var done = 0
    let action = Action<Int, Void, Never>(.queue) { number in
      number == 0 ? SignalProducer(gate) : SignalProducer(value: ())
    }
    action.completed.observeValues { done += 1 }

    for number in 0...20_000 { action.apply(number).start() }
    open.sendCompleted()

    #expect(done == 20_001)
    #expect(!action.isExecuting.value)
  }

  @Test func `values bound to an action apply it, and do not keep it`() async {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var values: [Int] = []
    let released = await isReleased {
      Action<Int, Int, Never> { SignalProducer(value: $0 * 2) }
    } afterwards: { action in
      action.values.observeValues { values.append($0) }
      action <~ numbers
      input.send(value: 4)
    }
    input.send(value: 5)

    #expect(released)
    #expect(values == [8])
  }

  @Test func `an action lives while it executes, and its signals complete with it`() async {
    let (work, input) = Signal<Int, Never>.pipe()
    var events: [String] = []
    let released = await isReleased {
      Action<Void, Int, Never> { SignalProducer(work) }
    } afterwards: { action in
      action.values.observe { events.append("\($0)") }
      action.isEnabled.signal.observeCompleted { events.append("enabled completed") }
      action.apply().start()
    }
    input.send(value: 1)
    let during = events
    input.sendCompleted()

    #expect(!released)
    #expect(during == ["value 1"])
    #expect(events == ["value 1", "completed", "enabled completed"])
  }

  // C23, C45
  @Test func `an application that is the last owner of its action hides nothing of its end`() {
    let (work, input) = Signal<Int, Never>.pipe()
    var log: [String] = []
    var action: Action<Void, Int, Never>? = Action { SignalProducer(work) }
    action?.events.observe { log.append("\($0)") }
    action?.completed.observe { log.append("completed: \($0)") }
    action?.isExecuting.signal.observe { log.append("executing: \($0)") }
    action?.apply().start()
    action = nil

    input.sendCompleted()

    #expect(log.prefix(2) == ["executing: value true", "executing: value false"])
    #expect(log.contains("value completed"))
    #expect(log.contains("completed: value ()"))
    #expect(Set(log.suffix(3)) == ["completed", "completed: completed", "executing: completed"])
  }

  // C45
  @Test func `an application that is disposed of as the last owner hides nothing of its end`() {
    let (work, input) = Signal<Int, Never>.pipe()
    var log: [String] = []
    var action: Action<Void, Int, Never>? = Action { SignalProducer(work) }
    action?.events.observe { log.append("\($0)") }
    action?.isExecuting.signal.observeValues { log.append("executing: \($0)") }
    let application = action?.apply().start()
    action = nil

    application?.dispose()

    #expect(log == ["executing: true", "executing: false", "value interrupted", "completed"])
    withExtendedLifetime(input) {}
  }

  // C25
  @Test func `an application that an observer of its start supersedes does no work`() {
    var begun: [Int] = []
    var heard: [String] = []
    let action = Action<Int, Int, Never>(.latest) { number in
      begun.append(number)
      return SignalProducer(value: number)
    }
    let token = observe {
      guard action.isExecuting.value, begun.isEmpty else { return }
      untracked { _ = action.apply(2).start { heard.append("2: \($0)") } }
    }

    action.apply(1).start { heard.append("1: \($0)") }

    #expect(begun == [2])
    #expect(heard.contains("1: interrupted"))
    #expect(heard.contains("2: value 2"))
    #expect(!action.isExecuting.value)
    token.dispose()
  }

  @Test func `what the executing state does to the enabled state is no loop`() {
    let stage = Stage()
    stage.isAllowed <~ stage.action.isExecuting.negate()

    let run = stage.apply(1)
    #expect((stage.isAllowed.value, stage.action.isEnabled.value) == (false, false))
    run.dispose()
    #expect((stage.isAllowed.value, stage.action.isEnabled.value) == (true, true))
  }
}
