extension TestScheduler {
  /// Waits until no task has work left that can run and no work is scheduled, and advances the clock
  /// to the time of scheduled work at once.
  ///
  /// Tasks and scheduled work run alternately until neither is left: a request that fails, a pause,
  /// the next request. The method does not return while scheduled work repeats without end, as
  /// ``run()`` does not.
  public func settle() async {
    await BinderyTesting.settle()
    while hasWork {
      run()
      await BinderyTesting.settle()
    }
  }
}
