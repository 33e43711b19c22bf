import Bindery
import BinderySignals

/// Runs the script of a chain.
final class ChainRun {
  private let chain: Chain
  private let pipes: [(output: Link.Input, input: Link.Input.Observer)]
  private var token: (any Disposable)?
  private var reactions: ArraySlice<Script.Entry>
  private var values = 0
  private var isOver = false
  private var isDelivering = false

  private(set) var events: [String] = []
  /// The events that another observer of the same signal receives, where the first one sends.
  private(set) var otherEvents: [String] = []
  /// A description of a call that the observer should not have received, or of a leak.
  private(set) var fault: String?

  init(_ chain: Chain) {
    self.chain = chain
    reactions = chain.reactions[...]
    pipes = (0...Link.ownSources * chain.names.count).map { _ in Link.Input.pipe() }
  }

  deinit {}

  func play(_ form: Chain.Form) {
    switch form {
    case .signal:
      let signal = signal
      token = signal.observe { [weak self] in self?.record($0) }
      if isShared { signal.observe { [weak self] in self?.otherEvents.append(Self.text($0)) } }
    case .producer:
      token = producer.start { [weak self] in self?.record($0) }
    }
    for (number, entry) in chain.script.entries.enumerated() {
      if number == chain.script.disposal { dispose() }
      perform(entry)
    }
    if chain.script.disposal == chain.script.entries.count { dispose() }
    guard isOver else { return }
    let observed = pipes.indices.filter { pipes[$0].output.isObserved }
    if !observed.isEmpty { fault = "sources \(observed) are still observed" }
  }

  /// Whether there is another observer, which is never removed.
  private var isShared: Bool { !chain.reactions.isEmpty }

  private var links: [Link] { chain.names.compactMap { Chain.links[$0] } }

  private func own(_ number: Int) -> [Link.Input] {
    let first = 1 + number * Link.ownSources
    return (first..<first + Link.ownSources).map { pipes[$0].output }
  }

  private var signal: Link.Input {
    links.enumerated().reduce(pipes[0].output) { before, link in
      link.element.signal(before, own(link.offset))
    }
  }

  private var producer: Link.InputProducer {
    links.enumerated().reduce(Link.InputProducer(pipes[0].output)) { before, link in
      link.element.producer(before, own(link.offset).map { Link.InputProducer($0) })
    }
  }

  private func record(_ event: Link.Input.Event) {
    if isDelivering { fault = "\(event) was sent during another event" }
    isDelivering = true
    events.append(Self.text(event))
    if event.isTerminating { isOver = true }
    if case .value = event { react() }
    isDelivering = false
  }

  private func react() {
    values += 1
    if values == chain.disposalCount { dispose() }
    if let reaction = reactions.popFirst() { perform(reaction) }
  }

  private static func text(_ event: Link.Input.Event) -> String {
    switch event {
    case .value(let value): "\(value)"
    case .completed: Script.Ending.completion.rawValue
    case .failed: Script.Ending.failure.rawValue
    case .interrupted: Script.Ending.interruption.rawValue
    }
  }

  private func dispose() {
    isOver = true
    token?.dispose()
  }

  private func perform(_ entry: Script.Entry) {
    let input = pipes[entry.source].input
    switch entry.act {
    case .value(let value): input.send(value: value)
    case .ending(.completion): input.sendCompleted()
    case .ending(.failure): input.send(error: ScriptFailure())
    case .ending(.interruption): input.sendInterrupted()
    }
  }
}
