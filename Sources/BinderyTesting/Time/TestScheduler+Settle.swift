extension TestScheduler {
  /// Waits until no task has anything left to do and no work is scheduled any more, and lets the time
  /// of scheduled work pass at once.
  ///
  /// Tasks and scheduled work alternate until neither has set off the other: a request that fails, a
  /// pause, the next request. Work that repeats without end keeps it running without end, as it does
  /// ``run()``.
  public func settle() async {
    await BinderyTesting.settle()
    while hasWork {
      run()
      await BinderyTesting.settle()
    }
  }
}
