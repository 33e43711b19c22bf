/// A piece of code that runs again when something that it has read has changed.
@MainActor
final class Effect: Reader {
  /// After so many runs in one flush an effect is taken to feed itself.
  static let limit = 100

  @exclusivity(unchecked) private var body: (() -> Void)?
  /// The next observer that has to run.
  @exclusivity(unchecked) var nextDue: Unmanaged<Effect>?
  private let label: StaticString
  @exclusivity(unchecked) private var runsInFlush = 0
  @exclusivity(unchecked) private var lastFlush: UInt = 0

  var isDisposed: Bool { body == nil }
  override var name: String { "observe in \(label)" }

  init(_ label: StaticString, _ body: @escaping () -> Void) {
    self.label = label
    self.body = body
    super.init()
  }

  isolated deinit {}

  func start() {
    Graph.open()
    runBody()
    Graph.close()
  }

  func dispose() {
    guard let body else { return }
    self.body = nil
    dropDependencies()
    // What the closure owns goes when nothing depends on it any more.
    withExtendedLifetime(body) {}
  }

  /// Runs if something it has read is really another value.
  func runIfDue() {
    guard body != nil, freshness != .fresh else { return }
    if freshness == .stale { rerun() } else { Graph.freshen(self) }
  }

  override func rerun() {
    if runsTooOften() {
      freshness = .fresh
      Trace.report(.cycle([name, name]))
    } else {
      runBody()
    }
  }

  private func runBody() {
    guard let body else { return }
    begin()
    followingModels(body)
    end()
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
