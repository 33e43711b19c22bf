/// A piece of code that runs again when something that it has read has changed.
@MainActor
final class Effect: Reader {
  /// After so many runs in one flush an effect is taken to feed itself.
  static let limit = 100

  /// What to run; owned.
  @exclusivity(unchecked) private var work: Unmanaged<Work<Void>>?
  /// The next observer that has to run.
  @exclusivity(unchecked) var nextDue: Unmanaged<Effect>?
  @exclusivity(unchecked) var isQueued = false
  private let label: StaticString
  @exclusivity(unchecked) private var runsInFlush = 0
  @exclusivity(unchecked) private var lastFlush: UInt = 0

  var isDisposed: Bool { work == nil }
  override var name: String { "observe in \(label)" }

  init(_ label: StaticString, _ body: @escaping () -> Void) {
    self.label = label
    work = .passRetained(Work(body))
    super.init()
  }

  isolated deinit { work?.release() }

  func start() {
    Graph.open()
    runBody()
    Graph.close()
  }

  func dispose() {
    guard let work else { return }
    self.work = nil
    // It may be running, and it may be waiting to run.
    Graveyard.leave(work.takeRetainedValue())
    if isQueued { Graveyard.leave(self) }
    dropDependencies()
  }

  /// Runs if something it has read is really another value.
  func runIfDue() {
    guard work != nil, freshness != .fresh else { return }
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
    guard let work else { return }
    begin()
    followingModels(work)
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
