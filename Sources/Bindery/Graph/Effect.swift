/// A piece of code that runs again when something that it has read has changed.
@MainActor
final class Effect: GraphNode {
  /// After so many runs in one flush an effect is taken to feed itself.
  static let limit = 100

  private var body: (() -> Void)?
  private let label: StaticString
  private var runsInFlush = 0
  private var lastFlush: UInt = 0

  var isDisposed: Bool { body == nil }
  override var name: String { "observe in \(label)" }

  init(_ label: StaticString, _ body: @escaping () -> Void) {
    self.label = label
    self.body = body
    super.init()
  }

  isolated deinit {}

  func start() { run(counted: false) }

  func dispose() {
    guard body != nil else { return }
    body = nil
    dropDependencies()
  }

  override func becameSuspect() { Graph.enqueue(self) }

  func runIfDue() {
    guard body != nil, freshness != .fresh else { return }
    Graph.freshen(self)
  }

  override func recompute() { run(counted: true) }

  private func run(counted: Bool) {
    guard let body else { return }
    freshness = .fresh
    if counted, runsTooOften() {
      Trace.report(.cycle([name, name]))
      return
    }
    Graph.batch { trackingDependencies(body) }
    if isDisposed { dropDependencies() }
  }

  private func runsTooOften() -> Bool {
    if lastFlush != Graph.flush {
      lastFlush = Graph.flush
      runsInFlush = 0
    }
    runsInFlush += 1
    return runsInFlush > Effect.limit
  }
}
