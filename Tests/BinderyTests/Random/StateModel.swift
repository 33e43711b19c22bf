/// A model of the expected behaviour of a script with properties and observers.
///
/// It compares versions where the framework has marks, and searches where the framework has links.
final class StateModel {
  /// A node that was read, with its version then and the time of its first read without a break.
  struct Reading {
    let node: StateNode
    let version: Int
    let since: Int
  }

  struct Source {
    var value = 0
    var version = 0
  }

  struct Computed {
    var value: Int?
    var version = 0
    var readings: [Reading] = []
    /// Whether a change of the model asks for a new run, whatever it has read.
    var isForced = false
  }

  struct Observer {
    let script: StateScript.Observer
    var readings: [Reading] = []
    var isForced = false
    var isQueued = false
    var hasEnded = false
    var hasOwner = true
  }

  /// A future change of the model, on which a run and its computed properties depend.
  struct Change {
    let run: Int
    let since: Int
    var observer: Int?
    var computed: Set<Int>
    var hasHappened = false
  }

  var sources = Array(repeating: Source(), count: StateNode.sources)
  var computed = Array(repeating: Computed(), count: StateNode.computed)
  var observers: [Observer] = []
  /// The observers whose tokens the script can dispose of.
  var tokens: Set<Int> = []
  var changes: [Change] = []
  var queue: [Int] = []
  var level = 0
  var runs = 0
  var clock = 0
  var depth = 0
  var isFlushing = false
  var lifetimeHasEnded = false
  /// The computed properties that have run during the run of an observer.
  var frame: Set<Int>?

  private(set) var log: [String] = []

  init() {}

  deinit {}

  func note(_ line: String) { log.append(line) }

  // MARK: - Values

  func version(of node: StateNode) -> Int {
    switch node {
    case .source(let number): sources[number].version
    case .computed(let number): computed[number].version
    }
  }

  func value(of node: StateNode) -> Int {
    switch node {
    case .source(let number): return sources[number].value
    case .computed(let number):
      refresh(number)
      return computed[number].value ?? 0
    }
  }

  /// Whether the reader that made `readings` has to run again; computes as little as possible.
  func isOutdated(_ readings: [Reading]) -> Bool {
    if hasNewVersion(readings) { return true }
    for reading in readings {
      guard case .computed(let number) = reading.node else { continue }
      refresh(number)
      if hasNewVersion(readings) { return true }
    }
    return false
  }

  private func hasNewVersion(_ readings: [Reading]) -> Bool {
    readings.contains { version(of: $0.node) != $0.version }
  }

  private func refresh(_ number: Int) {
    let property = computed[number]
    let isDue = property.value == nil || property.isForced || isOutdated(property.readings)
    guard isDue else { return }
    computed[number].isForced = false
    frame?.insert(number)
    for index in changes.indices { changes[index].computed.remove(number) }
    var readings: [Reading] = []
    let value = StateNode.compute(number) { node in
      let value = self.value(of: node)
      readings.append(Reading(node: node, version: version(of: node), since: 0))
      return value
    }
    computed[number].readings = readings
    if computed[number].value != value { computed[number].version += 1 }
    computed[number].value = value
  }

  // MARK: - Changes

  /// Makes the observers due that depend on `nodes`, and `direct` ones, in the order of the times
  /// since which they depend on them.
  func mark(_ nodes: Set<StateNode>, direct: (observer: Int, since: Int)? = nil) {
    var reached = nodes
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for number in computed.indices where !reached.contains(.computed(number)) {
        guard computed[number].readings.contains(where: { reached.contains($0.node) }) else {
          continue
        }
        reached.insert(.computed(number))
        isGrowing = true
      }
    }
    var due: [(observer: Int, since: Int)] = []
    for (number, observer) in observers.enumerated() where !observer.isQueued {
      var turns = observer.readings.filter { reached.contains($0.node) }.map(\.since)
      if let direct, direct.observer == number { turns.append(direct.since) }
      if let since = turns.min(), !observer.hasEnded { due.append((number, since)) }
    }
    for (number, _) in due.sorted(by: { $0.since < $1.since }) {
      observers[number].isQueued = true
      queue.append(number)
    }
  }

  func open() { depth += 1 }

  /// Ends a batch: the outermost runs the observers that are due.
  func close() {
    depth -= 1
    guard depth == 0, !isFlushing else { return }
    isFlushing = true
    while !queue.isEmpty {
      let number = queue.removeFirst()
      observers[number].isQueued = false
      runIfDue(number)
    }
    isFlushing = false
  }

  private func runIfDue(_ number: Int) {
    let observer = observers[number]
    guard !observer.hasEnded, observer.isForced || isOutdated(observer.readings) else { return }
    if observer.hasOwner { run(number) } else { end(number) }
  }

  func end(_ number: Int) {
    observers[number].hasEnded = true
    observers[number].readings = []
    for index in changes.indices where changes[index].observer == number {
      changes[index].observer = nil
    }
  }
}
