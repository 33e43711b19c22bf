extension TestScheduler {
  /// Runs tasks and scheduled work alternately until neither is left.
  ///
  /// Tasks first, until none has work left that can run; then the clock advances to the next due
  /// time, and so on: a request that fails, a pause, the next request. So a task that can answer
  /// does so before the time of a timeout. Work that repeats without end keeps it running without
  /// end, as it does ``run()``.
  public func settle() async {
    await BinderyTesting.settle()
    while let due = nextDue {
      advance(by: max(due - now, .zero))
      await BinderyTesting.settle()
    }
  }
}
