import Bindery

extension TestScheduler {
  /// Runs tasks until none can continue, then advances the clock to the next due time, and repeats
  /// both.
  ///
  /// So a task that can respond does so before a timeout is due.
  ///
  /// - Parameters:
  ///   - limit: The number of jobs and actions after which the call returns and reports to `Trace`,
  ///     because a timer repeats, or a task polls.
  ///   - file: The file for the report.
  ///   - line: The line for the report.
  public func settle(
    limit: Int = 1_000_000,
    file: StaticString = #fileID,
    line: UInt = #line
  ) async {
    var rest = limit
    while true {
      let jobs = await waitForJobs(limit: rest)
      rest -= jobs.ended
      guard jobs.areDone, rest > 0 || !hasWork else {
        let work = RunningTasks.names + [otherJobs]
        return report("settle()", after: "\(limit) jobs and actions", file, line, work)
      }
      guard hasWork else { return }
      rest -= step(limit: rest)
    }
  }

  /// Runs tasks and scheduled work until none is left; the form to pass as a function.
  @_disfavoredOverload
  public func settle() async { await settle(limit: 1_000_000) }
}
