/// A scheduler with a virtual clock that a test advances.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let results = TestObserver(query.debounce(.milliseconds(300), on: scheduler))
/// input.send(value: "tide")
/// scheduler.advance(by: .milliseconds(300))
/// #expect(results.values == ["tide"])
/// ```
///
/// Due work runs synchronously inside ``advance(by:)``, in the order of its due time, and for equal
/// times in the order of scheduling. Work that is scheduled meanwhile runs too if it becomes due.
public final class TestScheduler: Scheduler {
  private struct Entry {
    let due: Duration
    let number: Int
    let token: AnyDisposable
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var scheduled = 0

  /// The virtual time since the scheduler was made.
  public private(set) var now = Duration.zero

  /// Makes a scheduler at time zero.
  public init() {}

  deinit {}

  /// Schedules `action` to run after the time has been advanced by `delay`.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let number = scheduled
    let token = AnyDisposable { [weak self] in self?.remove(number) }
    entries.append(
      Entry(due: now + max(delay, .zero), number: number, token: token, action: action)
    )
    scheduled += 1
    return token
  }

  /// Advances the clock by `duration` and runs the work that becomes due.
  public func advance(by duration: Duration = .zero) {
    let end = now + duration
    while let index = indexOfNext(until: end) {
      let entry = entries.remove(at: index)
      guard !entry.token.isDisposed else { continue }
      now = max(now, entry.due)
      entry.token.dispose()
      entry.action()
    }
    now = end
  }

  /// Advances the clock to `time` and runs the work that becomes due.
  public func advance(to time: Duration) {
    precondition(time >= now, "advance(to:) cannot set the clock back: use rewind(to:)")
    advance(by: time - now)
  }

  /// Sets the clock back by `duration`; nothing runs, and scheduled work keeps its due time.
  ///
  /// No other scheduler does this. Use it to test code that must tolerate a clock that is set back.
  public func rewind(by duration: Duration) { now -= duration }

  /// Sets the clock back to `time`.
  ///
  /// Nothing runs, and scheduled work keeps its due time.
  public func rewind(to time: Duration) {
    precondition(time <= now, "rewind(to:) cannot advance the clock: use advance(to:)")
    now = time
  }

  /// Advances the clock until no work is scheduled, and stops at the time of the last work.
  ///
  /// The method does not return while scheduled work repeats without end.
  public func run() {
    while let last = entries.map(\.due).max() { advance(by: max(last - now, .zero)) }
  }

  /// The time of the next work, or `nil` if none is scheduled.
  var nextDue: Duration? { entries.map(\.due).min() }

  /// Removes cancelled work, so that it does not count as pending.
  private func remove(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    // The captures of the action are released after the access to the entries.
    let removed = entries.remove(at: index)
    withExtendedLifetime(removed) {}
  }

  private func indexOfNext(until end: Duration) -> Int? {
    var next: Int?
    for (index, entry) in entries.enumerated() where entry.due <= end {
      guard let best = next else {
        next = index
        continue
      }
      let isEarlier = (entry.due, entry.number) < (entries[best].due, entries[best].number)
      if isEarlier { next = index }
    }
    return next
  }
}
