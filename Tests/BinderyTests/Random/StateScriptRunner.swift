import Bindery
import BinderyTesting
import Observation

/// Runs a script with the real properties and observers.
final class StateScriptRunner {
  /// The number of captured objects that are alive.
  final class Census {
    var living = 0
    init() {}
    deinit {}
  }

  @Observable
  final class Meter {
    var level = 0
    init() {}
  }

  private final class Captured {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.living += 1
    }

    isolated deinit { census.living -= 1 }
  }

  private final class Owner {
    init() {}
    deinit {}
  }

  private let meter = Meter()
  private let sources = (0..<StateNode.sources).map { _ in MutableProperty(0) }
  private var computed: [Property<Int>] = []
  private let lifetime = Lifetime()
  private var tokens: [Int: ObservationToken] = [:]
  private var owners: [Int: AnyObject] = [:]
  private var observers = 0

  let census = Census()
  private(set) var log: [String] = []

  init() {
    computed = (0..<StateNode.computed).map { number in
      Bindery.computed { [unowned self] in
        StateNode.compute(number) { self.value(of: $0) }
      }
    }
  }

  deinit {}

  func perform(_ step: StateScript.Step) async {
    switch step {
    case .write(let write): sources[write.source].value = write.value
    case .batch(let writes):
      batch { for write in writes { sources[write.source].value = write.value } }
    case .observe(let observer): add(observer)
    case .dispose(let number): tokens[number]?.dispose()
    case .release(let number): owners[number] = nil
    case .endLifetime: lifetime.dispose()
    case .changeModel: meter.level += 1
    case .yield: await settle()
    }
  }

  /// Ends all observations in one way or another.
  func end() {
    lifetime.dispose()
    (tokens, owners) = ([:], [:])
  }

  private func value(of node: StateNode) -> Int {
    switch node {
    case .source(let number): sources[number].value
    case .computed(let number): computed[number].value
    }
  }

  private func add(_ observer: StateScript.Observer) {
    let number = observers
    observers += 1
    let captured = Captured(census)
    let run = { [unowned self] in
      self.run(observer, number)
      withExtendedLifetime(captured) {}
    }
    switch observer.tie {
    case .token: tokens[number] = observe { run() }
    case .lifetime: lifetime.add(observe { run() })
    case .owner, .viewModel:
      let owner: AnyObject = observer.tie == .owner ? Owner() : ViewModel()
      owners[number] = owner
      lifetime.observe(owner) { _ in run() }
    }
  }

  private func run(_ observer: StateScript.Observer, _ number: Int) {
    var values: [Int] = []
    for node in observer.reads {
      let value = value(of: node)
      values.append(value)
      if observer.stopsAtEven, value.isMultiple(of: 2) { break }
    }
    log.append(
      observer.readsModel ? "\(number): \(values), level \(meter.level)" : "\(number): \(values)"
    )
    switch observer.answer {
    case .write(let source): sources[source].value = values.reduce(0, +) % 7
    case .dispose(let other): tokens[other]?.dispose()
    case nil: break
    }
  }
}
