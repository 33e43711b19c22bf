/// A clock that a test turns by hand.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let results = TestObserver(query.debounce(.milliseconds(300), on: scheduler))
/// input.send(value: "tide")
/// scheduler.advance(by: .milliseconds(300))
/// #expect(results.values == ["tide"])
/// ```
///
/// Work that is due runs inside ``advance(by:)``, in the order of its time, and for one time in the
/// order in which it was scheduled. Work scheduled meanwhile runs too when it falls due.
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

  /// Runs `action` when the time has been advanced by `delay`.
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

  /// Turns the clock on by `duration`, running what falls due on the way.
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

  /// Turns the clock on to `time`, running what falls due on the way.
  public func advance(to time: Duration) {
    precondition(time >= now, "advance(to:) goes forward: use rewind(to:) to go back")
    advance(by: time - now)
  }

  /// Sets the clock back by `duration`; nothing runs, and what waits keeps its time.
  ///
  /// No other scheduler does this: it is for tests of code that has to bear such a clock.
  public func rewind(by duration: Duration) { now -= duration }

  /// Sets the clock back to `time`; see ``rewind(by:)``.
  public func rewind(to time: Duration) {
    precondition(time <= now, "rewind(to:) goes back: use advance(to:) to go forward")
    now = time
  }

  /// Turns the clock on until nothing is left to do, and stops at the time of the last work.
  ///
  /// Work that repeats without end keeps it running without end.
  public func run() {
    while let last = entries.map(\.due).max() { advance(by: max(last - now, .zero)) }
  }

  /// Whether any work is scheduled.
  var hasWork: Bool { !entries.isEmpty }

  /// Removes work that was cancelled, so that it does not count as pending.
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
