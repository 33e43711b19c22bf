extension TestScheduler {
  /// Runs tasks until none can continue, then advances the clock to the next due time, and repeats
  /// both.
  ///
  /// So a task that can respond does so before a timeout is due. Does not return while work repeats
  /// without end, like ``run()``.
  public func settle() async {
    await BinderyTesting.settle()
    while let due = nextDue {
      advance(by: max(due - now, .zero))
      await BinderyTesting.settle()
    }
  }
}
