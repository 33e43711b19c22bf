import Bindery
import BinderySignals
import BinderyTesting
import RandomScripts

/// Properties, signals, commands and observers that are made, used and released at random.
///
/// Their closures and the release of their values do more of that.
final class RandomObjects {
  private(set) var counter = TokenCounter()
  private var generator: SeededGenerator
  private var budget = 0
  private var depth = 0
  private var isComputing = false
  private let clock = TestScheduler()

  // Exclusivity is not checked, because an element may act when it is released, and an optimised
  // build releases it inside the access.
  @exclusivity(unchecked) private var properties: [MutableProperty<Token>] = []
  @exclusivity(unchecked) private var derived: [Property<Token>] = []
  @exclusivity(unchecked) private var inputs: [Signal<Token, Never>.Observer] = []
  @exclusivity(unchecked) private var signals: [Signal<Token, Never>] = []
  @exclusivity(unchecked) private var commands: [Command<Token, Token>] = []
  @exclusivity(unchecked) private var ends: [any Disposable] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  deinit {}

  /// Performs a number of actions, and those that they cause.
  func act(times: Int) {
    budget = times * 4
    for _ in 0..<times { act() }
    clock.advance(by: .seconds(1))
  }

  /// Removes objects, for the caller to release.
  func takeObjects() -> [any AnyObject & Sendable] {
    var removed: [any AnyObject & Sendable] = []
    if let property = take(from: &properties) { removed.append(property) }
    if let signal = take(from: &signals) { removed.append(signal) }
    if let input = take(from: &inputs) { removed.append(input) }
    if let command = take(from: &commands) { removed.append(command) }
    return removed
  }

  /// Releases all objects.
  func end() {
    budget = 0
    clock.run()
    for end in ends { end.dispose() }
    (ends, commands, inputs, signals, derived, properties) = ([], [], [], [], [], [])
    // Interruptions of that are delivered on the clock.
    clock.run()
  }

  private func act() {
    guard budget > 0, depth < 5 else { return }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    guard !isComputing else {
      _ = take(from: &ends)
      return
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: make()
    case 1: observe()
    case 2: derive()
    case 3: release()
    case 4: if let end = take(from: &ends) { end.dispose() }
    case 5: if let end = pick(ends) { end.dispose() }
    case 6: bind()
    case 7, 8: pick(properties)?.value = token()
    case 9: if let command = pick(commands) { use(command) }
    case 10: clock.advance(by: .milliseconds(300))
    default: if let input = pick(inputs) { send(on: input) }
    }
  }

  /// Only removes observers meanwhile, because a computed property may read but not write.
  private func compute(_ body: () -> Token) -> Token {
    let wasComputing = isComputing
    isComputing = true
    defer { isComputing = wasComputing }
    act()
    return body()
  }

