extension TestScheduler {
  /// Waits until no task has work left that can run, runs all scheduled work, and waits again.
  ///
  /// Only work that awaits an outside event remains afterwards. The method does not return while
  /// scheduled work repeats without end, as ``run()`` does not.
  public func settle() async {
    await BinderyTesting.settle()
    run()
    await BinderyTesting.settle()
  }
}
