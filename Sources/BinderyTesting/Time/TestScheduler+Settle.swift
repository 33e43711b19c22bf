extension TestScheduler {
  /// Waits until no task has anything left to do, runs all scheduled work, and waits again.
  ///
  /// After it everything has happened that needs no answer from outside. Work that repeats without
  /// end keeps it running without end, as it does ``run()``.
  public func settle() async {
    await BinderyTesting.settle()
    run()
    await BinderyTesting.settle()
  }
}