  private func make() {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: properties.append(MutableProperty(token()))
    case 1, 2:
      let (output, input) = Signal<Token, Never>.pipe()
      signals.append(output)
      inputs.append(input)
    case 3: commands.append(command())
    default:
      guard let left = pick(properties),
        let right = pick(derived) ?? pick(properties)?.projectedValue
      else { return }
      derived.append(
        computed { [weak self] in
          self?.compute { left.value.number > right.value.number ? left.value : right.value }
            ?? left.value
        }
      )
    }
  }

  private func command() -> Command<Token, Token> {
    let policies: [CommandPolicy] = [.ignore, .queue, .latest, .concurrent(limit: 2), .join]
    return Command(pick(policies) ?? .ignore) { [weak self] input, run in
      run.onCancel { self?.act() }
      self?.act()
      run.report(progress: 0.5)
      await Task.yield()
      self?.act()
      return input
    }
  }

  private func use(_ command: Command<Token, Token>) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: command.cancel()
    case 1: signals.append(command.values)
    case 2: signals.append(command.executionSignals.flatten(.latest))
    case 3:
      keep(
        Bindery.observe { [weak self, weak command] in
          guard let command, command.isExecuting || command.progress != nil else { return }
          untracked { self?.act() }
        }
      )
    default: command.execute(token())
    }
  }

  private func send(on input: Signal<Token, Never>.Observer) {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: input.sendCompleted()
    case 1: input.sendInterrupted()
    default: input.send(value: token())
    }
  }

  private func observe() {
    if let signal = pick(signals), Bool.random(using: &generator) {
      let own = token()
      keep(
        signal.observe { [weak self] event in
          withExtendedLifetime(own) { self?.act() }
          if event.isTerminating { self?.act() }
        }
      )
    } else if let property = pick(derived) ?? pick(properties)?.projectedValue {
      keep(
        Bindery.observe { [weak self] in
          if property.value.number % 2 == 0 { self?.act() }
        }
      )
    }
  }

  private func bind() {
    guard let target = pick(properties) else { return }
    if let signal = pick(signals), Bool.random(using: &generator) {
      keep(target <~ limited(signal))
    } else if let at = properties.firstIndex(where: { $0 === target }),
      let source = pick(Array(properties[..<at]))
    {
      // Properties follow earlier ones only, because a cycle would never end.
      keep(target <~ source)
    }
  }

  /// Limits the number of values by the budget, so that no cycle runs without end.
  private func limited(_ signal: Signal<Token, Never>) -> Signal<Token, Never> {
    signal.filter { [weak self] _ in
      guard let self, budget > 0 else { return false }
      budget -= 1
      return true
    }
  }

  private func release() {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: _ = take(from: &properties)
    case 1: _ = take(from: &signals)
    case 2: _ = take(from: &inputs)
    case 3: _ = take(from: &derived)
    case 4: _ = take(from: &commands)
    default: _ = take(from: &ends)
    }
  }

  private func derive() {
    guard let signal = pick(signals) else {
      if let property = pick(properties) { signals.append(property.signal) }
      return
    }
    signals.append(limited(applyOperator(signal, pick(signals) ?? signal)))
  }

  private func applyOperator(
    _ signal: Signal<Token, Never>,
    _ other: Signal<Token, Never>
  ) -> Signal<Token, Never> {
    let pass: (Token) -> Token = { [weak self] token in
      self?.act()
      return token
    }
    let strategies: [FlattenStrategy] = [.merge, .concat, .latest, .race, .throttle]
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return signal.map(pass)
    case 1: return signal.filter { pass($0).number % 3 != 0 }
    case 2: return signal.scan(token()) { pass($0.number > $1.number ? $0 : $1) }
    case 3: return signal.take(first: 2)
    case 4: return signal.skipRepeats { pass($0) === $1 }
    case 5: return signal.combineLatest(with: other).map { pass($0.0.number > 3 ? $0.0 : $0.1) }
    case 6: return signal.merge(with: other)
    case 7: return signal.take(until: other.map { _ in })
    case 8: return signal.sample(on: other.map { _ in })
    case 9: return signal.withLatest(from: other).map(\.1)
    case 10: return signal.delay(.milliseconds(200), on: clock)
    case 11: return signal.debounce(.milliseconds(200), on: clock)
    case 12: return signal.map(pass).filter { $0.number > 1 }.map(pass)
    case 13: return signal.on(value: { _ = pass($0) })
    case 14:
      let shared = other.producer.replayLazily(upTo: 1)
      return signal.flatMap(.latest) { shared.map(pass).prefix(value: $0) }
    default:
      let strategy = pick(strategies) ?? .merge
      return signal.flatMap(strategy) { [weak self] token -> SignalProducer<Token, Never> in
        self?.act()
        if token.number % 2 == 0 { return other.producer.take(first: 3).map(pass) }
        guard let property = self?.pick(self?.properties ?? []) else { return .empty }
        return property.producer.take(first: 2)
      }
    }
  }

  private func keep(_ end: (any Disposable)?) { if let end { ends.append(end) } }

  private func token() -> Token {
    let acts = Int.random(in: 0..<4, using: &generator) == 0
    let token = Token(Int.random(in: 0..<10, using: &generator), in: counter)
    if acts { token.atEnd = { [weak self] in self?.act() } }
    return token
  }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  private func take<Element>(from elements: inout [Element]) -> Element? {
    guard let index = elements.indices.randomElement(using: &generator) else { return nil }
    return elements.remove(at: index)
  }
}
