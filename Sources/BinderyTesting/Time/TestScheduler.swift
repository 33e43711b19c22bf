import Bindery

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
/// Due work runs synchronously inside ``advance(by:limit:file:line:)``, in the order of its due
/// time, and for equal times in the order of scheduling. Work that is scheduled meanwhile runs too
/// if it becomes due. Work may advance the clock itself.
///
/// A call that runs work stops after a million actions, or the number that it is given, and reports
/// that to `Trace`: work may repeat without end.
public final class TestScheduler: Scheduler {
  private let queue = ActionQueue()

  /// The virtual time since the scheduler was made.
  public private(set) var now = Duration.zero

  /// Makes a scheduler at time zero.
  public init() {}

  deinit {}

  /// Schedules `action` to run after the time has been advanced by `delay`.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    queue.add(due: now.due(after: delay), action)
  }

  /// Advances the clock by `duration` and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - duration: The time that passes.
  ///   - limit: The number of actions after which the call stops and reports to `Trace`.
  ///   - file: The file for the report.
  ///   - line: The line for the report.
  public func advance(
    by duration: Duration = .zero,
    limit: Int = 1_000_000,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let end = now.adding(duration)
    var rest = limit
    while let next = queue.first, next.due <= end {
      guard rest > 0 else {
        return report("advance(by:)", after: "\(limit) actions", file, line)
      }
      rest -= 1
      run(next)
    }
    // An action may have advanced the clock further.
    now = max(now, end)
  }

  /// Advances the clock to `time` and runs the work that becomes due.
  ///
  /// - Parameters:
  ///   - time: The new time; it is not before ``now``.
  ///   - limit: The number of actions after which the call stops and reports to `Trace`.
  ///   - file: The file for the report.
  ///   - line: The line for the report.
  public func advance(
    to time: Duration,
    limit: Int = 1_000_000,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    precondition(time >= now, "advance(to:) cannot set the clock back: use rewind(to:)")
    advance(by: time - now, limit: limit, file: file, line: line)
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
  /// Work that is never due is left: that of a timeout that is switched off, for example.
  ///
  /// - Parameters:
  ///   - limit: The number of actions after which the call stops and reports to `Trace`.
  ///   - file: The file for the report.
  ///   - line: The line for the report.
  public func run(
    limit: Int = 1_000_000,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    var rest = limit
    while let next = queue.first {
      guard rest > 0 else { return report("run()", after: "\(limit) actions", file, line) }
      rest -= 1
      run(next)
    }
  }

  /// Advances the clock to the next due time and runs the work that is due then.
  ///
  /// - Parameter limit: The largest number of actions to run.
  /// - Returns: The number of actions that ran.
  func step(limit: Int) -> Int {
    guard let due = queue.first?.due else { return 0 }
    var count = 0
    while count < limit, let next = queue.first, next.due <= due {
      run(next)
      count += 1
    }
    return count
  }

  /// Whether work is scheduled that will be due.
  var hasWork: Bool { queue.first != nil }

  /// Reports that work has not ended within the limit of a call.
  func report(
    _ call: String,
    after limit: String,
    _ file: StaticString,
    _ line: UInt,
    _ work: [String] = []
  ) {
    Trace.report(
      .unfinishedWork(
        call: "TestScheduler.\(call) (\(file):\(line)) after \(limit)",
        work: work + ["\(queue.count) scheduled actions"]
      )
    )
  }

  private func run(_ action: ScheduledAction) {
    queue.remove(action)
    now = max(now, action.due)
    action.run()
  }
}
