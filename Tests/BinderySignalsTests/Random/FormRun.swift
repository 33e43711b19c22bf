import Bindery
import BinderySignals
import BinderyTesting

/// Runs a ``FormScript`` in one of the two forms.
final class FormRun {
  private let plan: FormScript
  private let clock = TestScheduler()
  private let scheduler: any Scheduler
  private let pipes: [(output: Link.Input, input: Link.Input.Observer)]
  private var reactions: ArraySlice<FormScript.Reaction>
  private var token: (any Disposable)?
  private var isDelivering = false
  /// The depth of nested reactions.
  private var depth = 0

  /// The events that the observer has received.
  private(set) var events: [String] = []
  /// An event that a side effect has received.
  struct Effect: Equatable {
    /// The number of the operator and the event.
    let text: String
    /// Whether it happened inside a reaction.
    let isNested: Bool
  }

  /// The effects up to the disposal.
  private(set) var effects: [Effect] = []
  private(set) var isDisposed = false
  private(set) var hasEnded = false
  /// A description of a call that the observer should not have had, or of a leak.
  private(set) var fault: String?

  init(_ plan: FormScript) {
    self.plan = plan
    scheduler = plan.isImmediate ? ImmediateScheduler(delayingOn: clock) : clock
    reactions = plan.reactions[...]
    pipes = (0...Link.ownSources * plan.names.count).map { _ in Link.Input.pipe() }
  }

  deinit {}

  func playSignal() { play { signal.observe($0) } }

  func playProducer() { play { producer.start($0) } }

  private var signal: Link.Input {
    links.enumerated().reduce(pipes[0].output) { before, link in
      let (number, link) = link
      return link.signal(before, own(number), time(number))
        .on(
          failed: { [weak self] _ in self?.note(number, "failed") },
          completed: { [weak self] in self?.note(number, "completed") },
          value: { [weak self] in self?.note(number, "\($0)", reacts: true) }
        )
    }
  }

  private var producer: Link.InputProducer {
    links.enumerated().reduce(Link.InputProducer(pipes[0].output)) { before, link in
      let (number, link) = link
      return link.producer(before, own(number).map { Link.InputProducer($0) }, time(number))
        .on(
          failed: { [weak self] _ in self?.note(number, "failed") },
          completed: { [weak self] in self?.note(number, "completed") },
          value: { [weak self] in self?.note(number, "\($0)", reacts: true) }
        )
    }
  }

  /// Returns a delay.
  ///
  /// No two operators have coinciding timers, because the order in which timers are made differs in
  /// the two forms.
  private func time(_ number: Int) -> FormLink.Time {
    FormLink.Time(clock: scheduler, pause: .milliseconds(1500 + 137 * number))
  }

  private var links: [FormLink] { plan.names.compactMap { FormLink.all[$0] } }

  private func own(_ number: Int) -> [Link.Input] {
    let first = 1 + number * Link.ownSources
    return (first..<first + Link.ownSources).map { pipes[$0].output }
  }

  private func play(
    _ begin: (@escaping (Link.Input.Event) -> Void) -> (any Disposable)?
  ) {
    token = begin { [weak self] in self?.record($0) }
    for (number, entry) in plan.script.entries.enumerated() {
      if number == plan.script.disposal { dispose() }
      clock.advance(by: max(.seconds(entry.frame) - clock.now, .zero))
      perform(entry.source, entry.act)
      clock.advance()
    }
    if plan.script.disposal == plan.script.entries.count { dispose() }
    clock.advance(by: .seconds(50))
    guard isDisposed || hasEnded else { return }
    let observed = pipes.indices.filter { pipes[$0].output.isObserved }
    if !observed.isEmpty { fault = "sources \(observed) are still observed" }
  }

  private func record(_ event: Link.Input.Event) {
    if isDelivering { fault = "\(event) was sent during another event" }
    isDelivering = true
    events.append("\(event)")
    if event.isTerminating { hasEnded = true } else { react() }
    isDelivering = false
  }

  private func note(_ number: Int, _ text: String, reacts: Bool = false) {
    guard !isDisposed, !hasEnded else { return }
    effects.append(Effect(text: "\(number): \(text)", isNested: depth > 0))
    if reacts { react() }
  }

  private func react() {
    guard !isDisposed, !hasEnded else { return }
    depth += 1
    switch reactions.popFirst() {
    case .act(let source, let act): perform(source, act)
    case .dispose: dispose()
    case .nothing, nil: break
    }
    depth -= 1
  }

  private func dispose() {
    guard !hasEnded else { return }
    isDisposed = true
    token?.dispose()
  }

  private func perform(_ source: Int, _ act: Script.Act) {
    let input = pipes[source].input
    switch act {
    case .value(let value): input.send(value: value)
    case .ending(.completion): input.sendCompleted()
    case .ending(.failure): input.send(error: ScriptFailure())
    case .ending(.interruption): input.sendInterrupted()
    }
  }
}
