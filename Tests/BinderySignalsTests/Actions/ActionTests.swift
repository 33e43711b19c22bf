import BinderySignals
import BinderyTesting
import Testing

private struct Fault: Error, Equatable {}

struct ActionTests {
  /// An action whose work is sent by hand, and a record of the events that it sends.
  private final class ActionRecorder {
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

  @Test
  func `an application receives the ending before the action is enabled, other observers after it`()
  {
    let recorder = ActionRecorder()

    recorder.apply(1)
    recorder.works[0].send(value: "one")
    recorder.works[0].sendCompleted()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: value one", "event value one", "1: completed",
        "executing false", "event completed",
      ]
    )
  }

  // C63
  // Differs: an `Action` with the policy `.queue` or `.concurrent` (new)
  @Test func `an application in the queue is refused if its turn comes while it is not allowed`() {
    let recorder = ActionRecorder(.queue)
    for number in 1...3 { recorder.apply(number) }

    recorder.isAllowed.value = false
    recorder.works[0].sendCompleted()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: completed",
        "2: failed disabled", "disabled", "3: failed disabled", "disabled", "executing false",
        "event completed",
      ]
    )
  }

  // C63
  @Test func `applications in the queue are executed again when the action is allowed`() {
    let recorder = ActionRecorder(.concurrent(limit: 1))
    for number in 1...3 { recorder.apply(number) }

    recorder.isAllowed.value = false
    recorder.isAllowed.value = true
    recorder.works[0].sendCompleted()
    recorder.isAllowed.value = false
    recorder.works[1].sendCompleted()
    recorder.isAllowed.value = true
    recorder.apply(4)
    recorder.works[2].sendCompleted()

    #expect(
      recorder.log.filter { $0.hasPrefix("begin") || $0.contains(":") } == [
        "begin 1", "1: completed", "begin 2", "2: completed", "3: failed disabled", "begin 4",
        "4: completed",
      ]
    )
  }

  // C63
  @Test func `an application is refused if the end of the superseded one disables the action`() {
    let isAllowed = MutableProperty(true)
    var starts: [Int] = []
    let action = Action<Int, Int, Never>(.latest, enabledIf: isAllowed) { number in
      starts.append(number)
      return .never
    }
    var log: [String] = []
    action.apply(1).start { event in
      if case .interrupted = event { isAllowed.value = false }
    }

    action.apply(2).start { log.append("\($0)") }

    #expect(starts == [1])
    #expect(log == ["failed disabled"])
    #expect(!action.isExecuting.value)
  }

  @Test func `a failure is typed, and is sent to the application and to the errors`() {
    let recorder = ActionRecorder()
    var errors: [Fault] = []
    var failures: [ActionError<Fault>] = []
    recorder.action.errors.observeValues { errors.append($0) }

    recorder.action.apply(1).startWithFailed { failures.append($0) }
    recorder.works[0].send(error: Fault())

    #expect(errors == [Fault()])
    #expect(failures == [.producerFailed(Fault())])
    #expect(!recorder.action.isExecuting.value)
  }

  @Test func `a disabled action refuses`() {
    let recorder = ActionRecorder()
    recorder.isAllowed.value = false

    recorder.apply(1)

    #expect(!recorder.action.isEnabled.value)
    #expect(recorder.log == ["1: failed disabled", "disabled"])
  }

  @Test func `an action is disabled while it executes`() {
    let recorder = ActionRecorder()

    recorder.apply(1)
    recorder.apply(2)

    #expect(!recorder.action.isEnabled.value)
    #expect(recorder.log == ["executing true", "begin 1", "2: failed disabled", "disabled"])
  }

  // Differs: `Action`, an application that is disposed of
  @Test func `disposing of an application ends its work at once`() {
    let recorder = ActionRecorder()

    recorder.apply(1).dispose()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: interrupted", "executing false", "event interrupted",
      ]
    )
  }

  @Test func `applications are queued`() {
    let recorder = ActionRecorder(.queue)

    for number in 1...3 { recorder.apply(number) }
    recorder.works[0].sendCompleted()
    recorder.works[1].send(value: "two")

    #expect(recorder.action.isEnabled.value)
    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: completed", "begin 2", "event completed", "2: value two",
        "event value two",
      ]
    )
  }

  @Test func `a queued application can be cancelled`() {
    let recorder = ActionRecorder(.queue)
    recorder.apply(1)

    recorder.apply(2).dispose()
    recorder.works[0].sendCompleted()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "2: interrupted", "1: completed", "executing false",
        "event completed",
      ]
    )
  }

  @Test func `the latest application interrupts the previous one`() {
    let recorder = ActionRecorder(.latest)

    recorder.apply(1)
    recorder.apply(2)
    recorder.works[1].send(value: "two")

    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: interrupted", "event interrupted", "begin 2",
        "2: value two", "event value two",
      ]
    )
  }

  @Test func `applications run concurrently up to a limit`() {
    let recorder = ActionRecorder(.concurrent(limit: 2))

    for number in 1...3 { recorder.apply(number) }

    #expect(recorder.log == ["executing true", "begin 1", "begin 2"])
    recorder.works[1].sendCompleted()
    #expect(recorder.log.suffix(3) == ["2: completed", "begin 3", "event completed"])
  }

  @Test func `an application joins the running one, and disposing of the last one interrupts it`() {
    let recorder = ActionRecorder(.join)

    let first = recorder.apply(1)
    let second = recorder.apply(2)
    recorder.works[0].send(value: "shared")
    first.dispose()
    recorder.works[0].send(value: "still")
    second.dispose()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "1: value shared", "2: value shared", "event value shared",
        "1: interrupted", "2: value still", "event value still", "2: interrupted",
        "executing false", "event interrupted",
      ]
    )
  }

  // C26
  @Test func `cancelling the next execution starts the one after it`() {
    let (gate, open) = Signal<Void, Never>.pipe()
    let action = Action<Int, Void, Never>(.queue) { input in
      input == 0 ? SignalProducer(gate) : SignalProducer(value: ())
    }
    let applications = (0...3).map { action.apply($0).start() }
    var completed = 0
    action.completed.observeValues {
      completed += 1
      applications[2].dispose()
    }

    open.sendCompleted()

    #expect(completed == 3)
  }

  @Test func `the handle of an unobserved application is disposed of when the work ends`() {
    let (gate, open) = Signal<Void, Never>.pipe()
    let action = Action<Void, Void, Never> { SignalProducer(gate) }
    let handle = action.apply().start()

    open.sendCompleted()

    #expect(handle.isDisposed)
  }

  @Test func `work that is superseded while it sends delivers no further value`() {
    var values: [Int] = []
    let action = Action<Int, Int, Never>(.latest) { SignalProducer(values: [$0, $0 + 1]) }
    action.values.observeValues { value in
      values.append(value)
      if value == 10 { action.apply(20).start() }
    }

    action.apply(10).start()

    #expect(values == [10, 20, 21])
  }

  @Test func `an application during the ending of an execution waits for the next execution`() {
    let recorder = ActionRecorder(.join)
    recorder.action.apply(1).startWithCompleted { recorder.apply(2) }

    recorder.works[0].sendCompleted()
    recorder.works.last?.sendCompleted()

    #expect(
      recorder.log == [
        "executing true", "begin 1", "begin 2", "event completed", "2: completed",
        "executing false", "event completed",
      ]
    )
  }

  @Test func `signals that are first read during an execution send its further events`() {
    var works: [Signal<Int, Fault>.Observer] = []
    let action = Action<Void, Int, Fault> {
      SignalProducer { observer, _ in works.append(observer) }
    }
    var log: [String] = []
    action.apply().start()

    action.values.observeValues { log.append("\($0)") }
    action.errors.observeValues { log.append("\($0)") }
    action.isExecuting.producer.startWithValues { log.append("executing \($0)") }
    works[0].send(value: 1)
    works[0].send(error: Fault())

    #expect(log == ["executing true", "1", "executing false", "Fault()"])
  }

  @Test func `an application that is disposed of by its observer is interrupted after the value`() {
    let recorder = ActionRecorder()
    var application: (any Disposable)?
    var received: [String] = []
    application = recorder.action.apply(1).start { event in
      application?.dispose()
      received.append("\(event)")
    }

    recorder.works[0].send(value: "one")

    #expect(received == ["value one", "interrupted"])
    #expect(
      recorder.log == [
        "executing true", "begin 1", "event value one", "executing false", "event interrupted",
      ]
    )
  }

  @Test func `an interruption reaches an operator that is active after the execution`() {
    let clock = TestScheduler()
    var received: [String] = []
    let action = Action<Void, Int, Never> { SignalProducer(value: 1) }
    let delayed = action.apply().delay(.seconds(1), on: clock)
    let application = delayed.start { received.append("\($0)") }

    #expect(!action.isExecuting.value)
    application.dispose()
    clock.run()

    #expect(received == ["interrupted"])
  }

  @Test func `a trace names the executions of an action and their endings`() {
    var lines: [String] = []
    let trace = Trace.observe { lines.append("\($0)") }
    let save = Action<Int, Int, Fault>(name: "save") { number in
      number > 0 ? SignalProducer(value: number) : SignalProducer(error: Fault())
    }

    for number in [1, 0] { save.apply(number).start() }
    trace.dispose()

    #expect(
      lines == [
        "the command save started", "the command save succeeded",
        "the command save started", "the command save failed: Fault()",
      ]
    )
  }

  @Test func `a joined execution sends its events to each application in order`() {
    let recorder = ActionRecorder(.join)
    let all = (1...3).map { recorder.apply($0) }
    let failure = ActionError.producerFailed(Fault())

    all[1].dispose()
    recorder.works[0].send(value: "shared")
    recorder.works[0].send(error: Fault())

    #expect(
      recorder.log == [
        "executing true", "begin 1", "2: interrupted", "1: value shared", "3: value shared",
        "event value shared", "1: failed \(failure)", "3: failed \(failure)", "executing false",
        "event failed \(Fault())",
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

  @Test func `an action is applied to each value bound to it, and is not retained`() async {
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

  @Test func `an action is retained while it executes, and its release completes its signals`()
    async
  {
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
  @Test func `all events are delivered when an application is the last owner of its action`() {
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
  @Test func `all events are delivered when the last owner, an application, is disposed of`() {
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
  @Test func `an application that an observer of its start supersedes starts no work`() {
    var begun: [Int] = []
    var received: [String] = []
    let action = Action<Int, Int, Never>(.latest) { number in
      begun.append(number)
      return SignalProducer(value: number)
    }
    let token = observe {
      guard action.isExecuting.value, begun.isEmpty else { return }
      untracked { _ = action.apply(2).start { received.append("2: \($0)") } }
    }

    action.apply(1).start { received.append("1: \($0)") }

    #expect(begun == [2])
    #expect(received.contains("1: interrupted"))
    #expect(received.contains("2: value 2"))
    #expect(!action.isExecuting.value)
    token.dispose()
  }

  @Test func `the enabled state may depend on the executing state without a cycle`() {
    let recorder = ActionRecorder()
    recorder.isAllowed <~ recorder.action.isExecuting.negate()

    let run = recorder.apply(1)
    #expect((recorder.isAllowed.value, recorder.action.isEnabled.value) == (false, false))
    run.dispose()
    #expect((recorder.isAllowed.value, recorder.action.isEnabled.value) == (true, true))
  }
}
